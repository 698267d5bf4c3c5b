// Package keypad reads a keyboard or a USB keypad through Linux's input
// events, without a terminal. It may be unplugged and plugged in again.
//
// Events come as fixed records from a device file (Linux, input.h, struct
// input_event), and what a device can do is text in /sys, so no library is
// needed: those for Go are no longer maintained, or need C.
package keypad
