package display

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pgregory.net/rapid"

	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func TestNames(t *testing.T) {
	for _, tt := range []struct{ names, want []string }{
		{[]string{"Ana", "Jörg"}, []string{"Ana", "Jörg"}},
		{[]string{"Łukasz", "Žofie", "Ольга", "Ελένη"}, []string{"Łukasz", "Žofie", "Ольга", "Ελένη"}},
		{[]string{"日本語", "🎲🦊", "אבגד"}, []string{"Player 1", "Player 2", "Player 3"}},
		{[]string{"Ana 🦊", "🎲Ben"}, []string{"Ana", "Ben"}},
		{[]string{"Ana 🦊", "ana 🎲"}, []string{"Player 1", "Player 2"}},
		{[]string{"Ana 🦊", "Ana"}, []string{"Player 1", "Ana"}},
		{[]string{"Jo\u0308rg", "E\u0301va"}, []string{"Jörg", "Éva"}},
		{[]string{"Hiếu", "x\u0302y"}, []string{"Hieu", "xy"}},
		{[]string{"Player 2", "日本"}, []string{"Player 2", "seat 2"}},
		{[]string{"…", "?!"}, []string{"…", "?!"}},
	} {
		var got []string
		for _, p := range Names(tt.names) {
			got = append(got, p.String())
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%q is shown as %q, want %q", tt.names, got, tt.want)
		}
	}
}

// TestEveryNameCanBeRead draws names of any letters, and looks for the box that a font
// shows for a letter that it lacks.
func TestEveryNameCanBeRead(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		names := rapid.SliceOfNDistinct(rapid.StringN(1, 12, -1), 1, 4, rapid.ID).Draw(r, "names")
		if engine.CheckNames(names) != nil {
			r.Skip("these cannot play")
		}
		readable := make(map[string]bool)
		for i, p := range Names(names) {
			for _, l := range words.Languages {
				said := l.Say(p)
				if said == "" || !font.Draws(said) {
					r.Fatalf("%q is shown as %q", names[i], said)
				}
			}
			if readable[p.String()] {
				r.Fatalf("%q are shown as %q", names, Names(names))
			}
			readable[p.String()] = true
		}
	})
}

// TestNamesOnEveryScreen draws players whose names the fonts lack wherever a screen has
// a name.
func TestNamesOnEveryScreen(t *testing.T) {
	names := []string{"日本語", "🎲🦊", "אבגד", "Ана"}
	for what, screen := range map[string]prompt.Prompt{
		"question":  prompt.Waiting{Heading: prompt.Heading{Player: names[1], Round: 1, Rounds: 4}, Title: words.Say("%s's rack", names[0])},
		"sheet":     prompt.Sheet{Sheet: engine.Sheet{Player: names[2]}},
		"menu":      prompt.Menu{Title: "Who plays?", Items: []prompt.Item{{Text: words.Name(names[0])}, {Text: words.Name(names[3])}}},
		"scores":    prompt.Scores{Score: laid(names, 0).Score()},
		"board":     boardOf(laid(names, 3), prompt.Board{Options: []engine.Label{{Text: words.Say("%s's rack", names[1])}}}),
		"a message": prompt.Message{Title: "Corrected", Text: words.Say("%s wins", names[2])},
	} {
		for _, l := range words.Languages {
			for _, size := range sizes {
				for _, placed := range drawIn(l, screen, size, names...).Placed {
					for _, r := range placed.Text {
						if !font.Draws(string(r)) && !unicode.Is(unicode.Co, r) && !strings.ContainsRune("▲▼◄►", r) {
							t.Errorf("%s in %s at %v: %q has %q, which is drawn as a box", what, l, size, placed.Text, r)
						}
					}
				}
			}
		}
	}
}

// TestDrawsIsTrue compares what the fonts are said to have with what they draw.
func TestDrawsIsTrue(t *testing.T) {
	f := font.Of(font.Regular, 16)
	box := fmt.Sprint(f.Glyph(utf8.MaxRune).Dots)
	for r := '!'; r < 0x3000; r++ {
		if font.Draws(string(r)) && fmt.Sprint(f.Glyph(r).Dots) == box {
			t.Errorf("%c (%U) is drawn as a box", r, r)
		}
	}
}
