package demo

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Areas are where parts of the table lie in a picture, in pixels: what the
// calibration of that table would tell. Nil is what it does not have.
type Areas struct {
	Tray *[4]vision.Point
	Zone *Zone
}

// Zone is the building zone, for dice that are kept: Top is where the top faces of
// dice are seen that stand in it.
type Zone struct{ Top [4]vision.Point }

// Areas of the table in a picture.
func (g *Game) Areas(picture string) (Areas, error) {
	name := strings.TrimSuffix(picture, path.Ext(picture)) + ".json"
	text, err := fs.ReadFile(g.dir, name)
	if err != nil {
		return Areas{}, fmt.Errorf("read where tray and zone lie: %w", err)
	}
	var a Areas
	if err := json.Unmarshal(text, &a); err != nil {
		return Areas{}, fmt.Errorf("read where tray and zone lie, %s: %w", name, err)
	}
	return a, nil
}

// Measure says which dice of a reading stand in the building zone.
func (a Areas) Measure(r *vision.Reading) {
	if a.Zone == nil {
		return
	}
	for i := range r.Dice {
		r.Dice[i].InZone = geometry.Inside(r.Dice[i].Centre, a.Zone.Top)
	}
}
