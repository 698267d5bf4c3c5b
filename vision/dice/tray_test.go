package dice

import (
	"math"
	"sort"
	"testing"

	"silvertray/vision"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
)

// With every face known, who lies in the tray is right, gaps are right within
// two millimetres, and so is the nearest die when the next is 3 mm further.
func TestTrayOfKnownFaces(t *testing.T) {
	for _, dir := range []string{ownScenes, sharedScenes} {
		t.Run(dir, func(t *testing.T) {
			worst := 0.0
			for _, s := range scenes(t, dir) {
				picture := load(t, s.path)
				faces, dice := make([]sight.Face, len(s.Dice)), make([]vision.Die, len(s.Dice))
				found := make([]sight.Sighting, len(s.Dice))
				for i, d := range s.Dice {
					faces[i] = trueFace(d.Top)
					found[i] = sight.Sighting{Face: faces[i], Candidate: sight.Candidate{Middle: middleOf(append(d.Top[:], d.Foot[:]...))}}
				}
				view := pose.Fit(picture.Cols(), picture.Rows(), found, s.Tray)
				pose.Measure(dice, faces, view, s.Tray)
				for i, d := range s.Dice {
					if dice[i].InTray != d.InTray {
						t.Errorf("%s: %s in tray %v, want %v", s.path, d.Colour, dice[i].InTray, d.InTray)
					}
					if off := math.Abs(*dice[i].TrayMM - d.MM); !d.InTray && d.MM < 60 {
						worst = math.Max(worst, off)
						if off > 2 {
							t.Errorf("%s: %s %.1f mm from the tray, want %.1f", s.path, d.Colour, *dice[i].TrayMM, d.MM)
						}
					}
				}
				if got, want := nearestTwo(dice, s); got != want {
					t.Errorf("%s: nearest is die %d, want %d", s.path, got, want)
				}
			}
			t.Logf("worst gap %.2f mm off", worst)
		})
	}
}

// nearestTwo returns which die is read as nearest to the tray and which is in
// truth, the same when the truth is too close to call.
func nearestTwo(dice []vision.Die, s scene) (got, want int) {
	var out []int
	for i, d := range s.Dice {
		if !d.InTray {
			out = append(out, i)
		}
	}
	if len(out) < 2 {
		return 0, 0
	}
	sort.Slice(out, func(a, b int) bool { return s.Dice[out[a]].MM < s.Dice[out[b]].MM })
	if s.Dice[out[1]].MM-s.Dice[out[0]].MM < 3 {
		return 0, 0
	}
	want = out[0]
	sort.Slice(out, func(a, b int) bool { return *dice[out[a]].TrayMM < *dice[out[b]].TrayMM })
	return out[0], want
}

// middleOf is the middle of what points stretch over.
func middleOf(points []vision.Point) vision.Point {
	low, high := points[0], points[0]
	for _, p := range points {
		for k := range p {
			low[k], high[k] = math.Min(low[k], p[k]), math.Max(high[k], p[k])
		}
	}
	return vision.Point{(low[0] + high[0]) / 2, (low[1] + high[1]) / 2}
}
