package thorough_test

import (
	"flag"
	"testing"

	"silvertray/internal/thorough"
)

var tries = thorough.Int("tries", 3, 7, "tries of this test")

func TestTheEnvironmentAsksForMore(t *testing.T) {
	for environment, want := range map[string]int{"": 3, "thorough": 7} {
		t.Setenv("TESTS", environment)
		if got := thorough.Count(3, 7); got != want {
			t.Errorf("with TESTS=%q it is %d, want %d", environment, got, want)
		}
		if got := tries(); got != want {
			t.Errorf("with TESTS=%q and no flag it is %d, want %d", environment, got, want)
		}
	}
}

func TestAFlagSaysOtherwise(t *testing.T) {
	t.Setenv("TESTS", "thorough")
	if err := flag.Set("tries", "1"); err != nil {
		t.Fatal(err)
	}
	if got := tries(); got != 1 {
		t.Errorf("with -tries 1 it is %d", got)
	}
	if err := flag.Set("tries", "0"); err != nil {
		t.Fatal(err)
	}
}

func TestOnlyWhereThorough(t *testing.T) {
	t.Setenv("TESTS", "")
	went := false
	t.Run("without", func(t *testing.T) {
		thorough.Only(t)
		went = true
	})
	if went {
		t.Error("it ran without TESTS=thorough")
	}
	t.Setenv("TESTS", "thorough")
	thorough.Only(t)
}
