package doubt

import (
	"testing"

	"silvertray/vision"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
)

// A camera that leans sees the side of a die that is turned to it. What lies
// half a die above the die's middle is the top, what lies before it is not.
func TestASideIsDoubted(t *testing.T) {
	leaning := pose.New([]float64{0, 0.5, 4, 0}, 960, 720) // by 30 degrees
	const y = -10                                          // in front of the camera, whose foot is at 0
	at := func(y, z float64) vision.Point { return leaning.Pixel(vision.Point{0.3, y}, z) }
	doubts := func(centre vision.Point) int {
		reading := vision.Reading{Dice: []vision.Die{{Colour: "blue", Value: 6, Sure: true}}}
		found := []sight.Sighting{{Candidate: sight.Candidate{Middle: at(y, 0.5)}, Face: sight.Face{Centre: centre}}}
		Sides(&reading, found, leaning)
		if reading.Dice[0].Sure != (len(reading.Problems) == 0) {
			t.Errorf("sure %v with problems %v", reading.Dice[0].Sure, reading.Problems)
		}
		return len(reading.Problems)
	}
	if n := doubts(at(y, 1)); n != 0 {
		t.Errorf("the top face is doubted")
	}
	// One of these two sides is turned to the camera, the other cannot be seen.
	if n := doubts(at(y+0.5, 0.5)) + doubts(at(y-0.5, 0.5)); n != 1 {
		t.Errorf("%d sides doubted, want the one that is seen", n)
	}
}
