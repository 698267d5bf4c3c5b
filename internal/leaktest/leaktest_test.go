package leaktest_test

import (
	"runtime"
	"testing"

	"silvertray/internal/leaktest"
)

func TestEndedWaitsForAGoroutine(t *testing.T) {
	before := runtime.NumGoroutine()
	stop := make(chan struct{})
	go func() { <-stop }()
	if runtime.NumGoroutine() <= before {
		t.Fatal("no goroutine was begun")
	}
	close(stop)
	if !leaktest.Ended(before) {
		t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
	}
}
