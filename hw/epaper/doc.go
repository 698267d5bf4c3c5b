// Package epaper drives Waveshare's e-paper panels over SPI: one driver for the
// SSD16xx family, one for the UC8179, and a table that says what each panel is.
//
// A picture that differs a little is shown by a quick partial refresh, whose
// RAM writes are limited to what changed. Both image RAMs of the chip, the new
// picture and the one before, are written for it, so that no shadow of an older
// picture comes back. After a number of partial refreshes, and when the panel
// has been left alone, a full refresh cleans the glass. In between the chip
// rests without voltage on the glass.
//
// Nothing waits for ever: a panel that does not answer gives an error that says
// what to check, and is taken up again from a reset by the next picture.
//
// # Data sheets
//
// Solomon Systech SSD1680 and SSD1683, UltraChip UC8179. What they leave open
// about a panel (voltages, windows, waits) follows the byte stream of the
// vendor's own driver, as far as that is right; the table names each source.
package epaper
