package display

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"unicode/utf8"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// TestNothingIsCutInAnyLanguage draws every phrase of the program in the place
// that it has on a screen, in every language and size, and looks for the last
// letter of it.
func TestNothingIsCutInAnyLanguage(t *testing.T) {
	rules := ruled(t)
	for _, l := range words.Languages {
		t.Run(string(l), func(t *testing.T) {
			for i, phrase := range spoken(t) {
				for j, s := range placesOf(phrase, rules) {
					for _, size := range inTurn(i + j) {
						c := drawnIn(l, s.screen, size)
						measure(t, c)
						shows := strings.Join(strings.Fields(l.Say(s.shows)), " ")
						if m, ok := s.screen.(prompt.Message); ok && s.shows == m.Text {
							shows = canvas.Capital(shows)
						}
						contains(c, t, shows)
						stutters(c, t)
					}
				}
			}
		})
	}
}

// TestWholeGameInEveryLanguage walks through a game and draws what it asks,
// and the sheet and the scores between.
func TestWholeGameInEveryLanguage(t *testing.T) {
	for i, m := range playthrough(t) {
		for j, l := range words.Languages {
			for _, size := range inTurn(i/8 + i + j) {
				if m.Ask().Choice != nil {
					wholeChoice(t, l, choiceOf(m, i), size)
				}
				if i%8 != 0 && !m.Ask().Over() {
					continue
				}
				sheet := drawnIn(l, prompt.Sheet{Heading: round3, Sheet: m.Sheet(0)}, size)
				measure(t, sheet)
				uncut(sheet, t)
				scores := drawnIn(l, prompt.Scores{Sheet: m.Sheet(0), Score: m.Score()}, size)
				measure(t, scores)
				uncut(scores, t)
			}
		}
	}
}

// wholeChoice draws a choice and looks for the question and for the option that
// is selected; i selects one of them.
func wholeChoice(t *testing.T, l words.Language, choice prompt.Choice, size image.Point) {
	t.Helper()
	choice.Selected %= len(choice.Options)
	c := drawnIn(l, choice, size)
	measure(t, c)
	option := choice.Options[choice.Selected]
	uncut(c, t)
	contains(c, t, l.Say(choice.Title), l.Say(option.Text), l.Say(words.List(option.Brings)))
}

// TestEveryLetterIsDrawn looks for letters that a font lacks and shows as a
// box. The tiny one, which has capitals alone, writes colours and scores.
func TestEveryLetterIsDrawn(t *testing.T) {
	letters := "áéíóúñ¡¿àèìòùäöüßÁÉÍÓÚÑÀÈÌÒÙÄÖÜ"
	for _, l := range words.Languages {
		for _, phrase := range spoken(t) {
			letters += l.Say(phrase)
		}
	}
	for _, f := range []*font.Face{font.Of(font.Regular, 10), font.Of(font.Regular, 13), font.Of(font.Bold, 16)} {
		draws(t, f, letters)
	}
	for _, l := range words.Languages {
		for _, phrase := range []words.Phrase{"white", "yellow", "blue", "green", "orange", "purple", fiveColumns[len(fiveColumns)-1].Title, "Total"} {
			draws(t, font.Tiny, l.Say(phrase))
		}
	}
}

// draws tells the letters for which a face shows the box of an unknown one.
func draws(t *testing.T, f *font.Face, letters string) {
	t.Helper()
	missing := fmt.Sprint(f.Glyph(utf8.MaxRune).Dots)
	for _, r := range strings.Join(strings.Fields(letters), "") {
		if got := fmt.Sprint(f.Glyph(r).Dots); got == missing || got == "[]" {
			t.Errorf("with capitals of %d pixels, %c has no glyph", f.Cap, r)
		}
	}
}

// shown is a screen and what must be read on it.
type shown struct {
	screen prompt.Prompt
	shows  words.Phrase
}

// placesOf draws a phrase where the program has it: hints at the foot,
// questions on top, sentences as notes.
func placesOf(phrase words.Phrase, rules map[words.Phrase]bool) []shown {
	p := filled(phrase)
	if rules[phrase] {
		if strings.HasPrefix(string(phrase), "is ") || strings.HasPrefix(string(phrase), "has ") ||
			strings.HasPrefix(string(phrase), "needs ") || strings.HasPrefix(string(phrase), "takes ") {
			p = words.Say("%s %s", "orange.11", p)
		}
		p = words.Say("%s.", p)
		return []shown{{prompt.Message{Title: "That does not fit", Text: p, Keys: "any key: back"}, p}}
	}
	heading := prompt.Heading{Player: "Ana", Round: 6, Rounds: 6}
	dice := []prompt.Seen{{Colour: "white", Value: 1}, {Colour: "yellow", Value: 2, Doubt: true}, {Colour: "blue", Value: 3}, {Colour: "green", Value: 4}, {Colour: "orange", Value: 5}, {Colour: "purple", Value: 6}}
	switch text := string(phrase); {
	case strings.ContainsAny(text, "▲◄") || strings.HasPrefix(text, "OK ") && !strings.HasSuffix(text, "."):
		return nil // TestHintsAreWhole has them together
	case strings.Contains(text, "\n"):
		return []shown{{prompt.Message{Title: "The table cannot be seen", Text: p}, p}}
	case strings.HasSuffix(text, ".") || strings.Contains(text, ". "):
		return []shown{
			{prompt.Waiting{Heading: heading, Title: "Second roll", Dice: sixDice, Note: p}, p},
			{prompt.Check{Heading: heading, Title: "Second roll", Dice: dice, Cursor: 1, Note: p}, p},
			{prompt.Message{Title: "That does not fit", Text: p}, p},
		}
	case strings.HasSuffix(text, "?"):
		return []shown{{prompt.Choice{Heading: heading, Title: p, Faces: lyingDice, Options: []engine.Label{{Text: "white"}}}, p}}
	}
	places := []shown{
		{prompt.Menu{Title: "Settings", Items: []prompt.Item{{Text: p, Value: "white on black"}, {Text: "Panel", Value: "now"}}}, p},
		{prompt.Menu{Title: "Settings", Items: []prompt.Item{{Text: "Panel", Value: p}}}, p},
	}
	if strings.HasPrefix(string(phrase), "The ") || strings.HasPrefix(string(phrase), "That ") {
		places = append(places, shown{prompt.Message{Title: p, Text: "white"}, p})
	}
	return places
}

// filled gives a format the longest arguments that it may get.
func filled(phrase words.Phrase) words.Phrase {
	var args []any
	dice := []words.Phrase{"orange"}
	if strings.Contains(string(phrase), "dice") {
		dice = []words.Phrase{"yellow", "orange", "purple"}
	}
	for i := strings.Index(string(phrase), "%"); i >= 0 && i+1 < len(phrase); {
		switch phrase[i+1] {
		case 'd':
			args = append(args, 12)
		case 'q':
			args = append(args, "extra yellow yellow.d4")
		default:
			args = append(args, words.And(dice))
		}
		next := strings.Index(string(phrase[i+1:]), "%")
		if next < 0 {
			break
		}
		i += 1 + next
	}
	return words.Say(phrase, args...)
}

// TestHintsAreWhole draws what the keys do on the screens that have most of it.
func TestHintsAreWhole(t *testing.T) {
	for name, screen := range screens {
		for _, l := range words.Languages {
			for _, size := range sizes {
				for _, p := range drawnIn(l, screen, size).Placed {
					if strings.Contains(p.Text, "…") && strings.ContainsAny(p.Text, "▲◄") {
						t.Errorf("%s in %s at %v: the keys end in %q", name, l, size, p.Text)
					}
				}
			}
		}
	}
}

// uncut looks for texts that were shortened.
func uncut(c *canvas.Canvas, t *testing.T) {
	t.Helper()
	for _, p := range c.Placed {
		if strings.HasSuffix(p.Text, "…") {
			t.Errorf("%v in %s: %q is cut", c.Bounds().Max, c.Language, p.Text)
		}
	}
}

func drawnIn(l words.Language, screen prompt.Prompt, size image.Point) *canvas.Canvas {
	c := canvas.New(size)
	c.Language = l
	screenOf(screen).Draw(c)
	return c
}
