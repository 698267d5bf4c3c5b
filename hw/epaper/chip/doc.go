// Package chip simulates e-paper panels at the level of the bus: a chip behind
// periph's SPI and GPIO interfaces that takes commands, windows and cursors,
// holds both image RAMs, keeps BUSY as long as a panel would, and shows what a
// person would see, shadows included.
//
// It shares no code and no table with the driver, so that a mistake cannot be
// made in both at once. It is strict: what a data sheet leaves open goes
// against whoever relies on it, and [Chip.Complaints] names what a real chip
// would pass over.
package chip
