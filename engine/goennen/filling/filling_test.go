package filling

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/thorough"
)

var displays = thorough.Int("displays", 1000, 10_000, "random displays and rolls that the plain search is held against")

// plain is the search as one would write it first: every die in every empty box
// with every value, asking at the end. It returns the ways by their keys.
func plain(card *catalogue.Card, written []uint8, dice Dice, aid Aid) map[uint32]Way {
	found := make(map[uint32]Way)
	now := slices.Clone(written)
	var fill func(box int, w Way)
	fill = func(box int, w Way) {
		if w.Colours() > aid.Colours || w.Steps(dice) > aid.Steps {
			return
		}
		if box == len(now) {
			if _, n := w.Used(); n > 0 && right(card, now) {
				found[w.key()] = w
			}
			return
		}
		if written[box] > 0 {
			fill(box+1, w)
			return
		}
		for die := range dice {
			if dice[die] == 0 || w[die].Value > 0 {
				continue
			}
			for v := uint8(1); v <= 6; v++ {
				next := w
				next[die] = Use{Value: v, Box: uint8(box)}
				if c := card.Boxes[box].Colour; c != catalogue.White && c != Colour(die) {
					next[die].As = c
				}
				now[box] = v
				fill(box+1, next)
				now[box] = 0
			}
		}
	}
	fill(0, Way{})
	return found
}

// right holds a full card against its print, word for word.
func right(card *catalogue.Card, values []uint8) bool {
	sum := 0
	for i, box := range card.Boxes {
		sum += int(values[i])
		switch {
		case box.Number > 0 && values[i] != box.Number,
			box.Link == catalogue.Rising && values[i] <= values[i-1],
			box.Link == catalogue.Same && values[i] != values[i-1]:
			return false
		}
	}
	return sum >= card.Sum
}

// needed leaves out the ways for which another with the same dice costs less.
func needed(all map[uint32]Way, dice Dice) map[uint32]Way {
	kept := make(map[uint32]Way)
	for k, w := range all {
		if !slices.ContainsFunc(slices.Collect(maps.Values(all)), func(o Way) bool { return w.cost(dice).over(o.cost(dice)) }) {
			kept[k] = w
		}
	}
	return kept
}

// anyRoll is a roll of five dice, some of which may not be used.
func anyRoll(r *rand.Rand) Dice {
	var dice Dice
	for i := range dice {
		if dice[i] = uint8(1 + r.IntN(6)); r.IntN(8) == 0 {
			dice[i] = 0
		}
	}
	return dice
}

// anyWritten fills some boxes of a card, keeping its links.
func anyWritten(r *rand.Rand, card *catalogue.Card) []uint8 {
	written := make([]uint8, len(card.Boxes))
	for i := range written {
		if r.IntN(3) > 0 {
			continue
		}
		if written[i] = uint8(1 + r.IntN(6)); card.Boxes[i].Number > 0 {
			written[i] = card.Boxes[i].Number
		}
		if card.Against(written) {
			written[i] = 0
		}
	}
	return written
}

// TestAgainstPlainSearch holds the ways to complete each of nine random cards
// with a random roll against the plain search.
func TestAgainstPlainSearch(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 49))
	cards := catalogue.Practice().Cards
	aids := []Aid{{}, {}, {Steps: 1}, {Colours: 1}, {Steps: 1, Colours: 1}, {Steps: 2}, {Colours: 2}, {Steps: 2, Colours: 1}}
	ways, n := 0, displays()
	for range n {
		dice, aid := anyRoll(r), aids[r.IntN(len(aids))]
		for _, at := range r.Perm(len(cards))[:9] {
			card := &cards[at]
			written := anyWritten(r, card)
			got := Complete(card, written, dice, aid)
			want := needed(plain(card, written, dice, aid), dice)
			for _, w := range got {
				if _, ok := want[w.key()]; !ok {
					t.Fatalf("%s %v with %v and %+v: %v is no way", card.ID, written, dice, aid, w)
				}
				checkWay(t, card, written, dice, aid, w)
				delete(want, w.key())
				ways++
			}
			for _, w := range want {
				t.Fatalf("%s %v with %v and %+v: %v is missing, or comes twice", card.ID, written, dice, aid, w)
			}
		}
	}
	t.Logf("%d ways on %d displays", ways, n)
}

// checkWay fills the boxes that a way names.
func checkWay(t *testing.T, card *catalogue.Card, written []uint8, dice Dice, aid Aid, w Way) {
	t.Helper()
	now := slices.Clone(written)
	for die, u := range w {
		if u.Value == 0 {
			continue
		}
		box := card.Boxes[u.Box]
		if own := Colour(die); now[u.Box] != 0 || box.Colour != catalogue.White && box.Colour != own && box.Colour != u.As {
			t.Fatalf("%s %v: %v puts a die into a wrong box", card.ID, written, w)
		}
		now[u.Box] = u.Value
	}
	if !right(card, now) || w.Steps(dice) > aid.Steps || w.Colours() > aid.Colours {
		t.Fatalf("%s %v: %v does not complete it", card.ID, written, w)
	}
}

// TestManySteps compares cards with long sums where many steps are left, on
// fewer rolls, since the plain search is slow there.
func TestManySteps(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 50))
	for _, card := range catalogue.Practice().Cards {
		dice, written := anyRoll(r), anyWritten(r, &card)
		aid := Aid{Steps: 3 + r.IntN(3), Colours: r.IntN(3)}
		got, want := Complete(&card, written, dice, aid), needed(plain(&card, written, dice, aid), dice)
		if len(got) != len(want) {
			t.Errorf("%s %v with %v and %+v: %d ways, want %d", card.ID, written, dice, aid, len(got), len(want))
		}
	}
}

func TestEntries(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 51))
	for range 200 {
		for _, card := range catalogue.Practice().Cards {
			dice, written, aid := anyRoll(r), anyWritten(r, &card), Aid{Steps: r.IntN(3), Colours: r.IntN(2)}
			want := 0
			for box := range written {
				for die, own := range dice {
					c := card.Boxes[box].Colour
					if written[box] > 0 || own == 0 || c != catalogue.White && c != Colour(die) && aid.Colours == 0 {
						continue
					}
					for v := uint8(1); v <= 6; v++ {
						now := slices.Clone(written)
						now[box] = v
						full := !slices.Contains(now, 0)
						if distance(v, own) <= aid.Steps && !card.Against(now) && (!full || right(&card, now)) {
							want++
						}
					}
				}
			}
			if got := Entries(&card, written, dice, aid); len(got) != want {
				t.Fatalf("%s %v with %v and %+v: %d entries, want %d", card.ID, written, dice, aid, len(got), want)
			}
		}
	}
}

func TestPay(t *testing.T) {
	tests := []struct {
		name  string
		price int
		dice  Dice
		aid   Aid
		ways  int
	}{
		{"three equal", 3, Dice{4, 4, 4, 1, 2}, Aid{}, 1},
		{"four equal for three", 3, Dice{4, 4, 4, 4, 2}, Aid{}, 4},
		{"three equal for four", 4, Dice{4, 4, 4, 1, 2}, Aid{}, 0},
		{"a pair and a step", 3, Dice{4, 4, 5, 1, 2}, Aid{Steps: 1}, 1},
		{"no step from 6 to 1", 3, Dice{6, 6, 1, 3, 3}, Aid{Steps: 1}, 0},
		{"two steps of one die", 3, Dice{4, 4, 6, 1, 1}, Aid{Steps: 2}, 1},
		{"a die less", 3, Dice{4, 4, 5, 1, 2}, Aid{Less: 1}, 1},
		{"three dice less: with none, one of five, and a pair", 3, Dice{4, 4, 5, 1, 2}, Aid{Less: 3}, 7},
		{"a die used already", 3, Dice{4, 0, 4, 4, 2}, Aid{}, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Pay(tt.price, tt.dice, tt.aid); len(got) != tt.ways {
				t.Errorf("%d ways: %v, want %d", len(got), got, tt.ways)
			}
		})
	}
}

// open are nine open cards, those with most ways among them.
func open() []catalogue.Card {
	var cards []catalogue.Card
	for _, id := range []string{"s14", "s28", "s21", "s16", "s05", "s09", "s17", "b19", "s08"} {
		c := catalogue.Practice()
		cards = append(cards, c.Cards[c.Find(id)])
	}
	return cards
}

func BenchmarkFullDisplay(b *testing.B) {
	cards, empty := open(), make([]uint8, catalogue.MaxBoxes)
	for _, bench := range []struct {
		name string
		aid  Aid
	}{{"plain", Aid{}}, {"3 steps, 3 colours", Aid{Steps: 3, Colours: 3}}, {"12 steps, 12 colours", Aid{Steps: 12, Colours: 12}}} {
		b.Run(bench.name, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			ways := 0
			for b.Loop() {
				dice := Dice{}
				for i := range dice {
					dice[i] = uint8(1 + r.IntN(6))
				}
				for i := range cards {
					ways += len(Complete(&cards[i], empty[:len(cards[i].Boxes)], dice, bench.aid))
				}
			}
			b.ReportMetric(float64(ways)/float64(b.N), "ways/op")
		})
	}
}
