package dice

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"gocv.io/x/gocv"

	"silvertray/vision"
)

// tint is how much light of each colour a surface sends back, as logarithms of
// red, green and blue: under another lamp every tint moves by the same step.
type tint [3]float64

// tintOf takes linear light from 0 to 1. The floor keeps the channel that a
// strong colour hardly has, and that is mostly noise, from deciding.
func tintOf(red, green, blue float64) tint { return floored([3]float64{red, green, blue}, tintFloor) }

func floored(light [3]float64, floor float64) (t tint) {
	for k, x := range light {
		t[k] = math.Log(x + floor)
	}
	return t
}

// light is the linear light that tintOf was given.
func (t tint) light() (light [3]float64) {
	for k, x := range t {
		light[k] = min(max(math.Exp(x)-tintFloor, 0), 1)
	}
	return light
}

const tintFloor = 0.02

// tints are the colours a die can have: linear light of dyed plastic under
// even white light.
var tints = map[string]tint{
	"white":  tintOf(0.80, 0.80, 0.78),
	"yellow": tintOf(0.80, 0.55, 0.03),
	"blue":   tintOf(0.03, 0.14, 0.60),
	"green":  tintOf(0.03, 0.35, 0.09),
	"orange": tintOf(0.80, 0.22, 0.02),
	"purple": tintOf(0.25, 0.06, 0.50),
	"silver": tintOf(0.42, 0.42, 0.44),
	"pink":   tintOf(0.85, 0.25, 0.45),
	"red":    tintOf(0.55, 0.03, 0.03),
	"black":  tintOf(0.02, 0.02, 0.02),
	"brown":  tintOf(0.22, 0.09, 0.03),

	"grey":      tintOf(0.15, 0.15, 0.16),
	"turquoise": tintOf(0.03, 0.40, 0.42),
}

// rare colours are looked for where a set has them, and unknown dice are not named
// by them.
var rare = []string{"grey", "turquoise"}

// Colours returns the colour words that a set can have without being taught, sorted.
func Colours() []string { return slices.Sorted(maps.Keys(tints)) }

// usual are the colours that unknown dice are named by.
func usual() []string {
	return slices.DeleteFunc(Colours(), func(name string) bool { return slices.Contains(rare, name) })
}

// checkNames says what is wrong with the names of a set.
func checkNames(set []string) error {
	for i, name := range set {
		switch {
		case name == "":
			return errors.New("a die colour has no name, \"\"")
		case slices.Contains(set[:i], name):
			return fmt.Errorf("die colour %q named twice: a set has each colour once", name)
		}
	}
	return nil
}

// checkKnown says which die of a set is neither known by its name nor measured.
func checkKnown(set []string, measured map[string][3]float64) error {
	for _, name := range set {
		_, known := tints[name]
		if _, taught := measured[name]; !known && !taught {
			return fmt.Errorf("unknown die colour %q: known are %s; teach another one with \"silvertray calibrate --dice %s\" and play with the profile that it writes",
				name, strings.Join(Colours(), ", "), strings.Join(set, ","))
		}
	}
	return nil
}

const (
	// sampleGrid points across and down the face are looked at.
	sampleGrid = 11
	// sampleReach is how far from the middle they go, in half diagonals:
	// rounded edges and neighbours stay out.
	sampleReach = 0.8
	// Of the samples sorted by brightness those between darkest and brightest
	// count: up to a fifth of a face is dark pips; light pips and the lamp's
	// reflection take the bright end.
	darkest, brightest = 0.22, 0.55
)

// tintAt measures the body colour of a face in a blue-green-red picture.
func tintAt(pixels []uint8, cols, rows int, f face) tint {
	samples := make([]sample, 0, sampleGrid*sampleGrid)
	for i := 0; i < sampleGrid; i++ {
		for j := 0; j < sampleGrid; j++ {
			p := facePoint(f, sampleReach*grid(i), sampleReach*grid(j))
			at := 3 * (clampInt(p[1], rows)*cols + clampInt(p[0], cols))
			samples = append(samples, newSample(pixels[at+2], pixels[at+1], pixels[at]))
		}
	}
	slices.Sort(samples)
	n := float64(len(samples))
	return mean(samples[int(n*darkest):int(n*brightest)])
}

// sample is a pixel as one number, its brightness before red, green and blue,
// so that samples sort quickly.
type sample uint64

func newSample(red, green, blue uint8) sample {
	brightness := 0.3*linear[red] + 0.59*linear[green] + 0.11*linear[blue]
	return sample(brightness*(1<<30))<<24 | sample(red)<<16 | sample(green)<<8 | sample(blue)
}

// light is the pixel's linear red, green and blue.
func (s sample) light() [3]float64 {
	return [3]float64{linear[s>>16&255], linear[s>>8&255], linear[s&255]}
}

// grid maps 0 to sampleGrid-1 onto -1 to 1.
func grid(i int) float64 { return 2*float64(i)/(sampleGrid-1) - 1 }

// facePoint returns a place on the face: u and v run from -1 to 1 between
// opposite sides.
func facePoint(f face, u, v float64) vision.Point {
	var p vision.Point
	for k := range p {
		a, b := f.outline[0][k]-f.centre[k], f.outline[1][k]-f.centre[k]
		p[k] = f.centre[k] + u*(a+b)/2 + v*(a-b)/2
	}
	return p
}

func clampInt(x float64, size int) int {
	return min(max(int(math.Round(x)), 0), size-1)
}

func mean(samples []sample) tint {
	var sum [3]float64
	for _, s := range samples {
		for k, v := range s.light() {
			sum[k] += v
		}
	}
	n := float64(max(1, len(samples)))
	return tintOf(sum[0]/n, sum[1]/n, sum[2]/n)
}

// linear turns a byte of the sRGB curve into light from 0 to 1.
var linear = func() (table [256]float64) {
	for i := range table {
		v := float64(i) / 255
		if v <= 0.04045 {
			table[i] = v / 12.92
		} else {
			table[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return
}()

// tintsOf measures every face.
func tintsOf(picture gocv.Mat, faces []face) ([]tint, error) {
	pixels, err := picture.DataPtrUint8()
	if err != nil {
		return nil, fmt.Errorf("read the picture's pixels: %w", err)
	}
	measured := make([]tint, len(faces))
	for i, f := range faces {
		measured[i] = tintAt(pixels, picture.Cols(), picture.Rows(), f)
	}
	return measured, nil
}
