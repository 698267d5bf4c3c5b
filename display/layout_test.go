package display

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// hard screens carry more and longer words than any game has.
var hardScreens = map[string]prompt.Prompt{
	"start": prompt.Start{Title: repeated("Doppelt so clever ", 5), Items: numbered("New game with the settings of last time", 40), Selected: 39},
	"waiting": prompt.Waiting{
		Heading: longHeading, Title: repeated("Roll again ", 12), Dice: append(sixDice, "aquamarine", "maroon"),
		Seen: []prompt.Seen{{Colour: "chartreuse", Value: 7}, {Colour: "white", Value: 1, Doubt: true}},
		Note: repeated("Two dice look green. Move them apart. ", 12), Keys: repeated("OK look ", 30),
	},
	"check": prompt.Check{
		Heading: longHeading, Title: repeated("Is this the roll? ", 6),
		Dice:   []prompt.Seen{{Colour: "chartreuse", Doubt: true}, {Colour: "white", Value: 6, Doubt: true}, {Value: 9}, {Colour: "green", Value: 2, Doubt: true}, {Colour: "orange", Value: 6, Doubt: true}, {Colour: "purple", Value: 4, Doubt: true}},
		Cursor: 1, Editing: true, Near: append(sixDice, sixDice...), Note: repeated("Glare. ", 80),
	},
	"choice-first": longChoice(0),
	"choice-mid":   longChoice(13),
	"choice-last":  longChoice(29),
	"sheet-open":   prompt.Sheet{Heading: longHeading, Sheet: sheetAt("").Sheet, Keys: "◄ back"},
	"scores": prompt.Scores{Sheet: fiveAreas, Keys: "OK menu", Score: engine.Score{Columns: fiveColumns, Total: engine.Sum(), Finished: true, Winners: []string{longName, longName, "Li"}, Players: []engine.PlayerScore{
		{Name: longName, Areas: points(-120, 1000, 2, 3, 4), Counts: counting(10, -1200), Total: 12345},
		{Name: longName}, {Name: "Li"}, {Name: ""}, {Name: longName}, {Name: longName}, {Name: longName}, {Name: longName}, {Name: longName},
	}}},
	"solo": prompt.Scores{Score: engine.Score{Finished: true, Players: []engine.PlayerScore{{Name: longName, Areas: points(1, 2, 3, 4, 5), Total: 123456,
		Rating: &engine.Rating{Stars: 17, Words: repeated("Brilliant! ", 60)}}}}},
	"menu": prompt.Menu{Title: words.Phrase(longName), Note: repeated("Many words. ", 30), Selected: 20, Keys: words.Phrase(longName), Items: func() (items []prompt.Item) {
		for _, text := range numbered("Extra dice in a solo passive turn and more", 30) {
			items = append(items, prompt.Item{Text: text, Value: words.Phrase(longName)})
		}
		return items
	}()},
	"naming": prompt.Naming{Title: words.Phrase(longName), Name: longName, Wheel: []words.Phrase{"a", words.Phrase(longName), "m", "done"}, At: 1, Keys: words.Phrase(longName)},
	"view": prompt.View{Title: words.Phrase(longName), Note: repeated("Turn the camera. ", 40), Keys: words.Phrase(longName), Picture: image.NewGray(image.Rect(5, 5, 1925, 1085)),
		Outlines: [][]image.Point{nil, {{X: -1 << 40, Y: 7}, {X: 1 << 40, Y: 9}}, {{X: 100, Y: 100}}}},
	"board":        hardBoard(),
	"board-doubt":  doubtfulBoard(),
	"message-sign": prompt.Message{Sign: prompt.StorageSign, Title: words.Phrase(longName), Text: repeated("Free some space. ", 60), Keys: words.Phrase(longName)},
	"message":      prompt.Message{Title: words.Phrase(longName), Text: repeated("Unplug the camera and plug it in again. ", 60) + repeated("x", 400), Keys: words.Phrase(longName)},
}

var (
	longName    = "Maximiliane-Antoinette von und zu Hohenschönhausen-Übersee"
	longHeading = prompt.Heading{Player: longName, Round: 1000000, Rounds: 1000000}
)

func longChoice(selected int) prompt.Choice {
	c := prompt.Choice{Heading: longHeading, Title: repeated("Which bonus first? ", 5), Faces: lyingDice, Selected: selected}
	for i, text := range numbered("white and blue as a blue twelve in the third row", 30) {
		o := engine.Label{Text: text}
		for range i % 7 {
			o.Brings = append(o.Brings, "row 3: reroll and many points")
		}
		c.Options = append(c.Options, o)
	}
	return c
}

func numbered(text string, n int) []words.Phrase {
	var items []words.Phrase
	for i := range n {
		items = append(items, words.Say("%s %d", text, i+1))
	}
	return items
}

func repeated(text string, n int) words.Phrase { return words.Phrase(strings.Repeat(text, n)) }

// TestTextHasRoom draws easy and hard screens and measures every text: its ink
// lies inside the region meant for it and inside the picture, and no two texts
// touch.
func TestTextHasRoom(t *testing.T) {
	for _, set := range []map[string]prompt.Prompt{screens, hardScreens} {
		for name, screen := range set {
			for _, size := range sizes {
				t.Run(fmt.Sprint(name, size), func(t *testing.T) {
					c := drawn(screen, size)
					if len(c.Placed) == 0 {
						t.Fatal("no text drawn")
					}
					measure(t, c)
				})
			}
		}
	}
}

// lean is how far a letter may stand out to the left or right, as j and f do.
const lean = 2

func measure(t *testing.T, c *canvas.Canvas) {
	t.Helper()
	for i, p := range c.Placed {
		if !p.Inks.In(c.Bounds()) {
			t.Errorf("%q is cut off: ink at %v in a picture of %v", p.Text, p.Inks, c.Bounds())
		}
		if room := p.Region; !p.Inks.In(image.Rect(room.Min.X-lean, room.Min.Y, room.Max.X+lean, room.Max.Y)) {
			t.Errorf("%q runs out of its region: ink at %v, region %v", p.Text, p.Inks, p.Region)
		}
		for _, q := range c.Placed[:i] {
			if p.Inks.Overlaps(q.Inks) {
				t.Errorf("%q at %v overlaps %q at %v", p.Text, p.Inks, q.Text, q.Inks)
			}
		}
	}
}

// TestWholeGameHasRoom walks through a game and draws every choice with every
// option selected, and the sheet and the scores between. The words of the
// selected option are there to the last letter.
func TestWholeGameHasRoom(t *testing.T) {
	for i, m := range playthrough(t) {
		for _, size := range inTurn(i) {
			for _, screen := range []prompt.Prompt{
				prompt.Sheet{Heading: round3, Sheet: m.Sheet(0)},
				prompt.Scores{Sheet: m.Sheet(0), Score: m.Score()},
			} {
				measure(t, drawn(screen, size))
			}
			if m.Ask().Choice == nil {
				continue
			}
			choice := choiceOf(m, 0)
			for n, option := range choice.Options {
				choice.Selected = n
				c := drawn(choice, size)
				measure(t, c)
				contains(c, t, option.Text.String(), words.List(option.Brings).String())
			}
		}
	}
}

func drawn(screen prompt.Prompt, size image.Point) *canvas.Canvas {
	c := canvas.New(size)
	screenOf(screen).Draw(c)
	return c
}

// contains looks for texts that may be broken into lines.
func contains(c *canvas.Canvas, t *testing.T, texts ...string) {
	t.Helper()
	var lines []string
	for _, p := range c.Placed {
		lines = append(lines, p.Text)
	}
	all := strings.Join(lines, " ")
	for _, text := range texts {
		if !strings.Contains(all, text) {
			t.Errorf("%v: %q is nowhere whole in %q", c.Bounds().Max, text, lines)
		}
	}
}

// TestSelectedOptionIsShown looks for the selected option's own words, whole,
// wherever the list is scrolled to.
func TestSelectedOptionIsShown(t *testing.T) {
	for _, size := range sizes {
		for selected := range 30 {
			screen := longChoice(selected)
			contains(drawn(screen, size), t, screen.Options[selected].Text.String())
		}
	}
}

func TestShorten(t *testing.T) {
	f := font.Of(font.Regular, 13)
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		room := rapid.IntRange(0, 300).Draw(t, "room")
		short := f.Shorten(text, room)
		if w := f.Width(short); w > room {
			t.Fatalf("%q takes %d of %d pixels", short, w, room)
		}
		if short != font.Plain(text) && short != "" && !strings.HasSuffix(short, "…") {
			t.Fatalf("%q became %q without an ellipsis", text, short)
		}
	})
}

func TestWrapKeepsEveryWord(t *testing.T) {
	f := font.Of(font.Regular, 13)
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-zA-Z ö≥]{0,80}`).Draw(t, "text")
		room := rapid.IntRange(f.Width("W"), 300).Draw(t, "room")
		lines := f.Wrap(text, room)
		for _, line := range lines {
			if w := f.Width(line); w > room {
				t.Fatalf("line %q takes %d of %d pixels", line, w, room)
			}
		}
		got, want := strings.ReplaceAll(strings.Join(lines, ""), " ", ""), strings.ReplaceAll(text, " ", "")
		if got != want {
			t.Fatalf("wrapped to %q, want all of %q", got, want)
		}
	})
}

// TestAnySizeAndWords draws every screen at any size, and any words on it.
func TestAnySizeAndWords(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := image.Pt(rapid.IntRange(-5, 500).Draw(t, "width"), rapid.IntRange(-5, 500).Draw(t, "height"))
		for _, screen := range hardScreens {
			Draw(screen, size)
		}
		text, n := rapid.String(), rapid.IntRange(-3, 60)
		Draw(prompt.Choice{
			Title:    words.Phrase(text.Draw(t, "title")),
			Faces:    []engine.Face{{Die: text.Draw(t, "die"), Value: n.Draw(t, "value"), Place: engine.Place(n.Draw(t, "place"))}},
			Options:  []engine.Label{{Text: words.Phrase(text.Draw(t, "option")), Brings: []words.Phrase{words.Phrase(text.Draw(t, "brings"))}}},
			Selected: n.Draw(t, "selected"),
		}, size)
		Draw(prompt.Sheet{Sheet: engine.Sheet{
			Areas: []engine.Area{{
				Name: text.Draw(t, "area"), Rows: n.Draw(t, "rows"), Cols: n.Draw(t, "cols"),
				Cells: []engine.Cell{{
					Row: n.Draw(t, "row"), Col: n.Draw(t, "col"), Kind: engine.CellKind(n.Draw(t, "kind")),
					Printed: text.Draw(t, "printed"), Mark: text.Draw(t, "mark"), Bonus: engine.Bonus{Text: text.Draw(t, "bonus"), Colour: text.Draw(t, "colour")},
				}},
				Scale: []int{n.Draw(t, "points"), 1, 2},
			}},
			Tracks:  []engine.Track{{Name: text.Draw(t, "track"), Slots: n.Draw(t, "slots"), Earned: n.Draw(t, "earned"), Used: n.Draw(t, "used")}},
			Tallies: []engine.Tally{{Icon: &icon.Again, Many: n.Draw(t, "many")}},
		}}, size)
	})
}

func TestEmptyScreens(t *testing.T) {
	for _, screen := range []prompt.Prompt{nil, prompt.Start{}, prompt.Waiting{}, prompt.Check{}, prompt.Choice{}, prompt.Sheet{}, prompt.Scores{}, prompt.Message{}, prompt.Menu{}, prompt.Naming{}, prompt.View{}, prompt.Board{}, prompt.Market{}, prompt.Dealing{}, prompt.Rethrow{}} {
		for _, size := range append(sizes, image.Point{}, image.Pt(-1, 7), image.Pt(1, 1)) {
			picture := Draw(screen, size)
			if want := image.Pt(max(size.X, 0), max(size.Y, 0)); picture.Rect.Size() != want {
				t.Errorf("%T is %v, want %v", screen, picture.Rect.Size(), want)
			}
		}
	}
}
