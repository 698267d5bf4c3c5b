package display

import (
	"image"
	"strings"

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

func (p page) trackLabel() int { return p.icon.width("+1") + 3 }

func (p page) slotPitch() int { return max(p.box*3/5, 5) }

// mostIcons is how often an icon is drawn in a row for what is counted.
const mostIcons = 9

// side draws the action tracks and what is only counted in the column beside the
// blocks.
func (c *canvas) side(r image.Rectangle, p page) {
	height := max(p.icon.line(), p.slotPitch()) + p.box/4
	_, r = cutTop(r, p.label.line()/2)
	for _, t := range p.tracks {
		var row image.Rectangle
		row, r = cutTop(r, height)
		c.track(row, t, p)
	}
	for _, t := range p.tallies {
		var row image.Rectangle
		if t.Many > 0 {
			row, r = cutTop(r, height)
			c.text(p.icon, row, left, strings.Repeat(inline(t.Icon), min(t.Many, mostIcons)), black)
		}
	}
}

// track draws one row of action circles: dots still to be earned, rings ready
// for use, and black ones that are spent.
func (c *canvas) track(r image.Rectangle, t engine.Track, p page) {
	label, slots := cutLeft(r, p.trackLabel())
	c.text(p.icon, label, left, c.bonusText(t.Action), black)
	pitch := p.slotPitch()
	d := pitch - 1
	for i := range min(t.Slots, maxCols) {
		at := image.Pt(slots.Min.X+i*pitch, slots.Min.Y+(slots.Dy()-d)/2)
		switch {
		case i < t.Used:
			c.disc(at, d, black)
		case i < t.Earned:
			c.ring(at, d, 1)
		default:
			dot := 2 + d%2
			c.disc(at.Add(image.Pt((d-dot)/2, (d-dot)/2)), dot, black)
		}
	}
	if !t.Bonus.None() {
		_, end := cutLeft(slots, t.Slots*pitch+1)
		end, _ = cutLeft(end, endSlots*pitch)
		c.badge(end, t.Bonus, t.Earned == t.Slots, fitting(regular, c.bonusText(t.Bonus), endSlots*pitch, r.Dy()))
	}
}
