package geometry

import (
	"errors"

	"gonum.org/v1/gonum/mat"
)

// ErrSingular is why equations have no single solution: they say too little.
var ErrSingular = errors.New("the equations do not decide every unknown")

// mostCondition is the condition number of normal equations from which their
// solution is noise: of float64's 16 digits not one would be left.
const mostCondition = 1e15

// Normal gathers the normal equations of a weighted linear least squares fit.
// Make it with NewNormal.
type Normal struct {
	a *mat.SymDense
	b *mat.VecDense
}

// NewNormal returns equations for so many unknowns that say nothing yet.
func NewNormal(unknowns int) *Normal {
	return &Normal{mat.NewSymDense(unknowns, nil), mat.NewVecDense(unknowns, nil)}
}

// Add adds an equation row·x = value; its weight counts as often as that.
func (n *Normal) Add(row []float64, value, weight float64) {
	a, b := n.a.RawSymmetric(), n.b.RawVector()
	for i, u := range row {
		u *= weight
		for k := i; k < len(row); k++ {
			a.Data[i*a.Stride+k] += u * row[k]
		}
		b.Data[i*b.Inc] += u * value
	}
}

// Damp makes every unknown's own coefficient larger, by a share of itself and by
// an amount: it holds a step of Levenberg's and Marquardt's method back. An unknown
// that no equation mentions becomes 0.
func (n *Normal) Damp(share, amount float64) {
	for i := range n.b.Len() {
		own := n.a.At(i, i)*(1+share) + amount
		if own == 0 {
			own = 1
		}
		n.a.SetSym(i, i, own)
	}
}

// Solve returns the unknowns. The error is ErrSingular.
func (n *Normal) Solve() ([]float64, error) {
	factor, err := n.factor()
	if err != nil {
		return nil, err
	}
	var x mat.VecDense
	if err := factor.SolveVecTo(&x, n.b); err != nil {
		return nil, ErrSingular
	}
	return x.RawVector().Data, nil
}

// Variance returns the variance of an unknown where each equation of weight one
// has an error of variance one. The error is ErrSingular.
func (n *Normal) Variance(unknown int) (float64, error) {
	factor, err := n.factor()
	if err != nil {
		return 0, err
	}
	one := mat.NewVecDense(n.b.Len(), nil)
	one.SetVec(unknown, 1)
	var x mat.VecDense
	if err := factor.SolveVecTo(&x, one); err != nil {
		return 0, ErrSingular
	}
	return x.AtVec(unknown), nil
}

func (n *Normal) factor() (*mat.Cholesky, error) {
	var factor mat.Cholesky
	if ok := factor.Factorize(n.a); !ok || !(factor.Cond() < mostCondition) {
		return nil, ErrSingular
	}
	return &factor, nil
}
