package engine

import "testing"

func TestLaidAndShownHaveOneText(t *testing.T) {
	laid := Laid{Puts: []Put{{At: Hex{1, -3}, Symbol: "red", Points: 2}, {At: Hex{2, -3}, Symbol: "blue"}}}
	if got, want := laid.String(), "tile red blue at 1,-3 2,-3"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	shown := Shown{Word: "shows", Pieces: [][]string{{"red", "blue"}, {"green", "green"}}}
	if got, want := shown.String(), "shows red blue, green green"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestParseHex(t *testing.T) {
	for _, want := range []Hex{{0, 0}, {1, -3}, {-7, 7}} {
		if got, err := ParseHex(want.String()); err != nil || got != want {
			t.Errorf("%s reads as %v, %v", want, got, err)
		}
	}
	for _, text := range []string{"", "1", "1,", ",1", "1,2,3", "a,b", "1, 2", "1,2.5", "99999,0"} {
		if got, err := ParseHex(text); err == nil {
			t.Errorf("%q reads as %v", text, got)
		}
	}
}
