// Package buttons reads keys that are wired to GPIO pins.
//
// Edges wake it where the kernel reports them; elsewhere it looks at the pins
// every few milliseconds. Either way the level decides, so an edge that was
// lost or doubled does no harm. Contacts are debounced here: periph's
// gpioutil.Debounce takes a time and does not use it.
package buttons
