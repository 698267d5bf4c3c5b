package dice

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/words"
)

// Places are the groups of dice on the table, from left to right.
var Places = []engine.Place{engine.InHand, engine.OnField, engine.OnTray}

// PlaceNames say where dice lie.
var PlaceNames = map[engine.Place]words.Phrase{
	engine.InHand:  "in hand",
	engine.OnField: "taken",
	engine.OnTray:  "on the tray",
}

// Table draws the dice as they lie, grouped by place, and returns what is left
// below. On a low panel a die has its sign to the left instead of its name
// below.
func Table(c *canvas.Canvas, r image.Rectangle, faces []engine.Face) image.Rectangle {
	f, gap := c.Style.Small, c.Style.Margin
	side := (f.Line() + f.Cap) &^ 1
	height := f.Line() + gap/3 + side + captionHeight(c) + gap/2
	if c.Low() {
		side = (f.Line() + 4) &^ 1
		height = f.Line() + side + c.BarHeight() + gap
	}
	row, rest := canvas.CutTop(r, height)
	t := lie{Canvas: c, side: side, names: canvas.Signs(c.SayAll(dieNames(faces)))}
	t.fit(row.Dx(), faces)
	at := row.Min
	for _, place := range Places {
		if dice := Lying(faces, place); len(dice) > 0 {
			label := image.Rect(at.X, at.Y, row.Max.X, at.Y+f.Line())
			c.Text(f, label, canvas.Left, c.Say(PlaceNames[place]), canvas.Black)
			t.draw(at.Add(image.Pt(0, f.Line()+gap/3)), dice)
			at.X += t.width(place, len(dice)) + gap
		}
	}
	return rest
}

// TableLine draws the dice as they lie in one line, and returns what is left below.
func TableLine(c *canvas.Canvas, r image.Rectangle, faces []engine.Face) image.Rectangle {
	if len(faces) == 0 {
		return r
	}
	row, rest := canvas.CutTop(r, c.RowHeight())
	signs, width := DiceSigns(c, Lying(faces, Places...))
	f, pitch := LineFit(c, row.Dx(), faces, width)
	for _, place := range Places {
		dice := Lying(faces, place)
		if len(dice) == 0 {
			continue
		}
		row = c.Word(row, f, lineLabel(c, place, len(dice), len(faces)), canvas.Black)
		signed(c, row, dice, signs[:len(dice)], width, pitch, canvas.Black)
		signs = signs[len(dice):]
		_, row = canvas.CutLeft(row, len(dice)*pitch+c.Style.Margin)
	}
	_, rest = canvas.CutTop(rest, c.Style.Margin/2)
	return rest
}

// lineLabel is what stands before the dice of a place: nothing where all lie there.
func lineLabel(c *canvas.Canvas, place engine.Place, dice, all int) string {
	if dice == all {
		return ""
	}
	return c.Say(PlaceNames[place])
}

// LineFit finds the letters of the labels and the pitch of the dice with which a line
// has room; width is that of the signs.
func LineFit(c *canvas.Canvas, room int, faces []engine.Face, width int) (f *font.Face, pitch int) {
	closest := width + 2 + MiniDie(c) + 2
	for _, f = range []*font.Face{c.Style.Small, font.Tiny} {
		for pitch = closest - 2 + c.Style.Margin; pitch >= closest; pitch-- {
			if LineWidth(c, f, faces, pitch) <= room {
				return f, pitch
			}
		}
	}
	return font.Tiny, closest
}

// LineWidth is the width of a line of dice from the first label to the last die.
func LineWidth(c *canvas.Canvas, f *font.Face, faces []engine.Face, pitch int) int {
	w := 0
	for _, place := range Places {
		if n := len(Lying(faces, place)); n > 0 {
			w += c.WordWidth(f, lineLabel(c, place, n, len(faces))) + n*pitch + c.Style.Margin
		}
	}
	return w - c.Style.Margin
}

// lie is how dice are set out on a table.
type lie struct {
	*canvas.Canvas
	side, pitch int
	names       []string // still to be drawn
}

// fit finds the pitch at which all groups have room, with whole names if it
// can be.
func (t *lie) fit(room int, faces []engine.Face) {
	f := t.Style.Small
	most, words := t.side*4/3, true
	if t.Low() {
		most, words = t.side+f.Width("W")+8, false
	}
	for _, name := range t.SayAll(dieNames(faces)) {
		if words {
			most = max(most, f.Width(name)+3)
		}
	}
	for t.pitch = most; t.pitch > t.side+2 && t.total(faces) > room; t.pitch-- {
	}
	if !t.Low() {
		t.names = namesOf(t.Canvas, Lying(faces, Places...), t.pitch-2)
	}
}

// total is the width of all groups.
func (t *lie) total(faces []engine.Face) int {
	w := 0
	for _, place := range Places {
		if n := len(Lying(faces, place)); n > 0 {
			w += t.width(place, n) + t.Style.Margin
		}
	}
	return w - t.Style.Margin
}

// width of a group of dice under its name.
func (t *lie) width(place engine.Place, dice int) int {
	return max(dice*t.pitch, t.Style.Small.Width(t.Say(PlaceNames[place])))
}

// draw draws a group of dice.
func (t *lie) draw(at image.Point, dice []Die) {
	names := t.names[:len(dice)]
	t.names = t.names[len(dice):]
	if !t.Low() {
		DrawDice(t.Canvas, at, dice, names, t.side, t.pitch, 0)
		return
	}
	for i, d := range dice {
		letter := image.Rect(0, 0, t.pitch-t.side-2, t.side).Add(at).Add(image.Pt(i*t.pitch, 0))
		box := image.Rect(letter.Max.X, letter.Min.Y, letter.Max.X+t.side, letter.Max.Y)
		t.Text(t.Style.Small, letter, canvas.Centre, names[i], canvas.Black)
		DrawDie(t.Canvas, box, d)
		t.Bar(image.Rect(box.Min.X+1, box.Max.Y+1, box.Max.X-1, box.Max.Y+t.BarHeight()-1), d.Colour)
	}
}

// dieNames are the dice of all places, in the order they are drawn.
func dieNames(faces []engine.Face) []string {
	var all []string
	for _, d := range Lying(faces, Places...) {
		all = append(all, d.Colour)
	}
	return all
}

// Lying are the dice in some places, place by place.
func Lying(faces []engine.Face, places ...engine.Place) []Die {
	var dice []Die
	for _, place := range places {
		for _, f := range faces {
			if f.Place != place {
				continue
			}
			state := Certain
			if f.Value == 0 {
				state = Absent
			}
			dice = append(dice, Die{f.Die, f.Value, state})
		}
	}
	return dice
}
