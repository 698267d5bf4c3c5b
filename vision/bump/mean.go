package bump

import (
	"image"
	"math"

	"silvertray/vision/bump/shift"

	"gocv.io/x/gocv"
)

// lightOf measures the mean light where no dice lie.
func lightOf(small gocv.Mat, covered []image.Rectangle) shift.Light {
	mask := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(255, 0, 0, 0), small.Rows(), small.Cols(), gocv.MatTypeCV8UC1)
	defer mask.Close()
	frame := image.Rect(0, 0, small.Cols(), small.Rows())
	for _, r := range covered {
		if r = r.Intersect(frame); !r.Empty() {
			hole := mask.Region(r)
			hole.SetTo(gocv.NewScalar(0, 0, 0, 0))
			hole.Close()
		}
	}
	mean := small.MeanWithMask(mask)
	var l shift.Light
	for i, v := range [...]float64{mean.Val1, mean.Val2, mean.Val3} {
		l[i] = math.Pow((v+1)/256, shift.Gamma)
	}
	return l
}
