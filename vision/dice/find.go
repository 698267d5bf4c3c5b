package dice

import (
	"image"
	"image/color"
	"sort"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/dice/sight"
)

const (
	// A picture is reduced, by a whole number, until its longer side has at
	// most so many pixels. For a set this is only the first, quick search,
	// which is enough where all dice are found and plain to read; unknown dice
	// in any picture may be small.
	setLong, anyLong = 320, 640
	// anyHalvings is how often a picture of unknown dice is halved again, in
	// search of larger ones: the finder knows dice of 8 to 48 px.
	anyHalvings = 3
	// findHeat is the least heat worth a look by the reader, which then
	// throws out what is no die: low, since a miss here is final. The quick
	// search may miss, so it looks at hot places alone.
	findHeat, quickHeat = 0.15, 0.3
)

// factorFor returns by how much a picture is reduced to be at most long.
func factorFor(picture *pyramid, long int) int {
	whole := picture.level(0)
	return (max(whole.Cols(), whole.Rows()) + long - 1) / long
}

// find looks for dice of the least heat in a picture reduced by a factor and in
// halves of that, hottest first.
func (r *Reader) find(picture *pyramid, factor, halvings int, heat float64) ([]sight.Candidate, error) {
	var all []sight.Candidate
	for ; halvings >= 0; halvings, factor = halvings-1, 2*factor {
		found, err := r.findIn(picture, factor, heat)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].Heat > all[j].Heat })
	return sight.Thin(all), nil
}

// findIn looks for dice of the least heat in a picture reduced by a factor.
func (r *Reader) findIn(picture *pyramid, factor int, heat float64) ([]sight.Candidate, error) {
	small := picture.reduced(factor)
	defer small.Close()
	size := image.Pt(wholeSteps(small.Cols()), wholeSteps(small.Rows()))
	padded := gocv.NewMat()
	defer padded.Close()
	gocv.CopyMakeBorder(small, &padded, 0, size.Y-small.Rows(), 0, size.X-small.Cols(), gocv.BorderReplicate, color.RGBA{})
	answer, err := r.finder.answer([]gocv.Mat{padded}, size)
	if err != nil {
		return nil, err
	}
	found := sight.NewHeatMap(answer, size.X/sight.Step, size.Y/sight.Step).Peaks(heat)
	k := float64(factor)
	for i, s := range found {
		found[i].Middle = vision.Point{(s.Middle[0]+0.5)*k - 0.5, (s.Middle[1]+0.5)*k - 0.5}
		found[i].Size = s.Size * k
	}
	return found, nil
}

// wholeSteps returns the next size the network divides without remainder.
func wholeSteps(px int) int { return (px + sight.Step - 1) / sight.Step * sight.Step }
