// Package shift measures how far a tray lies from its corners, and how much the
// light differs from what it was.
package shift
