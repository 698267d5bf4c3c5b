// Package keepertest is the test that every ledger.Keeper passes: what comes back is
// what was last shown, whatever the disk does.
package keepertest

import (
	"math/rand/v2"
	"testing"

	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger"
	"silvertray/internal/thorough"
)

// Opened is a Keeper as it is when the box is switched on.
type Opened struct {
	Keeper ledger.Keeper
	Stored ledger.Stored
	Close  func()
}

// Open opens what a disk holds. A Keeper that needs no disk returns the same one
// each time.
type Open func(t testing.TB, disk *disktest.Disk) Opened

// Test tries a kind of storage; new is called for each match.
func Test(t *testing.T, new func() Open) {
	t.Run("restart", func(t *testing.T) { restarted(t, new()) })
	t.Run("fault", func(t *testing.T) { faulty(t, new) })
	t.Run("full disk", func(t *testing.T) { full(t, new()) })
	t.Run("power cut", func(t *testing.T) { unpowered(t, new()) })
}

// restarted switches the box off after every act.
func restarted(t *testing.T, open Open) {
	table := newTable(t, open, disktest.New(), 1)
	for range thorough.Count(200, 2000) {
		before := table.stands()
		table.act()
		table.shut()
		table.open()
		if got, want := table.stands(), table.shown; !got.equal(want) {
			t.Fatalf("after %s it comes back as\n%v\nwant\n%v\nbefore it stood at\n%v", table.did, got, want, before)
		}
	}
	table.shut()
}

// faulty fails every act on the disk in turn, once each. What was refused does not
// come back, and what is done after it does.
func faulty(t *testing.T, new func() Open) {
	refused := 0
	for n := 1; ; n++ {
		disk := disktest.New()
		table := newTable(t, new(), disk, 2)
		acts := failNth(disk, n)
		for range thorough.Count(10, 60) {
			failed := *acts < n
			err := table.act()
			if failed = failed && *acts >= n; failed {
				if err != nil {
					refused++
				}
				table.comesBack(disk, "the disk failed once")
			}
		}
		table.comesBack(disk, "the disk had failed once")
		table.shut()
		if *acts < n {
			t.Logf("%d acts on the disk failed in turn; %d acts at the table were refused then", n-1, refused)
			return
		}
	}
}

// full fails every write for a while.
func full(t *testing.T, open Open) {
	disk := disktest.New()
	table := newTable(t, open, disk, 3)
	for range 6 {
		table.act()
	}
	disk.Fail(fullDisk)
	var why error
	for range 6 {
		why = table.act()
		table.comesBack(disk, "the disk is full")
	}
	if k, ok := table.keeper.Keeper.(ledger.Offline); ok && why != nil {
		k.GoOffline(why)
		for range 6 {
			if err := table.act(); err != nil {
				t.Errorf("offline: %s: %v", table.did, err)
			}
		}
		if !k.Offline() || len(k.News()) == 0 {
			t.Error("nothing can be stored, and nothing is said")
		}
	}
	disk.Fail(nil)
	for range 6 {
		if err := table.act(); err != nil {
			t.Errorf("there is room again: %s: %v", table.did, err)
		}
	}
	table.comesBack(disk, "the disk had been full")
	table.shut()
}

// unpowered loses power between any two acts on the disk. The match comes back as it
// stood before what was under way at the table, or after it.
func unpowered(t *testing.T, open Open) {
	disk := disktest.New()
	table := newTable(t, open, disk, 4)
	type moment struct {
		acts          int
		before, after []state
		did           string
	}
	var moments []moment
	for range thorough.Count(40, 150) {
		m := moment{acts: disk.Acts()}
		without := table.stands()
		without.premoves = nil
		m.before = []state{table.settled(table.stands()), table.settled(without)}
		table.act()
		m.after, m.did = []state{table.settled(table.stands())}, table.did
		moments = append(moments, m)
	}
	end := disk.Acts()
	r := rand.New(rand.NewPCG(5, 5))
	cuts := 0
	for i, m := range moments {
		until := end
		if i+1 < len(moments) {
			until = moments[i+1].acts
		}
		for acts := m.acts; acts < until; acts++ {
			for range thorough.Count(1, 4) {
				cuts++
				table.comesBackAs(disk.Cut(acts, r), append(m.before, m.after...), "power was cut during "+m.did)
			}
		}
	}
	table.shut()
	t.Logf("%d cuts between %d acts on the disk", cuts, end)
}
