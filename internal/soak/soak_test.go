package soak_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http/httptest"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/goennen"
	"silvertray/internal/companion"
	"silvertray/internal/companion/cards"
	"silvertray/internal/companion/session"
	"silvertray/internal/leaktest"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/internal/thorough"
)

var games = thorough.Int("soak", len(kinds), 20, "whole games to play")

// kinds of game that are played, in turn.
var kinds = []engine.Game{clever.GanzSchoen, clever.Doppelt, goennen.Practice()}

// TestSoak plays whole games. After each, the store holds every move that was
// made and none besides; after all of them, no goroutine is left over and the
// heap is as it was after the first few.
func TestSoak(t *testing.T) {
	var tally tally
	heap, routines := uint64(0), 0
	for i := range games() {
		evening(t, uint64(i), &tally)
		if t.Failed() {
			t.Fatalf("game %d", i)
		}
		if i == games()/4 {
			heap, routines = inUse(), runtime.NumGoroutine()
		}
	}
	t.Logf("%d games: %d moves, %d screens, %d power cuts, %d camera faults, %d panel faults, %d corrections, %d visits to the page",
		games(), tally.moves, tally.screens, tally.cuts, tally.blind, tally.dark, tally.corrections.Load(), tally.visits.Load())
	if !leaktest.Ended(routines) {
		t.Errorf("%d goroutines are left, %d were there", runtime.NumGoroutine(), routines)
	}
	const slack = 4 << 20 // bytes; a match and its pictures are a few hundred kilobytes
	if now := inUse(); games() >= enough && now > heap+slack {
		t.Errorf("the heap grew from %d to %d kB", heap>>10, now>>10)
	}
}

// enough games load all that is loaded once in their first quarter: the fonts
// for every panel are most of it.
const enough = 20

// inUse is the heap that is still needed.
func inUse() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// evening plays one game to its end, over as many power cuts as chance has it.
func evening(t *testing.T, seed uint64, tally *tally) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 20))
	game := kinds[seed%uint64(len(kinds))]
	start, err := game.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem", "Dia"}[:1+r.IntN(4)]})
	if err != nil {
		t.Fatal(err)
	}
	path := t.TempDir()
	for made, over := []string(nil), false; !over && !t.Failed(); {
		made, over = sitting(t, path, start, made, r, tally)
		if over {
			tally.moves += len(made)
		}
	}
}

// follower is the audience of a box.
type follower struct {
	changed func(prompt.Snapshot)
	shown   func(companion.Moment)
}

func (f *follower) Changed(s prompt.Snapshot) { f.changed(s) }
func (f *follower) Shown(m companion.Moment)  { f.shown(m) }

// usual is about how many moves a game has.
const usual = 120

// sitting plays from one start of the box to a power cut, or to the end of the
// game. It begins with what the store has, which must be what was made before,
// and returns what has been made since the game began.
func sitting(t *testing.T, path string, start engine.Match, made []string, r *rand.Rand, tally *tally) (moves []string, over bool) {
	t.Helper()
	book := open(t, path, start)
	if got := book.made(); !slices.Equal(got, made) {
		t.Fatalf("after a power cut %d moves are there, %d were made", len(got), len(made))
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	defer cancel(nil)
	table := &truth{seed: r.Uint64()}
	table.moved(len(made))
	person, clock := newPerson(table), clockwork.NewFakeClock()
	cut := len(made) + 1 + r.IntN(usual)
	requests, changed := make(chan prompt.Request), make(chan struct{})
	var latest atomic.Pointer[prompt.Snapshot]
	site := page.New(page.Config{Requests: requests, Open: true, Lookers: true, Address: func() string { return "http://box:8080" }})
	follower := &follower{
		changed: func(s prompt.Snapshot) {
			latest.Store(&s)
			site.Show(s)
		},
		shown: func(m companion.Moment) {
			tally.screens++
			table.moved(len(book.made()))
			clock.Advance(retries)
			if len(book.made()) >= cut {
				cancel(errCut)
				return
			}
			select {
			case changed <- struct{}{}:
			default: // all phones are busy
			}
			person.look(m.Screen)
		},
	}
	box := &companion.Companion{
		Table: &session.Table{
			Ledger: book.book, Game: start.Game(), Door: site.Door,
			Dealer: &cards.Piles{Seed: r.Uint64(), For: func(engine.Game) bool { return true }},
		},
		Eyes:  companion.Eyes{Dice: &eye{truth: table, chance: rand.New(rand.NewPCG(r.Uint64(), 1)), tally: tally}},
		Panel: newPanel(t, rand.New(rand.NewPCG(r.Uint64(), 2)), tally), Keys: person, Clock: clock,
		Requests: requests, Audience: follower,
	}
	server := httptest.NewServer(site.Handler())
	neighbour := advise(ctx, requests, &latest, changed, rand.New(rand.NewPCG(r.Uint64(), 5)), tally)
	phones := visit(ctx, server.URL, changed, rand.New(rand.NewPCG(r.Uint64(), 3)), tally)
	end, err := box.Run(ctx)
	cancel(nil)
	phones.Wait()
	neighbour.Wait()
	refuse(requests, server.Close)
	book.cut(t)
	if errors.Is(context.Cause(ctx), errCut) {
		tally.cuts++
		return book.made(), end.Ask().Over() // the last move may have been the one
	}
	if err != nil || !end.Score().Finished {
		t.Fatalf("the box stopped after %d moves: %v", len(book.made()), err)
	}
	return book.made(), true
}

// errCut ends a sitting.
var errCut = errors.New("the power is cut")

// retries is longer than the companion waits before it tries a panel or a
// camera again.
const retries = time.Minute
