package store

import (
	"os"
	"testing"
)

// TestMain keeps the tests' files in memory where there is room: they open and
// write thousands of times, and what a disk may do wrong is simulated.
func TestMain(m *testing.M) {
	if dir, err := os.MkdirTemp("/dev/shm", "store"); err == nil {
		os.Setenv("TMPDIR", dir)
		code := m.Run()
		os.RemoveAll(dir)
		os.Exit(code)
	}
	os.Exit(m.Run())
}
