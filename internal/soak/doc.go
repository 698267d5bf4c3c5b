// Package soak is a test of whole evenings: games of every kind played through
// the companion, with a panel on a simulated bus, phones that come and go,
// cameras that fail, and power cuts.
package soak
