package offboard

import (
	"math"

	"silvertray/vision"
)

// spread is how far something reaches about its middle: its variances and
// covariance, xx, xy and yy.
type spread [3]float64

func (s spread) det() float64 { return max(0, s[0]*s[2]-s[1]*s[1]) }

// axes are the variances along its longest and its shortest way.
func (s spread) axes() (wide, narrow float64) {
	middle, off := (s[0]+s[2])/2, math.Hypot((s[0]-s[2])/2, s[1])
	return middle + off, middle - off
}

// shape is the spread without its size.
func (s spread) shape() spread {
	k := math.Sqrt(s.det())
	return spread{s[0] / k, s[1] / k, s[2] / k}
}

// half is the way from a round spread to one of this shape: the square root, which
// is symmetric.
func (s spread) half() spread {
	s = s.shape()
	k := math.Sqrt(s[0] + s[2] + 2)
	return spread{(s[0] + 1) / k, s[1] / k, (s[2] + 1) / k}
}

// of is where the way leads from a point.
func (s spread) of(p vision.Point) vision.Point {
	return vision.Point{s[0]*p[0] + s[1]*p[1], s[1]*p[0] + s[2]*p[1]}
}

// back is the way back; of a way whose det is 1.
func (s spread) back() spread { return spread{s[2], -s[1], s[0]} }
