// Package thorough says how much the tests try: enough to trust a build on a slow
// machine, or, where the environment says TESTS=thorough, all there is.
package thorough

import (
	"flag"
	"fmt"
	"os"
	"testing"
)

// On reports whether the tests try all there is.
func On() bool { return os.Getenv("TESTS") == "thorough" }

// Count is how often a test tries something: few times, or many where it is thorough.
func Count(few, many int) int {
	if On() {
		return many
	}
	return few
}

// Int declares a test flag for a count. Where the flag is not given, the count is few,
// or many where the tests are thorough.
func Int(name string, few, many int, usage string) func() int {
	// The environment is read while the tests run: go test would take an earlier
	// result for this one if it were read before.
	given := flag.Int(name, 0, fmt.Sprintf("%s (default %d, or %d where TESTS=thorough)", usage, few, many))
	return func() int {
		if *given > 0 {
			return *given
		}
		return Count(few, many)
	}
}

// Only skips a test that is for thorough runs alone.
func Only(t testing.TB) {
	t.Helper()
	if !On() {
		t.Skip("only where TESTS=thorough: make check")
	}
}
