package dice

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/dice/doubt"
	"silvertray/vision/dice/pose"
	"silvertray/vision/dice/sight"
)

// How the network that knows leaning dice was trained; see train/lean.py.
const (
	leanBody  = 2.4 // the crop's side in dice
	leanTerms = 3   // of a polynomial in how slanting the camera looks
	// leanPixels is the least size of a die, in px, from which the next smaller
	// picture is cut from.
	leanPixels = 56.0
)

const (
	// surelyPropped is from which evidence a lean is said: the logarithm of the
	// odds that this network gives, and of those that the readers give to a top
	// face that is none. README.md has how it was weighed.
	surelyPropped = -1.8
)

// doubtPropped adds a doubt about each die that leans on another or on the
// tray's edge.
func (r *Reader) doubtPropped(reading *vision.Reading, picture gocv.Mat, found []sight.Sighting, v pose.View) error {
	levels := newPyramid(picture)
	defer levels.close()
	lean, err := r.propped(levels, found, v, *r.options.Tray)
	if err != nil {
		return fmt.Errorf("look for dice that lean: %w", err)
	}
	for i := range found {
		die := &reading.Dice[i]
		already := slices.ContainsFunc(reading.Problems, func(p vision.Problem) bool {
			return p.Kind == vision.Leaning && p.Colour == die.Colour
		})
		if !lean[i] || already {
			continue
		}
		die.Sure = false
		reading.Problems = append(reading.Problems, doubt.Leans(die.Colour))
	}
	return nil
}

// propped returns which dice lean on another or on the tray's edge, as a network
// sees it that is shown the die as the table's plane has it.
func (r *Reader) propped(picture *pyramid, found []sight.Sighting, v pose.View, tray [4]vision.Point) ([]bool, error) {
	var near []int
	feet, edge := pose.Feet(found, v), v.Quad(tray, 0)
	for i := range found {
		if pose.MayLean(i, feet, edge) {
			near = append(near, i)
		}
	}
	lean := make([]bool, len(found))
	if len(near) == 0 {
		return lean, nil
	}
	crops, slants := make([]gocv.Mat, len(near)), make([]float64, len(near))
	for k, i := range near {
		crops[k], slants[k] = cropLeaning(v, picture, found[i])
		defer crops[k].Close()
	}
	answers, err := r.leaner.answer(crops, image.Pt(sight.CropSide, sight.CropSide))
	if err != nil {
		return nil, err
	}
	for k, i := range near {
		evidence := pose.LeanOdds(answers[k*leanTerms:(k+1)*leanTerms], slants[k]) + pose.Logit(found[i].Face.Classes[sight.Unreadable])
		lean[i] = evidence >= surelyPropped
	}
	return lean, nil
}

// cropLeaning cuts out a die as the plane through its middle has it, below the middle
// of its top face, what is farther from the camera above. It tells how slanting
// the camera looks: how far its look goes along the table per height.
func cropLeaning(v pose.View, picture *pyramid, s sight.Sighting) (crop gocv.Mat, slant float64) {
	at := v.Table(s.Face.Centre, 1)
	below := v.Pixel(at, 0.5)
	high, low := v.Table(below, 1), v.Table(below, 0)
	away := vision.Point{low[0] - high[0], low[1] - high[1]}
	slant = math.Hypot(away[0], away[1])
	up := vision.Point{away[0] / max(slant, 1e-9), away[1] / max(slant, 1e-9)}
	if slant == 0 {
		up = vision.Point{0, -1}
	}
	level, scale := 0, 1.0
	for s.Size > leanPixels*scale {
		level, scale = level+1, 2*scale
	}
	var from, to []gocv.Point2f
	for _, c := range [4]vision.Point{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		// Right of up, as the picture's y runs down.
		x, y := c[0]*leanBody/2, -c[1]*leanBody/2
		place := vision.Point{at[0] - up[1]*x + up[0]*y, at[1] + up[0]*x + up[1]*y}
		p := v.Pixel(place, 0.5)
		from = append(from, gocv.NewPoint2f(bounded((p[0]+0.5)/scale-0.5), bounded((p[1]+0.5)/scale-0.5)))
		half := float64(sight.CropSide) / 2
		to = append(to, gocv.NewPoint2f(float32(half+half*c[0]-0.5), float32(half+half*c[1]-0.5)))
	}
	fromPoints, toPoints := gocv.NewPoint2fVectorFromPoints(from), gocv.NewPoint2fVectorFromPoints(to)
	defer fromPoints.Close()
	defer toPoints.Close()
	way := gocv.GetPerspectiveTransform2f(fromPoints, toPoints)
	defer way.Close()
	crop = gocv.NewMat()
	gocv.WarpPerspectiveWithParams(picture.level(level), &crop, way, image.Pt(sight.CropSide, sight.CropSide),
		gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{})
	return crop, slant
}

// bounded keeps OpenCV from what is no place in any picture: a view may be
// fitted to dice that are none.
func bounded(px float64) float32 {
	const far = 1e5
	if math.IsNaN(px) {
		return 0
	}
	return float32(min(max(px, -far), far))
}
