package goennen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/thorough"
)

var statements = thorough.Int("statements", 20_000, 100_000, "statements of dice at random that the rule text is held against")

// die is how a player names a die of the table.
type die struct {
	name  string
	own   int // as it lies
	steps int
	as    string // another colour, or ""
}

func (d die) value() int { return d.own + d.steps }

func (d die) String() string {
	text := d.name
	if d.as != "" {
		text += ":" + d.as
	}
	if d.steps != 0 {
		text += fmt.Sprintf("%+d", d.steps)
	}
	return text
}

// named are the words of dice.
func named(dice []die) string {
	var all []string
	for _, d := range dice {
		all = append(all, d.String())
	}
	return strings.Join(all, " ")
}

// circles are those that dice mark, and whether each of them is on the die as a bonus
// allows it: between 1 and 6, and as a colour that is not its own.
func circles(dice []die) (steps, colours int, allowed bool) {
	seen := make(map[string]bool)
	for _, d := range dice {
		if seen[d.name] || d.value() < 1 || d.value() > 6 || d.as == d.name {
			return 0, 0, false
		}
		seen[d.name] = true
		steps += max(d.steps, -d.steps)
		if d.as != "" {
			colours++
		}
	}
	return steps, colours, true
}

// completes reports whether dice fill the boxes of a card in some order, by what is
// printed on it.
func completes(card *catalogue.Card, dice []die) bool {
	if len(dice) != len(card.Boxes) {
		return false
	}
	colours := catalogue.Practice().Colours
	var fill func(values []int, rest []die) bool
	fill = func(values []int, rest []die) bool {
		at := len(values)
		if at == len(card.Boxes) {
			return printed(card, values)
		}
		for i, d := range rest {
			counts := d.as
			if counts == "" {
				counts = d.name
			}
			box := card.Boxes[at].Colour
			if box == catalogue.White && d.as != "" || box != catalogue.White && counts != colours[box-1] {
				continue
			}
			if fill(append(slices.Clone(values), d.value()), slices.Delete(slices.Clone(rest), i, i+1)) {
				return true
			}
		}
		return false
	}
	return fill(nil, dice)
}

// printed holds the values of a full card against its numbers, signs and sum.
func printed(card *catalogue.Card, values []int) bool {
	sum := 0
	for i, b := range card.Boxes {
		sum += values[i]
		if b.Number > 0 && values[i] != int(b.Number) ||
			b.Link == catalogue.Rising && values[i] <= values[i-1] ||
			b.Link == catalogue.Same && values[i] != values[i-1] {
			return false
		}
	}
	return sum >= card.Sum
}

// pays reports whether dice are as many equal ones as a price asks for, or fewer by
// as many circles as are left.
func pays(price, less int, dice []die) bool {
	for _, d := range dice {
		if d.value() != dice[0].value() || d.as != "" {
			return false
		}
	}
	return len(dice) <= price && len(dice) >= price-less
}

// anyDice are some of the dice in any order, most of them as they lie.
func anyDice(r *rand.Rand, own [catalogue.Dice]int) []die {
	colours := catalogue.Practice().Colours
	var dice []die
	for _, i := range r.Perm(catalogue.Dice)[:r.IntN(catalogue.Dice+1)] {
		d := die{name: colours[i], own: own[i]}
		if r.IntN(2) == 0 {
			d.steps = r.IntN(5) - 2
		}
		if r.IntN(4) == 0 {
			d.as = colours[r.IntN(catalogue.Dice)]
		}
		dice = append(dice, d)
	}
	return dice
}

// TestWhateverTheRulesAllowIsTaken states dice in any order with any helps, for a card
// to be completed and for one to be bought, and holds what is taken against the
// printed card, the price and the circles that are left.
func TestWhateverTheRulesAllowIsTaken(t *testing.T) {
	r := rand.New(rand.NewPCG(14, 1))
	cards := catalogue.Practice().Cards
	taken, vain := 0, 0
	for range statements() / 200 {
		card := &cards[r.IntN(len(cards))]
		m := turn(t, 2, nil, "b18@d3! b02@c4! b06@d4!")
		if slices.Contains([]string{"b18", "b02", "b06"}, card.ID) || m.unseen(cardNamed(t, card.ID)) == 0 {
			continue // it lies elsewhere
		}
		m.lay(t, 0, card.ID+"@c3")
		left := [3]int{r.IntN(4), r.IntN(4), r.IntN(4)} // steps, colours, dice less
		m.mark(catalogue.PlusMinus, 3-left[0])
		m.mark(catalogue.OtherColour, 3-left[1])
		m.mark(catalogue.OneDieLess, 3-left[2])
		var own [catalogue.Dice]int
		values := ""
		for i := range own {
			own[i] = 1 + r.IntN(6)
			values += fmt.Sprint(own[i])
		}
		m = m.played(t, rollOf(values))
		listed := m.legal()
		for range 200 {
			dice := anyDice(r, own)
			steps, colours, allowed := circles(dice)
			within := allowed && steps <= left[0] && colours <= left[1]
			slot := r.IntN(catalogue.Places)
			price := m.game.cards.Market.Prices[0][slot]
			for first, legal := range map[string]bool{
				"complete c3":                         within && completes(card, dice),
				fmt.Sprintf("buy scoring.%d", slot+1): within && pays(price, left[2], dice),
			} {
				text := strings.TrimSpace(first + " " + named(dice))
				mv, err := m.Parse(text)
				if (err == nil) != legal {
					t.Fatalf("%s as %v with %s and %v circles left: %q is legal: %v; %v", card.ID, card.Boxes, values, left, text, legal, err)
				}
				if !legal {
					continue
				}
				taken++
				holds(t, m, mv, text)
				if !slices.Contains(listed, mv.String()) {
					vain++
					cheaper(t, listed, mv.String(), steps+colours)
				}
			}
		}
	}
	t.Logf("%d legal statements, %d of them with circles marked in vain", taken, vain)
	if taken == 0 || vain == 0 {
		t.Error("nothing was tried")
	}
}

// holds carries a move out, reads it again as it is printed, and counts the circles.
func holds(t *testing.T, m *Match, mv interface{ String() string }, stated string) {
	t.Helper()
	again, err := m.Parse(mv.String())
	if err != nil || again != mv {
		t.Fatalf("%q is printed as %q, and read again as %v: %v", stated, mv, again, err)
	}
	next, err := m.Apply(again)
	if err != nil {
		t.Fatalf("%q: %v", stated, err)
	}
	want := m.spends(again.(Move).move)
	if got := m.marked() - next.(*Match).marked(); got != -want {
		t.Fatalf("%q marks %d circles, want %d", stated, -got, want)
	}
}

// marked is how many circles all players have marked.
func (m *Match) marked() int {
	n := 0
	for i := range m.displays {
		for _, s := range m.displays[i].All() {
			n += int(s.Marked)
		}
	}
	return n
}

// cheaper holds that a choice with the same dice is listed that marks fewer circles.
func cheaper(t *testing.T, listed []string, text string, circles int) {
	t.Helper()
	bare := func(text string) string { return strings.Join(dicesOnly(text), " ") }
	for _, other := range listed {
		if bare(other) == bare(text) && marks(other) < circles {
			return
		}
	}
	t.Fatalf("%q is not listed, and nothing with the same dice that marks fewer circles", text)
}

// dicesOnly are the words of a move without the helps.
func dicesOnly(text string) []string {
	said := strings.Fields(text)
	for i, word := range said {
		if j := strings.IndexAny(word, ":+-"); j >= 0 && i > 1 {
			said[i] = word[:j]
		}
	}
	return said
}

// marks is how many circles the dice of a move mark.
func marks(text string) int {
	n := 0
	for _, word := range strings.Fields(text)[2:] {
		var steps int
		if i := strings.IndexAny(word, "+-"); i >= 0 {
			fmt.Sscanf(word[i:], "%d", &steps)
		}
		n += max(steps, -steps) + strings.Count(word, ":")
	}
	return n
}

// TestDiceInAnyOrder names the dice of a reroll, a purchase and a completion as a
// player happens to see them.
func TestDiceInAnyOrder(t *testing.T) {
	m := turn(t, 2, nil, "s06@c3 b18@d3! b02@c4!").played(t, rollOf("31415"))
	for text, want := range map[string]string{
		"reroll purple yellow":                    "reroll yellow purple",
		"reroll blue green orange":                "reroll orange green blue",
		"buy scoring.4 purple green yellow":       "",
		"buy scoring.4 blue orange":               "buy scoring.4 orange blue",
		"buy bonus.4 green purple-1":              "buy bonus.4 green purple-1",
		"buy bonus.4 purple green+1":              "buy bonus.4 green+1 purple",
		"buy scoring.1 purple-1 green":            "buy scoring.1 green purple-1",
		"buy scoring.4 yellow+1 green orange+2":   "",
		"buy scoring.4 yellow+1 green+1 purple-1": "",
		"buy scoring.4 yellow+1 green purple-1":   "buy scoring.4 yellow+1 green purple-1",
		"buy scoring.4 yellow+2 green+1 purple":   "buy scoring.4 yellow+2 green+1 purple",
	} {
		mv, err := m.Parse(text)
		switch {
		case want == "" && err == nil:
			t.Errorf("%q is taken", text)
		case want != "" && err != nil:
			t.Errorf("%q: %v", text, err)
		case want != "" && mv.String() != want:
			t.Errorf("%q is printed as %q, want %q", text, mv, want)
		}
	}
}
