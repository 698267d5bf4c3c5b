package memory_test

import (
	"testing"

	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger/keepertest"
	"silvertray/internal/store/memory"
)

func TestKeeper(t *testing.T) {
	keepertest.Test(t, func() keepertest.Open {
		var k memory.Keeper
		return func(t testing.TB, _ *disktest.Disk) keepertest.Opened {
			t.Helper()
			stored, err := k.Stored()
			if err != nil {
				t.Fatal(err)
			}
			return keepertest.Opened{Keeper: &k, Stored: stored, Close: func() {}}
		}
	})
}
