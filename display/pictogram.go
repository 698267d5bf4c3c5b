package display

import (
	"image"
	"math"

	"silvertray/internal/prompt"
)

// pictograms are the signs as outlines.
var pictograms = map[prompt.Sign]outline{
	prompt.CameraSign: {
		{{0, 0.25}, {0.28, 0.25}, {0.36, 0.12}, {0.64, 0.12}, {0.72, 0.25}, {1, 0.25}, {1, 0.88}, {0, 0.88}},
		reversed(ring(0.5, 0.56, 0.25)), ring(0.5, 0.56, 0.15),
	},
	prompt.PanelSign: {
		box(0, 0.12, 1, 0.88), reversed(box(0.1, 0.22, 0.9, 0.78)),
		box(0.2, 0.34, 0.7, 0.42), box(0.2, 0.5, 0.8, 0.58), box(0.2, 0.66, 0.5, 0.72),
	},
	prompt.StorageSign: {
		{{0.15, 0}, {0.65, 0}, {0.85, 0.2}, {0.85, 1}, {0.15, 1}},
		reversed(box(0.25, 0.1, 0.33, 0.3)), reversed(box(0.41, 0.1, 0.49, 0.3)), reversed(box(0.57, 0.1, 0.65, 0.3)),
		reversed(box(0.25, 0.55, 0.75, 0.9)),
	},
	prompt.TableSign: {
		{{0.15, 0.2}, {0.85, 0.2}, {1, 0.85}, {0, 0.85}},
		reversed([]corner{{0.22, 0.28}, {0.78, 0.28}, {0.9, 0.77}, {0.1, 0.77}}),
		{{0.5, 0.36}, {0.72, 0.36}, {0.78, 0.6}, {0.52, 0.6}},
	},
}

func box(x0, y0, x1, y1 float64) []corner {
	return []corner{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}
}

// ring is a circle, clockwise.
func ring(x, y, radius float64) []corner {
	const steps = 32
	corners := make([]corner, steps)
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
		corners[i] = corner{x + radius*sin, y - radius*cos}
	}
	return corners
}

// pictogram draws a sign into the square r.
func (c *canvas) pictogram(r image.Rectangle, s prompt.Sign) {
	if o, ok := pictograms[s]; ok && r.Dx() > 0 {
		g := o.glyph(r.Dx() * 5 / 6)
		g.at = image.Point{}
		c.stamp(g, r.Min, black)
	}
}
