package hexboard

import (
	"fmt"
	"image"

	"silvertray/engine"
	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

const (
	// mostPortraits bounds how many doubtful cells get a picture: more than anybody
	// wants to be asked about.
	mostPortraits = 8
	// step is the distance of two cells in a portrait, in px, and portraitSide its
	// width and height: a cell with the nearer halves of those around it.
	step         = 56
	portraitSide = 2 * step
)

// portray gives each doubtful cell a picture for people.
func (b seenBoard) portray(a album, all []vision.HexCell) error {
	n := 0
	for i := range all {
		if all[i].Sure || n == mostPortraits || !b.Found {
			continue
		}
		portrait, err := b.portrait(a, all[i].Hex)
		if err != nil {
			return fmt.Errorf("draw the cell %d,%d: %w", all[i].Q, all[i].R, err)
		}
		all[i].Picture = portrait
		n++
	}
	return nil
}

// portrait shows a cell in its colours from straight above, turned as the map of the
// board is.
func (b seenBoard) portrait(a album, h engine.Hex) (image.Image, error) {
	at := lattice.Middle(h)
	const centre = portraitSide/2 - 0.5
	flat := flatten(a, b.View, geometry.Homography{step, 0, centre - step*at[0], 0, step, centre - step*at[1], 0, 0, 1}, image.Pt(portraitSide, portraitSide))
	defer flat.Close()
	return flat.ToImage()
}
