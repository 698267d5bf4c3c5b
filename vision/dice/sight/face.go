package sight

import (
	"image"
	"math"
	"math/cmplx"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// How the two reading networks were trained; see train/nets.py.
const (
	// CropSide is the side of the crop that they read, in px.
	CropSide = 64
	// cropDice is that side in dice.
	cropDice = 1.75
	// Classes they know: no die, values 1 to 6, a die without a readable top face.
	Classes = 8
	// Answers they give for a crop: the classes, and six numbers for the shape.
	Answers = Classes + 6

	nothing = 0
	// Unreadable is the class of a die without a readable top face.
	Unreadable = 7
)

// Face is what a network says of one crop: what lies there, and the top face's
// middle and corners in px.
type Face struct {
	// Classes holds the probability of each class.
	Classes [Classes]float64
	Centre  vision.Point
	Outline [4]vision.Point
}

// Value returns the likeliest value and its probability, given that one of
// them is on top: whether a die lies there flat is another question.
func (f Face) Value() (int, float64) {
	best, sum := 1, 0.0
	for v := 1; v <= 6; v++ {
		sum += f.Classes[v]
		if f.Classes[v] > f.Classes[best] {
			best = v
		}
	}
	return best, f.Classes[best] / max(sum, LeastProbability)
}

// Side is the mean length of the outline's sides in px.
func (f Face) Side() float64 {
	sum := 0.0
	for i, p := range f.Outline {
		sum += geometry.Distance(p, f.Outline[(i+1)%4])
	}
	return sum / 4
}

// Crop is a crop of the picture to be read: the level of the pyramid it is cut
// from, its corner and side in px there, and how many quarter turns it is given.
type Crop struct {
	Level  int
	Corner image.Point
	Side   int
	Turns  int
}

// CropAt returns the crop around a die of a size, both in px of the whole picture.
func CropAt(middle vision.Point, size float64, turns int) Crop {
	l, scale := Crop{Turns: turns}, 1.0
	for size*cropDice > 2*CropSide*scale { // a reduction by more would skip pixels
		l.Level, scale = l.Level+1, 2*scale
	}
	l.Side = max(2, int(math.Round(size*cropDice/scale)))
	corner := func(at float64) int { return int(math.Round((at+0.5)/scale - float64(l.Side)/2)) }
	l.Corner = image.Pt(corner(middle[0]), corner(middle[1]))
	return l
}

// point turns a place of the crop, from -1 to 1, into one of the picture.
func (l Crop) point(z complex128) vision.Point {
	half, scale := float64(l.Side)/2, float64(int(1)<<l.Level)
	return vision.Point{
		(float64(l.Corner.X)+half*(1+real(z)))*scale - 0.5,
		(float64(l.Corner.Y)+half*(1+imag(z)))*scale - 0.5,
	}
}

// InCrop returns where part of a look lands in its crop, at least a pixel wide.
func (l Crop) InCrop(part image.Rectangle) image.Rectangle {
	scale := func(px int) int { return px * CropSide / l.Side }
	low, high := part.Min.Sub(l.Corner), part.Max.Sub(l.Corner)
	r := image.Rect(scale(low.X), scale(low.Y), scale(high.X), scale(high.Y))
	r.Min.X, r.Min.Y = min(r.Min.X, CropSide-1), min(r.Min.Y, CropSide-1)
	r.Max.X, r.Max.Y = max(r.Max.X, r.Min.X+1), max(r.Max.Y, r.Min.Y+1)
	return r
}

// NewFace understands one answer: logits of the classes, the top face's
// middle, and its shape.
func NewFace(answer []float32, l Crop) Face {
	f := Face{Classes: softmax(answer[:Classes])}
	g := answer[Classes:]
	middle := complex(float64(g[0]), float64(g[1]))
	p, q := diagonals(complex(float64(g[2]), float64(g[3])), complex(float64(g[4]), float64(g[5])))
	f.Centre = l.point(middle)
	for i, corner := range [4]complex128{p, q, -p, -q} {
		f.Outline[i] = l.point(middle + corner)
	}
	return f
}

// diagonals returns a square's half diagonals p and q, as complex numbers,
// from sum = p²+q² and product = p²q². The reader answers in these terms
// because a quarter turn of a square changes neither of them, so it need not
// say which corner comes first. q comes a quarter turn after p.
func diagonals(sum, product complex128) (p, q complex128) {
	root := cmplx.Sqrt(sum*sum/4 - product)
	p, q = cmplx.Sqrt(sum/2+root), cmplx.Sqrt(sum/2-root)
	if real(p)*imag(q)-imag(p)*real(q) < 0 {
		q = -q
	}
	return p, q
}

func softmax(logits []float32) (p [Classes]float64) {
	most := logits[0]
	for _, l := range logits {
		most = max(most, l)
	}
	sum := 0.0
	for i, l := range logits {
		p[i] = math.Exp(float64(l - most))
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}
