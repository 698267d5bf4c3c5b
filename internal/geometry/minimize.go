package geometry

const (
	minimizeRounds = 40   // at most; a few suffice
	minimizeSlope  = 1e-5 // step of the numerical slopes: about the cube root of a float64's precision
	minimizeDamp   = 1e-3 // to begin with, as Marquardt, 1963, suggests
	minimizeGain   = 1e-6 // a round that gains less, as a share of the sum, is the last
)

// Minimize moves x to where the squares of the residuals sum to the least, by
// Levenberg's and Marquardt's damped steps. It returns the best place it found;
// x stays as it was.
func Minimize(x []float64, residuals func([]float64) []float64) []float64 {
	damp, now := minimizeDamp, residuals(x)
	for round := 0; round < minimizeRounds && damp < 1e9; round++ {
		trial, err := dampedStep(x, now, damp, residuals)
		if err != nil {
			damp *= 10
			continue
		}
		then := residuals(trial)
		gain := SumOfSquares(now) - SumOfSquares(then)
		if !(gain > 0) { // also when it is no number
			damp *= 10
			continue
		}
		x, now, damp = trial, then, damp/5
		if gain < minimizeGain*SumOfSquares(now) {
			break
		}
	}
	return x
}

// dampedStep returns x + step with (JᵀJ + damp·diag) step = -Jᵀr.
func dampedStep(x, now []float64, damp float64, residuals func([]float64) []float64) ([]float64, error) {
	slopes := make([][]float64, len(x))
	for i := range x {
		moved := append([]float64(nil), x...)
		moved[i] += minimizeSlope
		slopes[i] = residuals(moved)
	}
	n, row := NewNormal(len(x)), make([]float64, len(x))
	for k, r := range now {
		for i := range row {
			row[i] = (slopes[i][k] - r) / minimizeSlope
		}
		n.Add(row, -r, 1)
	}
	n.Damp(damp, 0)
	step, err := n.Solve()
	if err != nil {
		return nil, err
	}
	for i := range step {
		step[i] += x[i]
	}
	return step, nil
}

// SumOfSquares returns the sum of the squares of some numbers.
func SumOfSquares(v []float64) (sum float64) {
	for _, x := range v {
		sum += x * x
	}
	return sum
}
