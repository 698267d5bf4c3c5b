package filling

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/words"
)

// Words name a way as moves do, die by die in the catalogue's order: "yellow",
// "blue+1", "red:green-2".
func (w Way) Words(dice Dice, cards *catalogue.Catalogue) []string {
	var all []string
	for die, u := range w {
		if u.Value == 0 {
			continue
		}
		word := cards.Colours[die]
		if u.As != catalogue.White {
			word += ":" + cards.ColourName(u.As)
		}
		if n := int(u.Value) - int(dice[die]); n != 0 {
			word += fmt.Sprintf("%+d", n)
		}
		all = append(all, word)
	}
	return all
}

// Read is the way that words name, in whatever order, or the reason why they name
// none. No die of it has a box yet.
func Read(said []string, dice Dice, cards *catalogue.Catalogue) (Way, words.Phrase) {
	var w Way
	for _, word := range said {
		die, u, rule := readDie(word, dice, cards)
		switch {
		case rule != "":
			return Way{}, rule
		case w[die].Value > 0:
			return Way{}, words.Say("the %s die is named twice", words.Phrase(cards.Colours[die]))
		}
		w[die] = u
	}
	return w, ""
}

// readDie reads a die with what it counts as: "red:green-2".
func readDie(word string, dice Dice, cards *catalogue.Catalogue) (die int, u Use, rule words.Phrase) {
	named, steps := word, 0
	if i := strings.IndexAny(word, "+-"); i >= 0 {
		named = word[:i]
		var err error
		if steps, err = strconv.Atoi(word[i:]); err != nil || steps == 0 {
			return 0, Use{}, words.Say("%q is no number of steps: write it like %q", word[i:], "+1")
		}
	}
	name, as, other := strings.Cut(named, ":")
	if die = slices.Index(cards.Colours[:], name); die < 0 {
		return 0, Use{}, NoDie(name, cards)
	}
	phrase := words.Phrase(name)
	if other {
		colour := slices.Index(cards.Colours[:], as)
		if colour < 0 || colour == die {
			return 0, Use{}, words.Say("the %s die cannot count as %s: a bonus makes it one of the other dice", phrase, as)
		}
		u.As = Colour(colour)
	}
	if dice[die] == 0 {
		return 0, Use{}, words.Say("the %s die has been used", phrase)
	}
	value := int(dice[die]) + steps
	if value < 1 || value > sides {
		return 0, Use{}, words.Say("the %s die cannot count as %d: no bonus goes below 1 or above 6", phrase, value)
	}
	u.Value = uint8(value)
	return die, u, ""
}

// NoDie says of a name that no die has it, and which dice there are.
func NoDie(name string, cards *catalogue.Catalogue) words.Phrase {
	return words.Name(fmt.Sprintf("%q is no die: there are %s", name, strings.Join(cards.Colours[:], ", ")))
}

// Alike reports whether all dice of a way count as the same value.
func (w Way) Alike() bool {
	var value uint8
	for _, u := range w {
		if u.Value > 0 && value > 0 && u.Value != value {
			return false
		}
		value = max(value, u.Value)
	}
	return true
}

// Fit puts the dice of a way into the empty boxes of a card so that they complete
// it, and reports whether they do. A die that counts as another colour goes into a
// box of that colour.
func Fit(card *catalogue.Card, written []uint8, w Way) (Way, bool) {
	f := fit{card: card, way: w, values: slices.Clone(written)}
	return f.way, f.from(0)
}

// fit goes through the dice of a way and tries each in every empty box.
type fit struct {
	card   *catalogue.Card
	way    Way
	values []uint8
}

// from finds boxes for the dice from the nth on.
func (f *fit) from(die int) bool {
	for die < len(f.way) && f.way[die].Value == 0 {
		die++
	}
	if die == len(f.way) {
		return !slices.Contains(f.values, 0) && f.card.Completed(f.values)
	}
	for box, written := range f.values {
		as, own := recolour(f.card.Boxes[box].Colour, die)
		if written > 0 || as != f.way[die].As || own != (f.way[die].As == catalogue.White) {
			continue
		}
		f.values[box], f.way[die].Box = f.way[die].Value, uint8(box)
		if f.from(die + 1) {
			return true
		}
		f.values[box] = 0
	}
	return false
}
