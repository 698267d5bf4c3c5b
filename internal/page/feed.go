package page

import (
	"crypto/rand"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"silvertray/internal/prompt"
)

// feed holds the last snapshot and tells watchers that there is a new one.
type feed struct {
	mu       sync.Mutex
	last     prompt.Snapshot
	run      string // names the count of snapshots, which starts over with a box
	watchers map[chan struct{}]bool
}

// show takes the next snapshot. A watcher that has not seen the one before
// sees only the last.
func (f *feed) show(s prompt.Snapshot) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if s.Number <= f.last.Number || f.run == "" {
		f.run = rand.Text()[:8]
	}
	f.last = s
	f.wake()
}

// wake must be called with the lock held.
func (f *feed) wake() {
	for w := range f.watchers {
		select {
		case w <- struct{}{}:
		default: // woken already
		}
	}
}

// Stir has all who look fetch the page anew, though the snapshot is the same: its
// address has changed.
func (p *Page) Stir() { p.feed.stir() }

// stir wakes the watchers though the snapshot is the same.
func (f *feed) stir() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.wake()
}

func (f *feed) latest() prompt.Snapshot {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.last
}

// stamp names the last snapshot for devices: the run and the snapshot's
// number, so that what a phone remembers of an earlier run is known to be old.
func (f *feed) stamp() string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return fmt.Sprintf("%s-%d", f.run, f.last.Number)
}

// number is the snapshot's number in a stamp of this run; 0, older than any,
// in others.
func (f *feed) number(stamp string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	run, digits, _ := strings.Cut(stamp, "-")
	n, err := strconv.Atoi(digits)
	if err != nil || run != f.run {
		return 0
	}
	return n
}

// watch returns a channel that is woken by each snapshot, until leave.
func (f *feed) watch() (woken <-chan struct{}, leave func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.watchers == nil {
		f.watchers = make(map[chan struct{}]bool)
	}
	w := make(chan struct{}, 1)
	f.watchers[w] = true
	return w, func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		delete(f.watchers, w)
	}
}
