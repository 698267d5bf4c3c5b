package journal_test

import (
	"testing"

	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger/keepertest"
	"silvertray/internal/store/journal"
)

func TestKeeper(t *testing.T) {
	keepertest.Test(t, func() keepertest.Open {
		return func(t testing.TB, disk *disktest.Disk) keepertest.Opened {
			t.Helper()
			j, stored, err := journal.OpenOn(disk, "/state/game.txt", keepertest.Games)
			if err != nil {
				for path, text := range disk.Files() {
					t.Logf("%s:\n%s", path, text)
				}
				t.Fatal(err)
			}
			return keepertest.Opened{Keeper: j, Stored: stored, Close: func() { j.Close() }}
		}
	})
}
