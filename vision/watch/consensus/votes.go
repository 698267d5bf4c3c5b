package consensus

import (
	"math"
	"slices"

	"silvertray/internal/words"
	"silvertray/vision"
)

const (
	// Agreeing frames in a row settle a reading.
	Agreeing = 3
	// patience is after how many frames without agreement the dice in dispute
	// are given up as doubtful.
	patience = 12
	// putBack is how far a die may lie from where it lay before, in sides of
	// its top face, to count as put back rather than thrown.
	putBack = 0.5
	// unmoved is how far a die that lies still may seem to have moved: outlines
	// are read to a pixel or two of at least 28.
	unmoved = 0.06
)

// Votes are the readings of one rest, frame by frame.
type Votes struct {
	last   vision.Reading
	run    int // frames in a row that agree with last
	Frames int
	// disputed are the colours on which frames did not agree.
	disputed []string
	Closed   bool
}

// Add takes the reading of one more frame.
func (v *Votes) Add(r vision.Reading) {
	v.Frames++
	if different := differing(v.last, r); v.run > 0 && len(different) == 0 {
		v.run++
	} else {
		if v.run > 0 {
			v.disputed = union(v.disputed, different)
		}
		v.run = 1
	}
	v.last = r
	v.Closed = v.run >= Agreeing || v.Frames >= patience
}

// Settled returns what the frames say, once. Where they never agreed, the last
// reading is returned with the dice in dispute marked.
func (v *Votes) Settled() (vision.Reading, bool) {
	if !v.Closed || v.Frames == 0 {
		return vision.Reading{}, false
	}
	r := v.last
	if v.run < Agreeing {
		r = doubt(r, v.disputed)
	}
	v.Frames = 0
	return r, true
}

// differing names the colours that two readings do not show alike: there or
// not, in the tray or not, sure or not, and which value.
func differing(a, b vision.Reading) []string {
	was := make(map[string]vision.Die)
	for _, d := range a.Dice {
		was[d.Colour] = d
	}
	var different []string
	for _, d := range b.Dice {
		w, ok := was[d.Colour]
		if !ok || w.Value != d.Value || LocationOf(w) != LocationOf(d) || w.Sure != d.Sure || apart(w, d) > putBack {
			different = append(different, d.Colour)
		}
		delete(was, d.Colour)
	}
	for colour := range was {
		different = append(different, colour)
	}
	slices.Sort(different)
	return different
}

// apart is how far two dice lie apart, in sides of the top face.
func apart(a, b vision.Die) float64 {
	side := math.Hypot(a.Outline[1][0]-a.Outline[0][0], a.Outline[1][1]-a.Outline[0][1])
	return math.Hypot(a.Centre[0]-b.Centre[0], a.Centre[1]-b.Centre[1]) / math.Max(side, 1)
}

func union(a, b []string) []string {
	for _, s := range b {
		if !slices.Contains(a, s) {
			a = append(a, s)
		}
	}
	return a
}

// doubt marks the dice of these colours as not sure.
func doubt(r vision.Reading, colours []string) vision.Reading {
	r.Sure = false
	r.Dice = slices.Clone(r.Dice)
	r.Problems = slices.Clone(r.Problems)
	for _, colour := range colours {
		for i := range r.Dice {
			if r.Dice[i].Colour == colour {
				r.Dice[i].Sure = false
			}
		}
		r.Problems = append(r.Problems, vision.Problem{
			Kind: vision.Unclear, Colour: colour,
			Text: words.Say("The %s die reads differently from one moment to the next. Check it.", words.Phrase(colour)),
		})
	}
	return r
}
