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
	entries := make([]entry, len(s.Options))
	for i, o := range s.Options {
		entries[i] = entry{o.Text, brings(o.Brings)}
	}
	c.list(r, entries, s.Selected)
}

func (s Choice) hints() string {
	if s.Keys != "" {
		return s.Keys
	}
	return "▲▼ choose   OK take"
}

// places are the groups of dice on the table, from left to right.
var places = []struct {
	place engine.Place
	name  string
}{
	{engine.InHand, "in hand"},
	{engine.OnField, "taken"},
	{engine.OnTray, "on the tray"},
}

// table draws the dice as they lie, grouped by place, and returns what is left
// below.
func (c *canvas) table(r image.Rectangle, faces []engine.Face) image.Rectangle {
	f := c.style.small
	side := f.line() + f.cap
	row, rest := cutTop(r, side+2*f.line()+c.style.margin/2)
	pitch := min(side+c.style.margin, (row.Dx()-2*c.style.margin)/len(faces))
	x := row.Min.X
	for _, p := range places {
		dice := lying(faces, p.place)
		if len(dice) == 0 {
			continue
		}
		group := image.Rect(x, row.Min.Y, x+len(dice)*pitch, row.Max.Y)
		c.group(group, p.name, p.place == engine.OnTray, dice)
		x = group.Max.X + c.style.margin
	}
	return rest
}

func lying(faces []engine.Face, place engine.Place) []die {
	var dice []die
	for _, f := range faces {
		if f.Place == place {
			state := certain
			if f.Value == 0 {
				state = absent
			}
			dice = append(dice, die{f.Die, f.Value, state})
		}
	}
	return dice
}

// group draws the dice of one place under its name.
func (c *canvas) group(r image.Rectangle, name string, tray bool, dice []die) {
	f := c.style.small
	label, row := cutTop(r, f.line())
	label.Max.X = max(label.Max.X, label.Min.X+f.width(name))
	c.text(f, label, left, name, black)
	c.diceRow(row, dice, 1)
}
