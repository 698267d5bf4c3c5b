package calibration

import "silvertray/calibration/internal/round"

// Measured is light as it is stored: to a ten-thousandth, a step of a camera's
// darkest greys.
func Measured(light [3]float64) Colour {
	for k, x := range light {
		light[k] = round.Digits(x, 4)
	}
	return light
}

func (t *Table) file() map[string]any {
	if t == nil {
		return nil
	}
	// After division by the last number, which is one in px, ten digits leave
	// an error below a hundredth of a px in 4000. What cannot be divided is for Read
	// to refuse.
	plane, _ := t.Plane.unit()
	return map[string]any{
		"plane":       plane[:],
		"cameraMM":    []float64{round.Digits(t.Camera.X, 1), round.Digits(t.Camera.Y, 1), round.Digits(t.Camera.Height, 1)},
		"cameraDoubt": round.Digits(t.Camera.Doubt, 4),
		"errorPx":     round.Digits(t.ErrorPX, 3),
	}
}
