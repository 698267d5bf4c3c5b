package geometry

import "math"

// Vector is a place or a direction in space, in its owner's unit.
type Vector [3]float64

// Length returns how long a vector is.
func (v Vector) Length() float64 { return math.Sqrt(v[0]*v[0] + v[1]*v[1] + v[2]*v[2]) }

// Scale returns the vector times a factor.
func (v Vector) Scale(f float64) Vector { return Vector{v[0] * f, v[1] * f, v[2] * f} }

// Unit returns the vector of length one in the same direction.
func (v Vector) Unit() Vector { return v.Scale(1 / v.Length()) }

// Cross returns the vector that is square to both, as long as the area between them.
func (v Vector) Cross(w Vector) Vector {
	return Vector{v[1]*w[2] - v[2]*w[1], v[2]*w[0] - v[0]*w[2], v[0]*w[1] - v[1]*w[0]}
}

// Rotation returns the matrix, row by row, that turns around an axis by its length in
// radians: Rodrigues' formula.
func Rotation(axis Vector) [3]Vector {
	angle := axis.Length()
	if angle == 0 {
		return [3]Vector{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
	}
	u := axis.Scale(1 / angle)
	sin, cos := math.Sincos(angle)
	var r [3]Vector
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
