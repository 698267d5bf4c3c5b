package display

import (
	"image"
	"strings"

	"silvertray/engine"
)

// trackWidth is the room for the longest action track beside its name.
func trackWidth(tracks []engine.Track, box int) int {
	slots := 0
	for _, t := range tracks {
		slots = max(slots, min(t.Slots, maxCols))
	}
	return trackLabel(box) + slots*slotPitch(box)
}

func trackLabel(box int) int { return captionFace(box).width("+1") + 4 }

func slotPitch(box int) int { return max(box*2/3, 5) }

// side draws the action tracks and the foxes in the column beside the blocks.
func (c *canvas) side(r image.Rectangle, s engine.Sheet, box int) {
	f := captionFace(box)
	height := max(f.line(), slotPitch(box)) + box/4
	_, r = cutTop(r, captionHeight(box))
	for _, t := range s.Tracks {
		var row image.Rectangle
		row, r = cutTop(r, height)
		c.track(row, t, box)
	}
	row, _ := cutTop(r, height)
	c.foxes(row, s.Foxes, f)
}

// track draws one row of action circles: dots still to be earned, rings ready
// for use, and crossed black ones that are spent.
func (c *canvas) track(r image.Rectangle, t engine.Track, box int) {
	label, slots := cutLeft(r, trackLabel(box))
	c.text(captionFace(box), label, left, bonusText(t.Name), black)
	pitch := slotPitch(box)
	d := pitch - 1
	for i := range min(t.Slots, maxCols) {
		at := image.Pt(slots.Min.X+i*pitch, slots.Min.Y+(slots.Dy()-d)/2)
		switch {
		case i < t.Used:
			c.disc(at, d, black)
			side := d/2 + 1 - d%2
			c.cross(middle(image.Rectangle{Min: at, Max: at.Add(image.Pt(d, d))}, side, side), 1, paper)
		case i < t.Earned:
			c.ring(at, d, 1)
		default:
			dot := 2 + d%2
			c.disc(at.Add(image.Pt((d-dot)/2, (d-dot)/2)), dot, black)
		}
	}
}

// foxes draws as many foxes as were earned.
func (c *canvas) foxes(r image.Rectangle, n int, f *face) {
	if n <= 0 {
		return
	}
	pack := strings.Repeat(string(fox), min(n, 9))
	c.text(f, r, left, pack, black)
}
