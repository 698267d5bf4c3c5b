package hexboard

import (
	"maps"
	"testing"

	"silvertray/engine"
	"silvertray/vision"
)

// A board that is followed is read as one that is sought, where it lies still and
// where another lies in its place.
func TestABoardIsFollowed(t *testing.T) {
	sought, followed := newReader(t, Options{}), newReader(t, Options{Follow: true})
	for _, name := range []string{"0021", "0022", "0002", "0013", "0022"} {
		picture := load(t, name)
		want, got := truthOf(t, name), read(t, followed, picture)
		if got.Sure && len(want.wrong(got)) > 0 {
			t.Errorf("%s: sure, but wrong at %v", name, want.wrong(got))
		}
		if plain := read(t, sought, picture); plain.Sure != got.Sure || !maps.Equal(shown(plain), shown(got)) {
			t.Errorf("%s: followed, it is read as %s, sought as %s", name, kinds(got), kinds(plain))
		}
	}
}

// shown is what each cell shows.
func shown(r vision.BoardReading) map[engine.Hex]string {
	all := make(map[engine.Hex]string)
	for _, c := range r.Cells {
		all[c.Hex] = c.Shows()
	}
	return all
}
