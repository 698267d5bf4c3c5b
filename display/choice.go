package display

import (
	"image"

	"silvertray/engine"
)

func (s Choice) draw(c *canvas) {
	r := c.matchHeading(s.Heading)
	r = c.hints(r, s.hints())
	r = c.title(r, s.Title)
	if len(s.Faces) > 0 {
		r = c.table(r, s.Faces)
	}
	if s.Note != "" {
		r = c.warning(r, s.Note)
		_, r = cutTop(r, c.style.margin/3)
	}
	entries := make([]entry, len(s.Options))
	for i, o := range s.Options {
		entries[i] = entry{o.Text, brings(o.Brings)}
	}
	c.list(r, entries, s.Selected)
}

func (s Choice) hints() string { return hints("▲▼ choose", "OK take", s.Keys) }

// places are the groups of dice on the table, from left to right.
var places = []engine.Place{engine.InHand, engine.OnField, engine.OnTray}

var placeNames = map[engine.Place]string{
	engine.InHand:  "in hand",
	engine.OnField: "taken",
	engine.OnTray:  "on the tray",
}

// table draws the dice as they lie, grouped by place, and returns what is left
// below.
func (c *canvas) table(r image.Rectangle, faces []engine.Face) image.Rectangle {
	f := c.style.small
	side := f.line() + f.cap
	row, rest := cutTop(r, side+2*f.line()+c.style.margin*5/6)
	pitch := side * 4 / 3
	for _, face := range faces {
		pitch = max(pitch, f.width(face.Die)+3)
	}
	pitch = min(pitch, (row.Dx()-2*c.style.margin)/len(faces))
	names := names(f, lying(faces, places...), pitch-2)
	at := row.Min
	for _, place := range places {
		if dice := lying(faces, place); len(dice) > 0 {
			label := image.Rect(at.X, at.Y, row.Max.X, at.Y+f.line())
			c.text(f, label, left, placeNames[place], black)
			c.dice(at.Add(image.Pt(0, f.line()+c.style.margin/3)), dice, names, side, pitch, 0)
			names = names[len(dice):]
			at.X += max(len(dice)*pitch, f.width(placeNames[place])) + c.style.margin
		}
	}
	return rest
}

// lying are the dice in some places, place by place.
func lying(faces []engine.Face, places ...engine.Place) []die {
	var dice []die
	for _, place := range places {
		for _, f := range faces {
			if f.Place != place {
				continue
			}
			state := certain
			if f.Value == 0 {
				state = absent
			}
			dice = append(dice, die{f.Die, f.Value, state})
		}
	}
	return dice
}
