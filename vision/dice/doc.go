// Package dice reads dice in pictures: colour and value of every top face,
// where it lies, how far from the tray, and whether it is sure.
package dice
