// Package leaktest finds goroutines that outlive the tests that began them.
package leaktest

import (
	"fmt"
	"os"
	"runtime"
	"runtime/pprof"
	"testing"
	"time"
)

// patience is how long goroutines may take to end that have been told to. An idle
// machine needs no more than a moment.
const patience = time.Minute

// Main runs the tests of a package, for its TestMain, and returns the exit status:
// tests that pass fail all the same where goroutines of theirs are left.
func Main(m *testing.M) int {
	before := runtime.NumGoroutine()
	status := m.Run()
	if status == 0 && !Ended(before) {
		fmt.Fprintf(os.Stderr, "%d goroutines are left, %d were there before the tests:\n", runtime.NumGoroutine(), before)
		_ = pprof.Lookup("goroutine").WriteTo(os.Stderr, 1) // the status says enough without it
		return 1
	}
	return status
}

// Ended waits until no more goroutines are left than before, and reports whether that
// has come.
func Ended(before int) bool {
	return Settled(func() bool { return runtime.NumGoroutine() <= before })
}

// Settled waits for a condition that only the end of some goroutines brings about, and
// reports whether it has come. Nothing tells when a goroutine has ended, so Settled asks
// again and makes way for the others in between.
func Settled(condition func() bool) bool {
	for began := time.Now(); time.Since(began) < patience; runtime.Gosched() {
		if condition() {
			return true
		}
	}
	return false
}
