package geometry

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// maxCoordinate bounds a corner, in pixels: far beyond any camera, so that a
// slipped digit is noticed.
const maxCoordinate = 100_000

// minQuadArea is the least area of four corners, in square pixels, that can
// be meant seriously.
const minQuadArea = 100

// CheckQuad checks that four points are the corners of a convex area, in order
// around it either way.
func CheckQuad(corners []Point) ([4]Point, error) {
	if len(corners) != 4 {
		return [4]Point{}, fmt.Errorf("needs four corners, not %d", len(corners))
	}
	q := [4]Point(corners)
	for i, p := range q {
		for _, v := range p {
			if math.IsNaN(v) || math.Abs(v) > maxCoordinate {
				return q, fmt.Errorf("corner %d is at an impossible place (%g,%g)", i+1, p[0], p[1])
			}
		}
	}
	left, right, area := 0, 0, 0.0
	for i := range q {
		a, b, c := q[i], q[(i+1)%4], q[(i+2)%4]
		turn := (b[0]-a[0])*(c[1]-b[1]) - (b[1]-a[1])*(c[0]-b[0])
		if turn > 0 {
			right++
		} else if turn < 0 {
			left++
		}
		area += (a[0]*b[1] - b[0]*a[1]) / 2
	}
	if left != 4 && right != 4 {
		return q, errors.New("corners must go in order around the area, without crossing")
	}
	if math.Abs(area) < minQuadArea {
		return q, fmt.Errorf("corners enclose only %.0f square pixels", math.Abs(area))
	}
	return q, nil
}

// ParseQuad reads four corners as "x,y x,y x,y x,y" in pixels.
func ParseQuad(text string) ([4]Point, error) {
	var corners []Point
	for _, field := range strings.Fields(text) {
		xs, ys, ok := strings.Cut(field, ",")
		x, errX := strconv.ParseFloat(xs, 64)
		y, errY := strconv.ParseFloat(ys, 64)
		if !ok || errX != nil || errY != nil {
			return [4]Point{}, fmt.Errorf("corner %q is not of the form x,y", field)
		}
		corners = append(corners, Point{x, y})
	}
	return CheckQuad(corners)
}
