package store

import (
	"os"
	"testing"
)

// TestMain keeps the tests' files in memory, unless TMPDIR says where: they
// open and write thousands of times, and what a disk may do wrong is simulated.
// Started as the box that TestKilled kills, it plays instead.
func TestMain(m *testing.M) {
	if folder := os.Getenv(boxFolder); folder != "" {
		os.Exit(playUntilKilled(folder))
	}
	if os.Getenv("TMPDIR") == "" {
		if dir, err := os.MkdirTemp("/dev/shm", "store"); err == nil {
			os.Setenv("TMPDIR", dir)
			code := m.Run()
			os.RemoveAll(dir)
			os.Exit(code)
		}
	}
	os.Exit(m.Run())
}
