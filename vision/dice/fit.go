package dice

import "math"

const (
	fitRounds = 40   // at most; a few suffice
	fitStep   = 1e-5 // for the slopes
	fitDamp   = 1e-3 // to begin with
	fitEnough = 1e-6 // a round that gains less is the last
)

// fit moves x to where the squares of the residuals sum to the least, by
// Levenberg's and Marquardt's damped steps.
func fit(x []float64, residuals func([]float64) []float64) []float64 {
	damp, now := fitDamp, residuals(x)
	for round := 0; round < fitRounds && damp < 1e9; round++ {
		step := dampedStep(x, now, damp, residuals)
		trial := make([]float64, len(x))
		for i := range x {
			trial[i] = x[i] + step[i]
		}
		then := residuals(trial)
		gain := squares(now) - squares(then)
		if !(gain > 0) { // also when it is no number
			damp *= 10
			continue
		}
		x, now, damp = trial, then, damp/5
		if gain < fitEnough*squares(now) {
			break
		}
	}
	return x
}

// dampedStep solves (JᵀJ + damp·diag) step = -Jᵀr.
func dampedStep(x, now []float64, damp float64, residuals func([]float64) []float64) []float64 {
	n := len(x)
	slopes := make([][]float64, n)
	for i := range x {
		moved := append([]float64(nil), x...)
		moved[i] += fitStep
		slopes[i] = residuals(moved)
		for k := range slopes[i] {
			slopes[i][k] = (slopes[i][k] - now[k]) / fitStep
		}
	}
	a, b := make([][]float64, n), make([]float64, n)
	for i := range a {
		a[i] = make([]float64, n)
		for j := range a[i] {
			a[i][j] = dot(slopes[i], slopes[j])
		}
		a[i][i] *= 1 + damp
		b[i] = -dot(slopes[i], now)
	}
	return solve(a, b)
}

// solve solves a·x = b in place by elimination with pivots; a direction that
// nothing speaks about stays 0.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	for c := 0; c < n; c++ {
		p := c
		for r := c + 1; r < n; r++ {
			if math.Abs(a[r][c]) > math.Abs(a[p][c]) {
				p = r
			}
		}
		a[c], a[p], b[c], b[p] = a[p], a[c], b[p], b[c]
		for r := c + 1; r < n && a[c][c] != 0; r++ {
			k := a[r][c] / a[c][c]
			for j := c; j < n; j++ {
				a[r][j] -= k * a[c][j]
			}
			b[r] -= k * b[c]
		}
	}
	x := make([]float64, n)
	for r := n - 1; r >= 0; r-- {
		if a[r][r] != 0 {
			x[r] = (b[r] - dot(a[r][r+1:], x[r+1:])) / a[r][r]
		}
	}
	return x
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

func squares(v []float64) float64 { return dot(v, v) }
