package lists

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine/icon"
	"silvertray/internal/prompt"
)

// pictograms are the signs as outlines.
var pictograms = map[prompt.Sign]icon.Outline{
	prompt.CameraSign: {
		{{0, 0.25}, {0.28, 0.25}, {0.36, 0.12}, {0.64, 0.12}, {0.72, 0.25}, {1, 0.25}, {1, 0.88}, {0, 0.88}},
		icon.Reversed(icon.Ring(0.5, 0.56, 0.25)), icon.Ring(0.5, 0.56, 0.15),
	},
	prompt.PanelSign: {
		icon.Box(0, 0.12, 1, 0.88), icon.Reversed(icon.Box(0.1, 0.22, 0.9, 0.78)),
		icon.Box(0.2, 0.34, 0.7, 0.42), icon.Box(0.2, 0.5, 0.8, 0.58), icon.Box(0.2, 0.66, 0.5, 0.72),
	},
	prompt.StorageSign: {
		{{0.15, 0}, {0.65, 0}, {0.85, 0.2}, {0.85, 1}, {0.15, 1}},
		icon.Reversed(icon.Box(0.25, 0.1, 0.33, 0.3)), icon.Reversed(icon.Box(0.41, 0.1, 0.49, 0.3)), icon.Reversed(icon.Box(0.57, 0.1, 0.65, 0.3)),
		icon.Reversed(icon.Box(0.25, 0.55, 0.75, 0.9)),
	},
	prompt.TableSign: {
		{{0.15, 0.2}, {0.85, 0.2}, {1, 0.85}, {0, 0.85}},
		icon.Reversed([]icon.Corner{{0.22, 0.28}, {0.78, 0.28}, {0.9, 0.77}, {0.1, 0.77}}),
		{{0.5, 0.36}, {0.72, 0.36}, {0.78, 0.6}, {0.52, 0.6}},
	},
}

// drawPictogram draws a sign into the square r.
func drawPictogram(c *canvas.Canvas, r image.Rectangle, s prompt.Sign) {
	if o, ok := pictograms[s]; ok && r.Dx() > 0 {
		g := font.GlyphOf(o, r.Dx()*5/6)
		g.At = image.Point{}
		c.Stamp(g, r.Min, canvas.Black)
	}
}
