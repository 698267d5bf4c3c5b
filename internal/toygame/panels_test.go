package toygame

import (
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw/epaper"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// sizes are those of all panels, the smallest first.
var sizes = func() (all []image.Point) {
	for _, m := range epaper.Models() {
		all = append(all, m.Size())
	}
	return all
}()

// pictures is where the pictures are kept, to be looked at.
var pictures = flag.String("pictures", "", "keep the drawn prompts in this folder")

// asked are the prompts of a match of three on a rough sea, which stands badly.
func asked(t *testing.T) map[string]prompt.Prompt {
	t.Helper()
	m := stranded(t)
	final := endOf(t, m)
	alone := endOf(t, dealt(t, nil, "Ana"))
	heading := prompt.HeadingOf(m)
	roll := []prompt.Seen{{Colour: "amber", Value: 3, Doubt: true}, {Colour: "azure", Value: 6}}
	sheet := m.Sheet(2)
	return map[string]prompt.Prompt{
		"throw":       prompt.Waiting{Heading: heading, Title: "Throw both dice", Dice: dice, Note: "One die is missing: azure."},
		"seen":        prompt.Waiting{Heading: heading, Title: "Throw both dice", Dice: dice, Seen: roll},
		"check":       prompt.Check{Heading: heading, Title: "Throw both dice", Dice: roll},
		"keep":        choiceOf(m, 1),
		"gust":        choiceOf(gusting(t), 0),
		"settings":    prompt.Menu{Title: "Settings", Items: []prompt.Item{{Text: sea.Title, Value: sea.Words[1]}, {Text: "Panel"}}},
		"sheet":       prompt.Sheet{Heading: heading, Sheet: sheet},
		"empty sheet": prompt.Sheet{Heading: heading, Sheet: dealt(t, nil, "Ana").Sheet(0)},
		"scores":      prompt.Scores{Sheet: sheet, Score: m.Score()},
		"final":       prompt.Scores{Sheet: sheet, Score: final.Score()},
		"alone":       prompt.Scores{Sheet: alone.Sheet(0), Score: alone.Score()},
	}
}

// choiceOf is a match's choice with an option selected.
func choiceOf(m engine.Match, selected int) prompt.Choice {
	ask := m.Ask()
	sheet := m.Sheet(ask.Player)
	c := prompt.Choice{Heading: prompt.HeadingOf(m), Title: ask.Title, Faces: ask.Faces(), Sheet: &sheet, Selected: selected}
	for _, o := range prompt.Options(m) {
		c.Options = append(c.Options, o.Label)
	}
	return c
}

// played makes moves in a match.
func played(t testing.TB, m engine.Match, moves ...string) engine.Match {
	t.Helper()
	for _, text := range moves {
		move, err := m.Parse(text)
		if err == nil {
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// stranded is a match of three in its last round. Everybody has kept the lower die
// each time, and has as many barnacles as rounds.
func stranded(t testing.TB) engine.Match {
	t.Helper()
	m := dealt(t, map[string]string{"sea": "rough"}, "Ana", "Ben", "Cleo")
	for range (rounds - 1) * 3 {
		m = played(t, m, "roll amber=1 azure=6", "keep amber")
		if m.Ask().Choice != nil {
			m = played(t, m, "blow azure")
		}
	}
	return played(t, m, "roll amber=1 azure=6")
}

// gusting is a match in which a gust has come.
func gusting(t testing.TB) engine.Match { return sailed(t, 12) }

// endOf plays the first choice to the end.
func endOf(t testing.TB, m engine.Match) engine.Match {
	t.Helper()
	for !m.Ask().Over() {
		for move := range m.Ask().Moves {
			m = played(t, m, move.String())
			break
		}
	}
	return m
}

// TestEveryPromptHasRoomOnEveryPanel draws all that the game asks and shows in every
// size and language: no word is cut, and no text touches another.
func TestEveryPromptHasRoomOnEveryPanel(t *testing.T) {
	for name, screen := range asked(t) {
		for _, size := range sizes {
			for _, l := range words.Languages {
				t.Run(fmt.Sprintf("%s %dx%d %s", name, size.X, size.Y, l), func(t *testing.T) {
					hasRoom(t, display.Lines(l, screen, size), size)
					keep(t, fmt.Sprintf("%s-%s-%dx%d", name, l, size.X, size.Y), display.DrawIn(l, screen, size))
				})
			}
		}
	}
}

// lean is how far a letter may stand out to the left or right, as j and f do.
const lean = 2

// hasRoom looks for texts that are cut, or lie upon each other.
func hasRoom(t *testing.T, lines []display.Line, size image.Point) {
	t.Helper()
	for i, line := range lines {
		if strings.HasSuffix(line.Text, "…") {
			t.Errorf("%q is cut", line.Text)
		}
		room := image.Rect(line.Region.Min.X-lean, line.Region.Min.Y, line.Region.Max.X+lean, line.Region.Max.Y)
		if !line.Ink.In(room.Intersect(image.Rectangle{Max: size})) {
			t.Errorf("%q runs out of its room: ink at %v in %v", line.Text, line.Ink, line.Region)
		}
		for _, other := range lines[:i] {
			if line.Ink.Overlaps(other.Ink) {
				t.Errorf("%q lies upon %q", line.Text, other.Text)
			}
		}
	}
}

// keep writes a picture where somebody wants to look at it.
func keep(t *testing.T, name string, picture *image.Paletted) {
	t.Helper()
	if *pictures == "" {
		return
	}
	f, err := os.Create(filepath.Join(*pictures, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := display.WritePNG(f, picture); err != nil {
		t.Fatal(err)
	}
}

// TestTheOddColumnIsOnEveryPanel looks for the column's name, the icon with how many
// there are, and what they cost.
func TestTheOddColumnIsOnEveryPanel(t *testing.T) {
	screen := asked(t)["final"]
	for _, size := range sizes {
		for _, l := range words.Languages {
			shows(t, display.Lines(l, screen, size), size, "Barnacles", "4{barnacle} -60", "-50")
		}
	}
}

// TestTheSheetHasItsSignsOnEveryPanel looks for the two rows, which begin alike, for the
// bonus and for what is counted.
func TestTheSheetHasItsSignsOnEveryPanel(t *testing.T) {
	screen := asked(t)["sheet"]
	for _, size := range sizes {
		shows(t, display.Lines(words.English, screen, size), size, "Am", "Az", "{gust}", "{barnacle}{barnacle}{barnacle}")
	}
}

// shows looks for texts that stand on a picture.
func shows(t *testing.T, lines []display.Line, size image.Point, texts ...string) {
	t.Helper()
	var all []string
	for _, line := range lines {
		all = append(all, line.Text)
	}
	for _, text := range texts {
		if !strings.Contains("\n"+strings.Join(all, "\n")+"\n", "\n"+text+"\n") {
			t.Errorf("%v: %q is not among %q", size, text, all)
		}
	}
}
