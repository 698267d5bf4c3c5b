package dice

import "testing"

// TestPrintedSquaresAreNoDice reads the recorded game in which dice are kept on a
// strip with the die fields of the mat. Before those were told from dice, 9 of its 39
// pictures were asked about.
func TestPrintedSquaresAreNoDice(t *testing.T) {
	const game = "../../internal/demo/goennen-koennen"
	set := []string{"yellow", "orange", "green", "blue", "purple"}
	var c tally
	for _, s := range hardScenes(t, game) {
		r := newReader(t, Options{Set: set})
		reading, err := r.Read(load(t, s.path))
		if err != nil {
			t.Fatalf("%s: %v", s.path, err)
		}
		if !reading.Sure {
			t.Errorf("%s: %v", s.path, reading.Problems)
		}
		c.addHard(s, reading)
	}
	c.log(t)
	if c.pictures == 0 || c.whole < c.pictures {
		t.Errorf("%d of %d pictures are read whole", c.whole, c.pictures)
	}
}
