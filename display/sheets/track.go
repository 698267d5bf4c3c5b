package sheets

import (
	"image"
	"strings"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
)

// trackWidth is the room for the longest action track beside its name.
func (p page) trackWidth() int {
	slots := 0
	for _, t := range p.tracks {
		n := min(t.Slots, maxCols)
		if !t.Bonus.None() {
			n += endSlots
		}
		slots = max(slots, n)
	}
	return p.trackLabel() + slots*p.slotPitch()
}

// endSlots is the room for the bonus at the end of a track, in slots.
const endSlots = 3

func (p page) trackLabel() int { return p.icon.Width("+1") + 3 }

func (p page) slotPitch() int { return slotPitch(p.box) }

// slotPitch is the width of a slot beside boxes of the given height.
func slotPitch(box int) int { return max(box*3/5, 5) }

// mostIcons is how often an icon is drawn in a row for what is counted.
const mostIcons = 9

// rowHeight is the height of a row in the column beside the blocks, where a box has the
// given height.
func (p page) rowHeight(box int) int { return max(p.icon.Line(), slotPitch(box)) + box/4 }

// sideHeight is the height of all rows of that column.
func (p page) sideHeight(box int) int {
	rows := len(p.tracks)
	for _, t := range p.tallies {
		if t.Many > 0 {
			rows++
		}
	}
	if rows == 0 {
		return 0
	}
	return p.label.Line()/2 + rows*p.rowHeight(box)
}

// drawSide draws the action tracks and what is only counted in the column beside the
// blocks.
func drawSide(c *canvas.Canvas, r image.Rectangle, p page) {
	height := p.rowHeight(p.box)
	_, r = canvas.CutTop(r, p.label.Line()/2)
	for _, t := range p.tracks {
		var row image.Rectangle
		row, r = canvas.CutTop(r, height)
		drawTrack(c, row, t, p)
	}
	for _, t := range p.tallies {
		var row image.Rectangle
		if t.Many > 0 {
			row, r = canvas.CutTop(r, height)
			c.Text(p.icon, row, canvas.Left, strings.Repeat(font.Inline(t.Icon), min(t.Many, mostIcons)), canvas.Black)
		}
	}
}

// drawTrack draws one row of action circles: dots still to be earned, rings ready
// for use, and black ones that are spent.
func drawTrack(c *canvas.Canvas, r image.Rectangle, t engine.Track, p page) {
	label, slots := canvas.CutLeft(r, p.trackLabel())
	c.Text(p.icon, label, canvas.Left, bonusText(c, t.Action), canvas.Black)
	pitch := p.slotPitch()
	d := pitch - 1
	for i := range min(t.Slots, maxCols) {
		at := image.Pt(slots.Min.X+i*pitch, slots.Min.Y+(slots.Dy()-d)/2)
		switch {
		case i < t.Used:
			c.Disc(at, d, canvas.Black)
		case i < t.Earned:
			c.Ring(at, d, 1)
		default:
			dot := 2 + d%2
			c.Disc(at.Add(image.Pt((d-dot)/2, (d-dot)/2)), dot, canvas.Black)
		}
	}
	if !t.Bonus.None() {
		_, end := canvas.CutLeft(slots, t.Slots*pitch+1)
		end, _ = canvas.CutLeft(end, endSlots*pitch)
		drawBadge(c, end, t.Bonus, t.Earned == t.Slots, font.Fitting(font.Regular, bonusText(c, t.Bonus), endSlots*pitch, r.Dy()))
	}
}
