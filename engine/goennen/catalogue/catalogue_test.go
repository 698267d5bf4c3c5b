package catalogue

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestPracticeDeckHasEverything(t *testing.T) {
	c := Practice()
	if !c.Practice {
		t.Error("the practice deck does not say that it is one")
	}
	kinds, links, sums, printed, coloured := map[Kind]int{}, map[Link]bool{}, 0, 0, 0
	for _, card := range c.Cards {
		kinds[card.Reward.Kind]++
		sums += min(card.Sum, 1)
		for _, box := range card.Boxes {
			links[box.Link] = true
			printed += min(int(box.Number), 1)
			coloured += min(int(box.Colour), 1)
		}
	}
	if len(kinds) != len(Kinds) || len(links) != 3 || sums == 0 || printed == 0 || coloured == 0 {
		t.Errorf("kinds %v, links %v, %d sums, %d printed numbers, %d coloured boxes", kinds, links, sums, printed, coloured)
	}
	if c.Count(Scoring) != 29 || c.Count(Bonus) != 20 {
		t.Errorf("%d scoring and %d bonus cards", c.Count(Scoring), c.Count(Bonus))
	}
}

func TestPrintAndParse(t *testing.T) {
	c := Practice()
	again, err := Parse(strings.NewReader(c.String()))
	if err != nil || !again.Equal(c) {
		t.Fatalf("printed and parsed: %v\n%s", err, c)
	}
}

// card parses the practice deck with a line instead of its first card, and
// returns the faults.
func faultsWith(t *testing.T, line string) Faults {
	t.Helper()
	text := practice
	start := strings.Index(text, "  - {id: s01")
	end := start + strings.Index(text[start:], "\n")
	_, err := Parse(strings.NewReader(text[:start] + line + text[end:]))
	var faults Faults
	if err != nil && !errors.As(err, &faults) {
		t.Fatal(err)
	}
	return faults
}

func TestFaultsOfACard(t *testing.T) {
	tests := []struct{ name, line, want string }{
		{"no deck", `{id: s01, colour: yellow, task: white, reward: full-lines, points: 1}`, "s01: deck: is one of scoring, bonus"},
		{"no id", `{deck: scoring, colour: yellow, task: white, reward: full-lines, points: 1}`, "card 1: id: is one word"},
		{"an id twice", `{id: s02, deck: scoring, colour: yellow, task: white, reward: full-lines, points: 1}`, "s02: id: is another card's already"},
		{"no such colour", `{id: s01, deck: scoring, colour: pink, task: white, reward: full-lines, points: 1}`, "s01: colour: is a die's, or joker: yellow,"},
		{"white is no card's colour", `{id: s01, deck: scoring, colour: white, task: white, reward: full-lines, points: 1}`, "s01: colour: is a die's"},
		{"a joker that scores", `{id: s01, deck: scoring, colour: joker, task: white, reward: full-lines, points: 1}`, "s01: colour: is joker on cards with the reward colour-joker"},
		{"no task", `{id: s01, deck: scoring, colour: yellow, reward: full-lines, points: 1}`, "s01: task: a task has at least one box"},
		{"a box of no colour", `{id: s01, deck: scoring, colour: yellow, task: white 3, reward: full-lines, points: 1}`, "s01: task: box 3: the colour is white or a die's"},
		{"a box of 7", `{id: s01, deck: scoring, colour: yellow, task: white7, reward: full-lines, points: 1}`, "s01: task: box white7: the number is 1 to 6"},
		{"a link at the end", `{id: s01, deck: scoring, colour: yellow, task: white <, reward: full-lines, points: 1}`, `s01: task: "<" has to stand between two boxes`},
		{"two links", `{id: s01, deck: scoring, colour: yellow, task: white < = white, reward: full-lines, points: 1}`, `s01: task: "=" has to stand between two boxes`},
		{"13 boxes", `{id: s01, deck: scoring, colour: yellow, task: ` + strings.Repeat("white ", 13) + `, reward: full-lines, points: 1}`, "s01: task: a task has at most 12 boxes, not 13"},
		{"a chain of seven", `{id: s01, deck: scoring, colour: yellow, task: white < white < white < white < white < white < white, reward: full-lines, points: 1}`, "s01: task: no dice can fill"},
		{"a 5 below a 5", `{id: s01, deck: scoring, colour: yellow, task: white5 < white5, reward: full-lines, points: 1}`, "s01: task: no dice can fill"},
		{"a 6 in the middle of a chain", `{id: s01, deck: scoring, colour: yellow, task: white < white6 < white, reward: full-lines, points: 1}`, "s01: task: no dice can fill"},
		{"a 1 equal to a 2", `{id: s01, deck: scoring, colour: yellow, task: white1 = white = white2, reward: full-lines, points: 1}`, "s01: task: no dice can fill"},
		{"a sum out of reach", `{id: s01, deck: scoring, colour: yellow, task: white white, sum: 13, reward: full-lines, points: 1}`, "s01: sum: no dice can reach 13: the boxes add up to 12 at most"},
		{"a sum out of a chain's reach", `{id: s01, deck: scoring, colour: yellow, task: white < white, sum: 12, reward: full-lines, points: 1}`, "s01: sum: no dice can reach 12: the boxes add up to 11 at most"},
		{"no reward", `{id: s01, deck: scoring, colour: yellow, task: white}`, "s01: reward: is one of line-completed,"},
		{"a reward of the other deck", `{id: s01, deck: scoring, colour: yellow, task: white, reward: second-die}`, "s01: reward: second-die is on cards of the bonus deck"},
		{"no points", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines}`, "s01: points: is missing"},
		{"points in letters", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines, points: two}`, `s01: points: "two" is no whole number from 1 to 50`},
		{"no colour that counts", `{id: s01, deck: scoring, colour: yellow, task: white, reward: per-colour, points: 2}`, "s01: of: is the colour of the cards that count"},
		{"a colour that nothing counts", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines, of: blue, points: 2}`, "s01: of: belongs to the rewards per-colour and adjacent-colour only"},
		{"uses of a scoring card", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines, uses: 3, points: 2}`, "s01: uses: has no place"},
		{"an unknown field", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines, points: 2, price: 3}`, "s01: price: there is no such field"},
		{"no card", `what`, "card 1: a card is written like the others"},
		{"a card missing", `{id: b00, deck: bonus, colour: yellow, task: white, reward: second-die}`, "cards: the scoring deck has 29 cards with its copies, 28 are entered"},
		{"none", `{id: s01, deck: scoring, colour: yellow, task: white, reward: full-lines, points: 2}`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			faults := faultsWith(t, "  - "+tt.line)
			if tt.want == "" && len(faults) > 0 || tt.want != "" && !strings.Contains(faults.Error(), tt.want) {
				t.Errorf("got\n%v\nwant %s", faults, tt.want)
			}
			for _, f := range faults {
				if f.Line < 1 {
					t.Errorf("%v has no line", f)
				}
			}
		})
	}
}

func TestFaultsOfTheRest(t *testing.T) {
	tests := []struct{ name, old, new, want string }{
		{"version", "catalogue: 1", "catalogue: 2", "this program reads version 1"},
		{"name", "name: practice", "name: My Box", "name: is one word"},
		{"four dice", "blue, purple]", "blue]", "dice: are the colours of the 5 dice"},
		{"a white die", "blue, purple]", "blue, white]", `"white" is no colour`},
		{"a die twice", "blue, purple]", "blue, green]", "green is named twice"},
		{"price", "scoring: [4, 4,", "scoring: [4, 5,", `market.scoring: "5": a card costs 3 or 4 equal dice`},
		{"prices", "bonus: [4, 4, 3, 3]", "bonus: [4, 3, 3]", "market.bonus: are the prices of the 4 places"},
		{"arrow", "arrow: right", "arrow: up", "market.arrow: is right or left"},
		{"practice", "practice: true", "practice: perhaps", "practice: is true or false"},
		{"key twice", "practice: true", "practice: true\npractice: true", "practice: comes twice"},
		{"no list", "cards:", "cards: []\nmore:", "there is no such field"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(practice, tt.old, tt.new, 1)
			if _, err := Parse(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %s", err, tt.want)
			}
		})
	}
}

// TestHalfFilled reads what an owner has on the first evening.
func TestHalfFilled(t *testing.T) {
	text := practice[:strings.Index(practice, "  - {id: s08")] + "  - {id: s08, deck: scoring}\n"
	c, err := Parse(strings.NewReader(text))
	var faults Faults
	if !errors.As(err, &faults) || c == nil || len(c.Cards) != 7 {
		t.Fatalf("%v, %v", c, err)
	}
	for _, want := range []string{"s08: colour", "s08: task", "s08: reward", "29 cards with its copies, 7 are", "20 cards with its copies, 0 are"} {
		if !slices.ContainsFunc(faults, func(f Fault) bool { return strings.Contains(f.Error(), want) }) {
			t.Errorf("no fault says %q:\n%v", want, faults)
		}
	}
	again, err := Parse(strings.NewReader(c.String()))
	if again == nil || !again.Equal(c) || err == nil {
		t.Errorf("what was read does not print and parse: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	for _, line := range []string{
		"cards: [{id: s1, deck: scoring, colour: blue, task: white < orange3 <, reward: points, points: 2}]",
		"market: {arrow: right, scoring: [4, 4, 3, 3], bonus: [4, 4, 3, 3]}", "practice: true",
	} {
		f.Add("silvertray-catalogue: 1\n" + line) // short: the whole deck would only be made smaller
	}
	f.Add("silvertray-catalogue: 1\nname: x\ndice: [a, b, c, d, e]\ncards:\n  - {id: s, deck: scoring}")
	f.Add("a: &a [*a, *a]")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(strings.NewReader(text))
		if c == nil {
			if err == nil {
				t.Fatal("neither catalogue nor error")
			}
			return
		}
		again, second := Parse(strings.NewReader(c.String()))
		if err == nil && (second != nil || !again.Equal(c)) {
			t.Fatalf("%v\n%s", second, c)
		}
	})
}
