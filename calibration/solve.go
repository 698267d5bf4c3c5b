package calibration

import "math"

// solve returns x with a·x = b, by elimination; false when the equations do
// not decide x. Both are overwritten.
func solve(a [][]float64, b []float64) ([]float64, bool) {
	for i := range b {
		pivot := i
		for row := i + 1; row < len(b); row++ {
			if math.Abs(a[row][i]) > math.Abs(a[pivot][i]) {
				pivot = row
			}
		}
		if math.Abs(a[pivot][i]) < 1e-13 {
			return nil, false
		}
		a[i], a[pivot], b[i], b[pivot] = a[pivot], a[i], b[pivot], b[i]
		for row := i + 1; row < len(b); row++ {
			f := a[row][i] / a[i][i]
			for k := i; k < len(b); k++ {
				a[row][k] -= f * a[i][k]
			}
			b[row] -= f * b[i]
		}
	}
	for i := len(b) - 1; i >= 0; i-- {
		for k := i + 1; k < len(b); k++ {
			b[i] -= a[i][k] * b[k]
		}
		b[i] /= a[i][i]
	}
	return b, true
}

// normal returns the normal equations of the least squares rows·x = right.
func normal(rows [][]float64, right []float64) ([][]float64, []float64) {
	n := len(rows[0])
	a, b := make([][]float64, n), make([]float64, n)
	for i := range a {
		a[i] = make([]float64, n)
		for r, row := range rows {
			for k := range a[i] {
				a[i][k] += row[i] * row[k]
			}
			b[i] += row[i] * right[r]
		}
	}
	return a, b
}
