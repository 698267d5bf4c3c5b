// Package buttons reads keys that are wired to GPIO pins.
//
// Where the kernel reports edges it waits for them; elsewhere it polls the pins
// every few milliseconds. Either way the level decides, so a lost or doubled edge
// does no harm. Contacts are debounced here, since periph's gpioutil.Debounce
// ignores its debounce time.
package buttons
