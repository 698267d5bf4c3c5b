package catalogue

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/internal/words"
)

// maxBytes bounds a catalogue as read; a whole one has about 8,000.
const maxBytes = 1 << 18

// version is that of the file's form.
const version = "1"

// lineIn matches where the decoder says that it gave up.
var lineIn = regexp.MustCompile(`line (\d+)`)

// lineOf is the line that a decoder's error names, the first where it names none.
func lineOf(err error) int {
	if m := lineIn.FindStringSubmatch(err.Error()); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil {
			return n
		}
	}
	return 1
}

// Parse reads a catalogue. Where something is missing or wrong the error is of
// type Faults and lists all of it; the catalogue then has what could be read, nil
// only where the text is no catalogue at all. A card with a fault of its own is
// left out.
func Parse(from io.Reader) (*Catalogue, error) {
	text, err := io.ReadAll(io.LimitReader(from, maxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read the catalogue: %w", err)
	}
	if len(text) > maxBytes {
		return nil, words.Sorry(words.Say("this is no catalogue: it is longer than %d bytes", maxBytes))
	}
	var top yaml.Node
	if err := yaml.Unmarshal(text, &top); err != nil {
		return nil, words.Sorry(words.Say("the catalogue cannot be read from line %d on; copy the form of a line that reads well", lineOf(err)))
	}
	if len(top.Content) != 1 || top.Content[0].Kind != yaml.MappingNode {
		return nil, words.Sorry(words.Say("this is no catalogue: it begins with the line %q", "silvertray-catalogue: "+version))
	}
	r := reader{Catalogue: new(Catalogue)}
	r.top(top.Content[0])
	if len(r.faults) > 0 {
		return r.Catalogue, r.faults
	}
	return r.Catalogue, nil
}

// reader is a catalogue being read.
type reader struct {
	*Catalogue
	faults Faults
}

// wrong notes a fault.
func (r *reader) wrong(line int, card, field string, problem words.Phrase) {
	r.faults = append(r.faults, Fault{Line: line, Card: card, Field: field, Problem: problem})
}

// fields splits a mapping, noting keys that are unknown or come twice.
func (r *reader) fields(node *yaml.Node, card string, known ...string) map[string]*yaml.Node {
	all := make(map[string]*yaml.Node)
	for i := 0; i+1 < len(node.Content); i += 2 {
		key := node.Content[i]
		switch {
		case !slices.Contains(known, key.Value):
			r.wrong(key.Line, card, key.Value, words.Say("there is no such field: there are %s", strings.Join(known, ", ")))
		case all[key.Value] != nil:
			r.wrong(key.Line, card, key.Value, "comes twice")
		default:
			all[key.Value] = node.Content[i+1]
		}
	}
	return all
}

// top reads the whole file: the dice first, which the cards are made of.
func (r *reader) top(node *yaml.Node) {
	all := r.fields(node, "", "silvertray-catalogue", "name", "title", "practice", "dice", "market", "cards")
	if v := all["silvertray-catalogue"]; v == nil || v.Value != version {
		r.wrong(node.Line, "", "silvertray-catalogue", words.Say("this program reads version %s", version))
	}
	r.Name = r.word(all["name"], node.Line, "", "name")
	if t := all["title"]; t != nil {
		r.Title = t.Value
	}
	if p := all["practice"]; p != nil {
		r.Practice = p.Value == "true"
		if p.Value != "true" && p.Value != "false" {
			r.wrong(p.Line, "", "practice", "is true or false")
		}
	}
	if !plainText(r.Title) {
		r.wrong(node.Line, "", "title", "is a short text of letters, without line breaks")
	}
	r.dice(all["dice"], node.Line)
	r.market(all["market"], node.Line)
	r.cards(all["cards"], node.Line)
}

// dice reads the colours of the dice.
func (r *reader) dice(node *yaml.Node, line int) {
	if node == nil || node.Kind != yaml.SequenceNode || len(node.Content) != Dice {
		r.wrong(line, "", "dice", words.Say("are the colours of the %d dice, such as [yellow, orange, green, blue, red]", Dice))
		return
	}
	for i, die := range node.Content {
		switch {
		case !IsColour(die.Value):
			r.wrong(die.Line, "", "dice", words.Say("%q is no colour: write a word of small letters, not white or joker", die.Value))
		case slices.Contains(r.Colours[:], die.Value):
			r.wrong(die.Line, "", "dice", words.Say("%s is named twice", words.Phrase(die.Value)))
		default:
			r.Colours[i] = die.Value
		}
	}
}

// market reads arrow and prices.
func (r *reader) market(node *yaml.Node, line int) {
	if node == nil || node.Kind != yaml.MappingNode {
		r.wrong(line, "", "market", "is missing: it has the prices of each place, scoring and bonus, from the left")
		return
	}
	all := r.fields(node, "", "arrow", "scoring", "bonus")
	if arrow := all["arrow"]; arrow != nil {
		r.Market.Left = arrow.Value == "left"
		if arrow.Value != "left" && arrow.Value != "right" {
			r.wrong(arrow.Line, "", "market.arrow", "is right or left, the way that cards are shifted")
		}
	}
	for row, name := range Decks {
		prices := all[name]
		if prices == nil || prices.Kind != yaml.SequenceNode || len(prices.Content) != Places {
			r.wrong(node.Line, "", "market."+name, words.Say("are the prices of the %d places from the left, such as [4, 4, 3, 3]", Places))
			continue
		}
		for i, p := range prices.Content {
			if p.Value != "3" && p.Value != "4" {
				r.wrong(p.Line, "", "market."+name, words.Say("%q: a card costs 3 or 4 equal dice", p.Value))
				continue
			}
			r.Market.Prices[row][i] = int(p.Value[0] - '0')
		}
	}
}

// number reads a whole number between two bounds, ordinary where it is missing.
func (r *reader) number(node *yaml.Node, card, field string, ordinary, low, high int) int {
	if node == nil {
		return ordinary
	}
	n, err := strconv.Atoi(node.Value)
	if err != nil || n < low || n > high {
		r.wrong(node.Line, card, field, words.Say("%q is no whole number from %d to %d", node.Value, low, high))
		return ordinary
	}
	return n
}

// word reads a name of one word.
func (r *reader) word(node *yaml.Node, line int, card, field string) string {
	if node == nil || !IsName(node.Value) {
		r.wrong(line, card, field, words.Say("is one word of at most %d small letters, digits and hyphens", maxWord))
		return ""
	}
	return node.Value
}
