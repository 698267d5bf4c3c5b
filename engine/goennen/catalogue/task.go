package catalogue

import (
	"fmt"
	"strings"

	"silvertray/internal/words"
)

// linkSigns between two boxes, as printed.
var linkSigns = map[string]Link{"<": Rising, "=": Same}

// Task is the upper part of a card as text: "yellow3 white < blue".
func (c *Catalogue) Task(boxes []Box) string {
	var b strings.Builder
	for i, box := range boxes {
		if i > 0 {
			b.WriteString([...]string{" ", " < ", " = "}[box.Link])
		}
		b.WriteString(c.ColourName(box.Colour))
		if box.Number > 0 {
			fmt.Fprint(&b, box.Number)
		}
	}
	return b.String()
}

// parseTask reads the text of a task.
func (c *Catalogue) parseTask(text string) ([]Box, error) {
	var boxes []Box
	link, linked := Free, ""
	for _, word := range strings.Fields(text) {
		if l, is := linkSigns[word]; is {
			if len(boxes) == 0 || linked != "" {
				return nil, words.Sorry(words.Say("%q has to stand between two boxes", word))
			}
			link, linked = l, word
			continue
		}
		box, err := c.parseBox(word)
		if err != nil {
			return nil, err
		}
		box.Link = link
		boxes, link, linked = append(boxes, box), Free, ""
	}
	switch {
	case linked != "":
		return nil, words.Sorry(words.Say("%q has to stand between two boxes", linked))
	case len(boxes) == 0:
		return nil, words.Sorry("a task has at least one box, such as white or yellow3")
	case len(boxes) > MaxBoxes:
		return nil, words.Sorry(words.Say("a task has at most %d boxes, not %d", MaxBoxes, len(boxes)))
	}
	return boxes, nil
}

// parseBox reads one box: "white", "yellow3".
func (c *Catalogue) parseBox(word string) (Box, error) {
	name := strings.TrimRight(word, "0123456789")
	box := Box{}
	if digits := word[len(name):]; digits != "" {
		if len(digits) != 1 || digits[0] < '1' || digits[0] > '0'+sides {
			return Box{}, words.Sorry(words.Say("box %s: the number is 1 to %d", word, sides))
		}
		box.Number = digits[0] - '0'
	}
	colour, ok := c.colourNamed(name)
	if !ok || colour == Joker {
		return Box{}, words.Sorry(words.Say("box %s: the colour is white or a die's: %s", word, c.dieNames()))
	}
	box.Colour = colour
	return box, nil
}

// colourNamed finds a colour by its name.
func (c *Catalogue) colourNamed(name string) (Colour, bool) {
	switch name {
	case "":
		return 0, false
	case "white":
		return White, true
	case "joker":
		return Joker, true
	}
	for i, die := range c.Colours {
		if die == name {
			return Colour(i + 1), true
		}
	}
	return 0, false
}

// dieNames lists the dice for an error.
func (c *Catalogue) dieNames() words.Phrase {
	var all []words.Phrase
	for _, die := range c.Colours {
		all = append(all, words.Phrase(die))
	}
	return words.List(all)
}
