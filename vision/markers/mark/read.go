package mark

import (
	"math"
	"slices"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/raster"
)

// looked is the number of cells that are looked at along a side: the mark and
// the white cell around it.
const looked = vision.MarkerCells + 2

// cells hold the brightness of each cell.
type cells [looked][looked]float64

// What a mark may show and still be read. All its own cells must be right: of
// the dark quadrangles in 334 photographs of dice, three come within two cells
// of a mark, none within one.
const (
	wrongQuiet = 4    // of the 28 cells around it; a die may lie against it
	mostOff    = 0.25 // mean distance of the mark's cells from their shade
	wrongRough = 12   // of the 48 cells of rim and ground, at a first look
	contrast   = 10   // least difference between black and white, of 255
)

// crisp undoes the blur of small marks: each cell moves away from the mean of
// its neighbours by this part. At 18 px a side with blur, noise and JPEG 40 or
// 60 it raises the marks read without a wrong cell from 50 to 80 of 89.
const crisp = 0.5

// Sighting is a mark that was read, and how far its cells are off on average.
type Sighting struct {
	vision.Marker
	off float64
}

// middle of the mark, where its diagonals cross.
func (s Sighting) middle() vision.Point {
	m, _ := geometry.FromUnitSquare(s.Corners) // was read through the same mapping
	return m.At(vision.Point{0.5, 0.5})
}

// decode returns the mark that a quadrangle is, if any.
func decode(p raster.Image, q [4]vision.Point) (Sighting, bool) {
	seen, ok := sample(p, q)
	if !ok {
		return Sighting{}, false
	}
	best := Sighting{off: math.Inf(1)}
	for id := range vision.MarkerCount {
		for turn := range q {
			if off, ok := seen.match(id, turn); ok && off < best.off {
				best = Sighting{vision.Marker{ID: id, Corners: turned(q, turn)}, off}
			}
		}
	}
	return best, best.off <= mostOff
}

// turned lists the corners from the one that was printed top left.
func turned(q [4]vision.Point, turn int) [4]vision.Point {
	return [4]vision.Point{q[turn], q[(turn+1)%4], q[(turn+2)%4], q[(turn+3)%4]}
}

// likely reports whether a quadrangle has a dark rim on bright ground, before
// its edges are fitted with more care.
func likely(p raster.Image, q [4]vision.Point) bool {
	seen, ok := sample(p, q)
	wrong := 0
	for row := range seen {
		for column, v := range seen[row] {
			switch min(row, column, looked-1-row, looked-1-column) {
			case 0:
				wrong += int(math.Round(1 - v))
			case 1:
				wrong += int(math.Round(v))
			}
		}
	}
	return ok && wrong <= wrongRough
}

// sample looks at every cell of a quadrangle that lies wholly in the picture,
// and returns 0 for black to 1 for white.
func sample(p raster.Image, q [4]vision.Point) (cells, bool) {
	m, ok := geometry.FromUnitSquare(q)
	if !ok || slices.ContainsFunc(q[:], func(c vision.Point) bool { return !p.Contains(c[0], c[1]) }) {
		return cells{}, false
	}
	var seen cells
	var rim, quiet []float64
	for row := range seen {
		for column := range seen[row] {
			v := shade(p, m, float64(row-1), float64(column-1))
			seen[row][column] = v
			switch depth := min(row, column, looked-1-row, looked-1-column); depth {
			case 0:
				quiet = append(quiet, v)
			case 1:
				rim = append(rim, v)
			}
		}
	}
	black, white := median(rim), median(quiet)
	if white-black < contrast {
		return cells{}, false
	}
	return seen.sharpened().scaled(black, white), true
}

// sharpened moves every cell away from its neighbours.
func (c cells) sharpened() cells {
	sharp := c
	for row := 1; row < looked-1; row++ {
		for column := 1; column < looked-1; column++ {
			around := (c[row-1][column] + c[row+1][column] + c[row][column-1] + c[row][column+1]) / 4
			sharp[row][column] += crisp * (c[row][column] - around)
		}
	}
	return sharp
}

// scaled takes black to 0 and white to 1; what is beyond counts as that.
func (c cells) scaled(black, white float64) cells {
	for row := range c {
		for column, v := range c[row] {
			c[row][column] = min(max((v-black)/(white-black), 0), 1)
		}
	}
	return c
}

// shade is the mean brightness in the middle of a cell.
func shade(p raster.Image, m geometry.Homography, row, column float64) float64 {
	sum := 0.0
	for _, dy := range [...]float64{0.3, 0.5, 0.7} {
		for _, dx := range [...]float64{0.3, 0.5, 0.7} {
			at := m.At(vision.Point{(column + dx) / vision.MarkerCells, (row + dy) / vision.MarkerCells})
			sum += p.Grey(at[0], at[1])
		}
	}
	return sum / 9
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// match compares sampled cells with a mark whose corner printed top left is seen as
// corner turn; it returns how far they are off.
func (c cells) match(id, turn int) (off float64, ok bool) {
	quiet := 0
	for row := range c {
		for column := range c[row] {
			want := 1.0
			if vision.MarkerBlack(id, row-1, column-1) {
				want = 0
			}
			y, x := row, column
			for range turn {
				y, x = x, looked-1-y
			}
			difference := math.Abs(c[y][x] - want)
			wrong := difference > 0.5
			switch own := min(row, column, looked-1-row, looked-1-column) > 0; {
			case own && wrong:
				return 0, false
			case own:
				off += difference / (vision.MarkerCells * vision.MarkerCells)
			case wrong:
				quiet++
			}
		}
	}
	return off, quiet <= wrongQuiet
}
