package words

import (
	"testing"

	"pgregory.net/rapid"
)

func TestNearest(t *testing.T) {
	games := []string{"doppelt-so-clever", "einfach-genial", "ganz-schoen-clever", "goennen-practice"}
	settings := []string{"game", "panel", "players", "page", "phones", "pictures", "profile"}
	for _, c := range []struct {
		said  string
		known []string
		want  string
	}{
		{"panle", settings, "panel"},    // two letters swapped
		{"pannel", settings, "panel"},   // one too many
		{"pnel", settings, "panel"},     // one missing
		{"panal", settings, "panel"},    // another one
		{"PANEL", settings, "panel"},    // capitals
		{"page ", settings, "page"},     // a space
		{"pige", settings, "page"},      // as near as the next, so the nearest
		{"player", settings, "players"}, //
		{"Ganz schön clever", games, "ganz-schoen-clever"},
		{"ganz_schoen_clever", games, "ganz-schoen-clever"},
		{"gönnen", games, "goennen-practice"},
		{"genial", games, "einfach-genial"}, // a part that only one has
		{"clever", games, ""},               // a part that two have
		{"chess", games, ""},
		{"a5", []string{"a3", "a4"}, ""}, // as near to the one as to the other
		{"264×176", []string{"250x122", "264x176"}, "264x176"},
		{"de", []string{"it"}, ""},
		{"", settings, ""},
		{"x", nil, ""},
	} {
		if got := Nearest(c.said, c.known); got != c.want {
			t.Errorf("Nearest(%q, %v) = %q, want %q", c.said, c.known, got, c.want)
		}
	}
}

func TestSuggestion(t *testing.T) {
	if got, want := Suggestion("panle", []string{"panel"}), "; did you mean panel?"; got != want {
		t.Errorf("suggestion %q, want %q", got, want)
	}
	if got := Suggestion("chess", []string{"panel"}); got != "" {
		t.Errorf("suggestion %q for a word that nothing is like", got)
	}
}

// TestSlips holds the distance against what makes it one.
func TestSlips(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.StringMatching(`[abc]{0,6}`)
		a, b := []rune(word.Draw(t, "a")), []rune(word.Draw(t, "b"))
		n := slips(a, b)
		if n != slips(b, a) {
			t.Fatalf("%d slips one way, %d the other", n, slips(b, a))
		}
		if (n == 0) != (string(a) == string(b)) {
			t.Fatalf("%d slips", n)
		}
		if least, most := max(len(a), len(b))-min(len(a), len(b)), max(len(a), len(b)); n < least || n > most {
			t.Fatalf("%d slips, not between %d and %d", n, least, most)
		}
		if len(a) > 1 && a[0] != a[1] { // two letters swapped are one slip
			swapped := append([]rune{a[1], a[0]}, a[2:]...)
			if got := slips(a, swapped); got != 1 {
				t.Fatalf("%d slips to %s", got, string(swapped))
			}
		}
	})
}
