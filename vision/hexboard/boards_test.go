package hexboard

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/vision"
)

// Boards with nothing special are read whole, whatever table and lamp; some may
// be asked about, none may be wrong and sure.
func TestRenderedBoards(t *testing.T) {
	r := newReader(t, Options{})
	whole, sure, count := 0, 0, 0
	for _, name := range named(t) {
		want, got := truthOf(t, name), read(t, r, load(t, name))
		wrong := want.wrong(got)
		t.Logf("%s: sure %v, %d cells wrong, %s", name, got.Sure, len(wrong), kinds(got))
		if got.Sure && len(wrong) > 0 {
			t.Errorf("%s: sure, but wrong at %v", name, wrong)
		}
		if want.special() {
			if got.Sure {
				t.Errorf("%s: sure, though something is there to be asked about", name)
			}
			continue
		}
		count++
		if got.Sure {
			sure++
		}
		if len(wrong) == 0 {
			whole++
		}
	}
	t.Logf("%d of %d whole, %d sure", whole, count, sure)
	if whole < 14 || sure < 10 {
		t.Errorf("%d of %d boards whole, %d sure; want 14 and 10", whole, count, sure)
	}
}

// kinds are a reading's kinds of problem, each with its number of places.
func kinds(r vision.BoardReading) string {
	var all []string
	for _, p := range r.Problems {
		all = append(all, fmt.Sprintf("%s at %d", p.Kind, len(p.Places)))
	}
	return strings.Join(all, ", ")
}

// What does not belong is said where it is.
func TestSpecialBoards(t *testing.T) {
	r := newReader(t, Options{})
	for _, name := range named(t) {
		want := truthOf(t, name)
		if !want.special() {
			continue
		}
		got := read(t, r, load(t, name))
		var places []engine.Hex
		for _, p := range got.Problems {
			places = append(places, p.Places...)
		}
		expect := func(kind string) {
			if !slices.ContainsFunc(got.Problems, func(p vision.BoardProblem) bool { return p.Kind == kind }) {
				t.Errorf("%s: %s, want %s", name, kinds(got), kind)
			}
		}
		switch {
		case want.Aside != nil:
			expect(vision.CutOff)
		default:
			expect(vision.Covered)
		}
		for _, m := range want.Markers {
			if !slices.Contains(places, engine.Hex{Q: m[0], R: m[1]}) {
				t.Errorf("%s: the marker at %v is in none of %s", name, m, kinds(got))
			}
		}
	}
}
