package access_test

import (
	"strconv"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/page/access"
)

// TestACrowdForgivesNobody has a device ask on among many others: it is not
// forgotten, so that it would start over.
func TestACrowdForgivesNobody(t *testing.T) {
	rates := access.NewRates(clockwork.NewFakeClock())
	for range 80 {
		rates.Allow("greedy")
	}
	for i := range 20_000 {
		if !rates.Allow(strconv.Itoa(i)) {
			t.Fatalf("device %d is refused", i)
		}
		if i%1000 == 0 && rates.Allow("greedy") {
			t.Fatalf("after %d others the greedy device starts over", i)
		}
	}
}
