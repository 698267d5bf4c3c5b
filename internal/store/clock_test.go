package store

import (
	"fmt"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
)

// jumping is a clock whose date a test sets, backwards too.
type jumping struct {
	clockwork.Clock
	date time.Time
}

func (j *jumping) Now() time.Time { return j.date }

// TestTheClockDecidesNoOrder sets the date between moves and between matches, as a box
// without a battery does that begins in 1970: matches, moves and players come back in
// the order in which they were played, and the one at the table goes on.
func TestTheClockDecidesNoOrder(t *testing.T) {
	const year = 365 * 24 * time.Hour
	for name, jumps := range map[string][]time.Duration{
		"an hour back and forth": {-time.Hour, time.Hour, -time.Hour},
		"a year back and forth":  {-year, year, -year},
		"from 1970 to today":     {-56 * year, 56 * year, 0},
		"ever back":              {-time.Hour, -year, -10 * year},
		"far ahead":              {200 * year, 0, -200 * year},
		"it stands":              {0, 0, 0},
	} {
		t.Run(name, func(t *testing.T) {
			clock := &jumping{clockwork.NewFakeClock(), begun}
			b := opened(t, Config{Folder: t.TempDir(), Clock: clock})
			for _, jump := range jumps {
				b.deal("Ana", "Ben")
				remember(b, "Ana", "Ben")
				b.play(20)
				clock.date = clock.date.Add(jump)
				b.play(20)
				if err := b.takeBack(3); err != nil {
					t.Fatal(err)
				}
				b.replace(5)
				b.play(1000)
			}
			clock.date = clock.date.Add(-year)
			b.deal("Li")
			remember(b, "Li")
			b.play(7)
			moves := b.moves
			for range 3 { // the clock jumps while the box is off
				clock.date = clock.date.Add(year / 2)
				b = b.again()
				b.stands(moves)
			}
			if got := fmt.Sprint(b.Names()); got != "[Li Ana Ben]" {
				t.Errorf("who played last: %s", got)
			}
			all, err := history(t, b.Folder).Matches(Filter{})
			if err != nil || len(all) != len(jumps)+1 {
				t.Fatalf("%d matches, %v", len(all), err)
			}
			for i, m := range all {
				if m.ID != i+1 || m.Finished != (i < len(jumps)) {
					t.Errorf("match %d: %+v", i+1, m)
				}
			}
			text, err := history(t, b.Folder).Record(1)
			if err != nil {
				t.Fatal(err)
			}
			b.readsBack(text)
		})
	}
}

func remember(b *box, players ...string) {
	b.t.Helper()
	if err := b.Remember(players); err != nil {
		b.t.Fatal(err)
	}
}

// TestTheMatchPlayedLastGoesOn though it is the oldest by the clock.
func TestTheMatchPlayedLastGoesOn(t *testing.T) {
	clock := &jumping{clockwork.NewFakeClock(), begun}
	b := opened(t, Config{Folder: t.TempDir(), Clock: clock})
	b.deal("Ana")
	b.play(4)
	clock.date = time.Unix(0, 0)
	b.deal("Ben")
	b.play(2)
	var m engine.Match = b.match
	b = b.again()
	if b.match == nil || b.match.Setup().Players[0] != m.Setup().Players[0] {
		t.Errorf("goes on with %v", b.match)
	}
	if err := b.Fetch(1); err != nil {
		t.Fatal(err)
	}
	if b = b.again(); b.match == nil || b.match.Setup().Players[0] != "Ana" {
		t.Errorf("after the first one was fetched, it goes on with %v", b.match)
	}
}
