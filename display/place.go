package display

import (
	"image"

	"silvertray/engine"
	"silvertray/internal/words"
)

// places are the groups of dice on the table, from left to right.
var places = []engine.Place{engine.InHand, engine.OnField, engine.OnTray}

var placeNames = map[engine.Place]words.Phrase{
	engine.InHand:  "in hand",
	engine.OnField: "taken",
	engine.OnTray:  "on the tray",
}

// table draws the dice as they lie, grouped by place, and returns what is left
// below. On a low panel a die has its sign to the left instead of its name
// below.
func (c *canvas) table(r image.Rectangle, faces []engine.Face) image.Rectangle {
	f, gap := c.style.small, c.style.margin
	side := (f.line() + f.cap) &^ 1
	height := f.line() + gap/3 + side + c.captionHeight() + gap/2
	if c.low() {
		side = (f.line() + 4) &^ 1
		height = f.line() + side + c.barHeight() + gap
	}
	row, rest := cutTop(r, height)
	t := lie{canvas: c, side: side, names: signs(c.sayAll(dieNames(faces)))}
	t.fit(row.Dx(), faces)
	at := row.Min
	for _, place := range places {
		if dice := lying(faces, place); len(dice) > 0 {
			label := image.Rect(at.X, at.Y, row.Max.X, at.Y+f.line())
			c.text(f, label, left, c.say(placeNames[place]), black)
			t.draw(at.Add(image.Pt(0, f.line()+gap/3)), dice)
			at.X += t.width(place, len(dice)) + gap
		}
	}
	return rest
}

// tableLine draws the dice as they lie in one line, and returns what is left below.
func (c *canvas) tableLine(r image.Rectangle, faces []engine.Face) image.Rectangle {
	if len(faces) == 0 {
		return r
	}
	row, rest := cutTop(r, c.rowHeight())
	signs, width := c.diceSigns(lying(faces, places...))
	f, pitch := c.lineFit(row.Dx(), faces, width)
	for _, place := range places {
		dice := lying(faces, place)
		if len(dice) == 0 {
			continue
		}
		row = c.word(row, f, c.lineLabel(place, len(dice), len(faces)), black)
		c.signed(row, dice, signs[:len(dice)], width, pitch, black)
		signs = signs[len(dice):]
		_, row = cutLeft(row, len(dice)*pitch+c.style.margin)
	}
	_, rest = cutTop(rest, c.style.margin/2)
	return rest
}

// lineLabel is what stands before the dice of a place: nothing where all lie there.
func (c *canvas) lineLabel(place engine.Place, dice, all int) string {
	if dice == all {
		return ""
	}
	return c.say(placeNames[place])
}

// lineFit finds the letters of the labels and the pitch of the dice with which a line
// has room; width is that of the signs.
func (c *canvas) lineFit(room int, faces []engine.Face, width int) (f *face, pitch int) {
	closest := width + 2 + c.miniDie() + 2
	for _, f = range []*face{c.style.small, tiny} {
		for pitch = closest - 2 + c.style.margin; pitch >= closest; pitch-- {
			if c.lineWidth(f, faces, pitch) <= room {
				return f, pitch
			}
		}
	}
	return tiny, closest
}

// lineWidth is the width of a line of dice from the first label to the last die.
func (c *canvas) lineWidth(f *face, faces []engine.Face, pitch int) int {
	w := 0
	for _, place := range places {
		if n := len(lying(faces, place)); n > 0 {
			w += c.wordWidth(f, c.lineLabel(place, n, len(faces))) + n*pitch + c.style.margin
		}
	}
	return w - c.style.margin
}

// lie is how dice are set out on a table.
type lie struct {
	*canvas
	side, pitch int
	names       []string // still to be drawn
}

// fit finds the pitch at which all groups have room, with whole names if it
// can be.
func (t *lie) fit(room int, faces []engine.Face) {
	f := t.style.small
	most, words := t.side*4/3, true
	if t.low() {
		most, words = t.side+f.width("W")+8, false
	}
	for _, name := range t.sayAll(dieNames(faces)) {
		if words {
			most = max(most, f.width(name)+3)
		}
	}
	for t.pitch = most; t.pitch > t.side+2 && t.total(faces) > room; t.pitch-- {
	}
	if !t.low() {
		t.names = t.words(lying(faces, places...), t.pitch-2)
	}
}

// total is the width of all groups.
func (t *lie) total(faces []engine.Face) int {
	w := 0
	for _, place := range places {
		if n := len(lying(faces, place)); n > 0 {
			w += t.width(place, n) + t.style.margin
		}
	}
	return w - t.style.margin
}

// width of a group of dice under its name.
func (t *lie) width(place engine.Place, dice int) int {
	return max(dice*t.pitch, t.style.small.width(t.say(placeNames[place])))
}

// draw draws a group of dice.
func (t *lie) draw(at image.Point, dice []die) {
	names := t.names[:len(dice)]
	t.names = t.names[len(dice):]
	if !t.low() {
		t.dice(at, dice, names, t.side, t.pitch, 0)
		return
	}
	for i, d := range dice {
		letter := image.Rect(0, 0, t.pitch-t.side-2, t.side).Add(at).Add(image.Pt(i*t.pitch, 0))
		box := image.Rect(letter.Max.X, letter.Min.Y, letter.Max.X+t.side, letter.Max.Y)
		t.text(t.style.small, letter, centre, names[i], black)
		t.die(box, d)
		t.bar(image.Rect(box.Min.X+1, box.Max.Y+1, box.Max.X-1, box.Max.Y+t.barHeight()-1), d.colour)
	}
}

// dieNames are the dice of all places, in the order they are drawn.
func dieNames(faces []engine.Face) []string {
	var all []string
	for _, d := range lying(faces, places...) {
		all = append(all, d.colour)
	}
	return all
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
