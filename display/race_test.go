//go:build race

package display

// The race detector makes drawing many times slower.
func init() { slowed = 20 }
