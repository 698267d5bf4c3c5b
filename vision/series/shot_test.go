package series

import (
	"math/rand/v2"
	"time"
)

// Frames are a fifth of a second apart. A board that lies still is watched for
// rest of them, which is long enough to read it twice.
const (
	pace   = 200 * time.Millisecond
	rest   = 9
	noHand = -1
)

// shot is one frame.
type shot struct {
	after time.Duration
	// hand is which one is in view, its fingers at a place; above reports whether only
	// its shadow is.
	hand  int
	at    [2]float64
	above bool
	// jolt is how far the camera is from where it was.
	jolt [2]int
	// light on the table, as a part of what there was.
	light float64
	// change is what happens under the hand before the frame is taken.
	change *step
}

// Where the fingers of the hands are in their pictures, as parts of the whole,
// and from where they come.
var (
	tips  = [2][2]float64{{0.5, 0.25}, {0.7, 0.5}}
	comes = [2][2]float64{{0, 1}, {-1, 0}}
)

// director turns steps into shots.
type director struct {
	chance *rand.Rand
	light  float64
	// dim is how many more steps the lamp stays dim.
	dim int
}

// shots of a step.
func (d *director) shots(s *step) (all []shot) {
	add := func(one shot) {
		one.after, one.light = max(one.after, pace), d.light
		all = append(all, one)
	}
	still := shot{hand: noHand}
	if s.Event == "lamp" || d.dim == 1 {
		for _, d.light = range d.dimming(s.Event == "lamp") {
			add(still)
		}
	}
	d.dim = max(d.dim-1, 0)
	if s.Event == "bumped" {
		for range 3 {
			add(shot{hand: noHand, jolt: [2]int{d.chance.IntN(41) - 20, d.chance.IntN(41) - 20}})
		}
	}
	hand := d.chance.IntN(2)
	reaches := func(far float64) shot {
		at := [2]float64{float64(s.At[0]+s.part.wide/2) + far*comes[hand][0], float64(s.At[1]+s.part.high/2) + far*comes[hand][1]}
		return shot{hand: hand, at: at}
	}
	changes := shot{hand: noHand, change: s}
	if moved := s.Event != "bumped" && s.Event != ""; moved || s.Move != "" {
		add(reaches(300))
		add(reaches(120))
		changes = reaches(0)
		changes.change = s
	}
	add(changes)
	if s.Event == "stays" { // for longer than anybody holds still
		for range 40 {
			stays := reaches(0)
			stays.after = 500 * time.Millisecond
			add(stays)
		}
	}
	if changes.hand != noHand {
		add(reaches(80))
		add(reaches(280))
	}
	if s.Event == "shadow" { // of an arm that rests beside the camera's view, and goes
		shadow := reaches(60)
		shadow.above = true
		for range rest {
			add(shadow)
		}
	}
	for range rest {
		add(still)
	}
	return all
}

// dimming is how the light changes when the lamp is dimmed, and later back.
func (d *director) dimming(dim bool) []float64 {
	if dim {
		d.dim = 5
		return []float64{0.9, 0.8, 0.72, 0.72, 0.72, 0.72}
	}
	return []float64{0.8, 0.9, 1, 1, 1, 1}
}
