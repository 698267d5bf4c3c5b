package store

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
)

var games = engine.NewGames(clever.GanzSchoen, clever.Doppelt)

// begun is when the test's clock starts.
var begun = time.Date(2026, 3, 1, 18, 0, 0, 0, time.UTC)

// box is a store with a match at its table.
type box struct {
	*Store
	book  *ledger.Ledger
	t     testing.TB
	match engine.Match
	moves []string
	rand  *rand.Rand
}

// opened opens the store in a folder and goes on with what is there.
func opened(t testing.TB, c Config) *box {
	t.Helper()
	if c.Games == nil {
		c.Games = games
	}
	if c.Clock == nil {
		c.Clock = clockwork.NewFakeClockAt(begun)
	}
	s, err := Open(c)
	if err != nil {
		t.Fatal(err)
	}
	b := &box{Store: s, t: t, rand: rand.New(rand.NewPCG(1, 1))}
	t.Cleanup(func() { s.Close() })
	b.book = ledger.New(s, s.Resume("", nil))
	b.look()
	return b
}

// look stores how the match stands.
func (b *box) look() {
	b.match, b.moves = b.book.Match(), nil
	if steps := b.book.Steps(); len(steps) > 0 {
		b.moves = record.Moves(steps)
	}
}

// takeBack takes moves back.
func (b *box) takeBack(n int) error {
	err := b.book.TakeBack(n)
	b.look()
	return err
}

// deal begins a match.
func (b *box) deal(players ...string) {
	b.t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: players, Settings: map[string]string{"solo-extra": "no"}})
	if err != nil {
		b.t.Fatal(err)
	}
	if err := b.book.Deal(m); err != nil {
		b.t.Fatal(err)
	}
	b.look()
}

// play makes up to n moves at random.
func (b *box) play(n int) {
	b.t.Helper()
	for range n {
		if b.match.Ask().Over() {
			return
		}
		if err := b.move(); err != nil {
			b.t.Fatal(err)
		}
	}
}

// move makes a move at random, which does not count where it cannot be kept.
func (b *box) move() error {
	err := b.book.Play(anyMove(b.match.Ask(), b.rand))
	b.look()
	return err
}

// again closes the store and reopens it.
func (b *box) again() *box {
	b.t.Helper()
	if err := b.Close(); err != nil {
		b.t.Error(err)
	}
	c := b.Config
	c.Log = nil
	return opened(b.t, c)
}

// said is all news in one text.
func (b *box) said() string {
	var all []string
	for _, n := range b.News() {
		all = append(all, n.Title.String()+": "+n.Text.String())
	}
	return strings.Join(all, "\n")
}

// stands checks that the match came back as it stood.
func (b *box) stands(moves []string) {
	b.t.Helper()
	if b.match == nil {
		b.t.Fatalf("no match comes back; %s", b.said())
	}
	if !slices.Equal(b.moves, moves) {
		b.t.Fatalf("the match comes back after %d moves, want %d:\n%q\n%q", len(b.moves), len(moves), b.moves, moves)
	}
}

// anyMove answers an ask at random.
func anyMove(ask engine.Ask, r *rand.Rand) engine.Move {
	if ask.Choice != nil {
		moves := slices.Collect(ask.Moves)
		return moves[r.IntN(len(moves))]
	}
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
	}
	return roll
}

func contents(t testing.TB, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// filesLike are the names in a folder that match a pattern.
func filesLike(t testing.TB, folder, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, pattern))
	if err != nil {
		t.Fatal(err)
	}
	return names
}
