package keypad

import "silvertray/hw"

// keys are the codes (Linux, input-event-codes.h) that stand for one of the
// four keys. On the digits of a keypad 8, 2 and 4 lie as the arrows do.
var keys = map[uint16]hw.Key{
	103: hw.Up,   // arrow
	72:  hw.Up,   // keypad 8
	37:  hw.Up,   // K
	108: hw.Down, // arrow
	80:  hw.Down, // keypad 2
	36:  hw.Down, // J
	28:  hw.OK,   // Enter
	96:  hw.OK,   // keypad Enter
	76:  hw.OK,   // keypad 5
	57:  hw.OK,   // space
	106: hw.OK,   // arrow right
	77:  hw.OK,   // keypad 6
	14:  hw.Back, // Backspace
	1:   hw.Back, // Esc
	105: hw.Back, // arrow left
	75:  hw.Back, // keypad 4
	82:  hw.Back, // keypad 0
	83:  hw.Back, // keypad point
}
