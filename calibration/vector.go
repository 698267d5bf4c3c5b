package calibration

import (
	"math"

	"silvertray/calibration/mat"
)

func length(a [3]float64) float64 { return math.Sqrt(a[0]*a[0] + a[1]*a[1] + a[2]*a[2]) }

func scaled(a [3]float64, f float64) [3]float64 { return [3]float64{a[0] * f, a[1] * f, a[2] * f} }

func unit(a [3]float64) [3]float64 { return scaled(a, 1/length(a)) }

func cross(a, b [3]float64) [3]float64 {
	return [3]float64{a[1]*b[2] - a[2]*b[1], a[2]*b[0] - a[0]*b[2], a[0]*b[1] - a[1]*b[0]}
}

// rotation turns around an axis by its length in radians (Rodrigues).
func rotation(axis [3]float64) [3][3]float64 {
	angle := length(axis)
	if angle == 0 {
		return [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	}
	u := scaled(axis, 1/angle)
	sin, cos := math.Sincos(angle)
	var r [3][3]float64
	for i := range r {
		for k := range r {
			r[i][k] = (1 - cos) * u[i] * u[k]
		}
		j, l := (i+1)%3, (i+2)%3
		r[i][i] += cos
		r[i][j] -= sin * u[l]
		r[i][l] += sin * u[j]
	}
	return r
}

func middle(q [4]mat.Point) mat.Point {
	var m mat.Point
	for _, p := range q {
		m[0] += p[0] / 4
		m[1] += p[1] / 4
	}
	return m
}
