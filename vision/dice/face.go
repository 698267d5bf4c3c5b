package dice

import (
	"image"
	"image/color"
	"math"
	"math/cmplx"

	"gocv.io/x/gocv"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// How the two reading networks were trained; see train/nets.py.
const (
	readSide    = 64   // px of the crop they read
	readBody    = 1.75 // the crop's side in dice
	readClasses = 8    // no die, values 1 to 6, a die without a readable top face
	readAnswers = readClasses + 6

	nothing    = 0
	unreadable = 7
)

// face is what a network says of one spot.
type face struct {
	// classes holds the probability of each class.
	classes [readClasses]float64
	centre  vision.Point
	outline [4]vision.Point
}

// value returns the likeliest value and its probability, given that one of
// them is on top: whether a die lies there flat is another question.
func (f face) value() (int, float64) {
	best, sum := 1, 0.0
	for v := 1; v <= 6; v++ {
		sum += f.classes[v]
		if f.classes[v] > f.classes[best] {
			best = v
		}
	}
	return best, f.classes[best] / max(sum, leastProbability)
}

// side is the mean length of the outline's sides in px.
func (f face) side() float64 {
	sum := 0.0
	for i, p := range f.outline {
		sum += geometry.Distance(p, f.outline[(i+1)%4])
	}
	return sum / 4
}

// look is a crop of the picture to be read: the level of the pyramid it is cut
// from, its corner and side in px there, and how many quarter turns it is given.
type look struct {
	level  int
	corner image.Point
	side   int
	turns  int
}

func lookAt(middle vision.Point, size float64, turns int) look {
	l, scale := look{turns: turns}, 1.0
	for size*readBody > 2*readSide*scale { // a reduction by more would skip pixels
		l.level, scale = l.level+1, 2*scale
	}
	l.side = max(2, int(math.Round(size*readBody/scale)))
	corner := func(at float64) int { return int(math.Round((at+0.5)/scale - float64(l.side)/2)) }
	l.corner = image.Pt(corner(middle[0]), corner(middle[1]))
	return l
}

// point turns a place of the crop, from -1 to 1, into one of the picture.
func (l look) point(z complex128) vision.Point {
	half, scale := float64(l.side)/2, float64(int(1)<<l.level)
	return vision.Point{
		(float64(l.corner.X)+half*(1+real(z)))*scale - 0.5,
		(float64(l.corner.Y)+half*(1+imag(z)))*scale - 0.5,
	}
}

// read asks a network about every look at once.
func (n network) read(picture *pyramid, looks []look) ([]face, error) {
	if len(looks) == 0 {
		return nil, nil
	}
	crops := make([]gocv.Mat, len(looks))
	for i, l := range looks {
		crops[i] = cut(picture.level(l.level), l)
		defer crops[i].Close()
	}
	answers, err := n.answer(crops, image.Pt(readSide, readSide))
	if err != nil {
		return nil, err
	}
	faces := make([]face, len(looks))
	for i, l := range looks {
		faces[i] = newFace(answers[i*readAnswers:(i+1)*readAnswers], l)
	}
	return faces, nil
}

// cut returns a look's pixels, of the picture at the look's level, at the
// reader's size. What lies outside the picture repeats its edge.
func cut(picture gocv.Mat, l look) gocv.Mat {
	want := image.Rect(0, 0, l.side, l.side).Add(l.corner)
	have := want.Intersect(image.Rect(0, 0, picture.Cols(), picture.Rows()))
	if have.Empty() {
		return gocv.NewMatWithSize(readSide, readSide, picture.Type())
	}
	part := picture.Region(have)
	defer part.Close()
	// Reduced first and padded then, a large die at the edge costs no more.
	place := l.inCrop(have)
	crop := gocv.NewMat()
	gocv.Resize(part, &crop, place.Size(), 0, 0, gocv.InterpolationLinear)
	if have != want {
		gocv.CopyMakeBorder(crop, &crop, place.Min.Y, readSide-place.Max.Y,
			place.Min.X, readSide-place.Max.X, gocv.BorderReplicate, color.RGBA{})
	}
	if l.turns > 0 {
		gocv.Rotate(crop, &crop, gocv.RotateFlag(l.turns-1))
	}
	return crop
}

// inCrop returns where part of a look lands in its crop, at least a pixel wide.
func (l look) inCrop(part image.Rectangle) image.Rectangle {
	scale := func(px int) int { return px * readSide / l.side }
	low, high := part.Min.Sub(l.corner), part.Max.Sub(l.corner)
	r := image.Rect(scale(low.X), scale(low.Y), scale(high.X), scale(high.Y))
	r.Min.X, r.Min.Y = min(r.Min.X, readSide-1), min(r.Min.Y, readSide-1)
	r.Max.X, r.Max.Y = max(r.Max.X, r.Min.X+1), max(r.Max.Y, r.Min.Y+1)
	return r
}

// newFace understands one answer: logits of the classes, the top face's
// middle, and its shape.
func newFace(answer []float32, l look) face {
	f := face{classes: softmax(answer[:readClasses])}
	g := answer[readClasses:]
	middle := complex(float64(g[0]), float64(g[1]))
	p, q := diagonals(complex(float64(g[2]), float64(g[3])), complex(float64(g[4]), float64(g[5])))
	f.centre = l.point(middle)
	for i, corner := range [4]complex128{p, q, -p, -q} {
		f.outline[i] = l.point(middle + corner)
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

func softmax(logits []float32) (p [readClasses]float64) {
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
