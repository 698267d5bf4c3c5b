package lists

import (
	"image"
	"strings"

	"silvertray/display/canvas"
	"silvertray/display/dice"
	"silvertray/display/font"
)

// An Entry is one line of a list: what it is, and what it brings, most
// important first. Dice stand in place of the text, if there are any.
type Entry struct {
	Text   string
	Brings []string
	dice   []dice.Die
}

// joined is what an entry brings in one line.
func joined(brings []string) string { return strings.Join(brings, ", ") }

// Draw draws entries from the top of r with the selected one on black. It
// unfolds the selected entry where one line is too short for it, and scrolls
// to keep it in sight, with a bar at the right edge when there is more.
func Draw(c *canvas.Canvas, r image.Rectangle, entries []Entry, selected int) {
	if len(entries) == 0 || r.Dy() < c.RowHeight() {
		return
	}
	selected = min(max(selected, 0), len(entries)-1)
	first, last := 0, len(entries)
	if Height(c, r, entries, selected) > r.Dy() {
		r.Max.X -= c.Style.Margin + 2
		first, last = inSight(c, r, entries, selected)
		bar := image.Rect(r.Max.X+3, r.Min.Y, r.Max.X+c.Style.Margin+2, r.Max.Y)
		c.ScrollBar(bar, first, last-first, len(entries))
	}
	for i := first; i < last; i++ {
		var row image.Rectangle
		row, r = canvas.CutTop(r, c.RowHeight()*RowsOf(c, r, entries[i], i == selected))
		drawEntry(c, row, entries[i], i == selected)
	}
}

// inSight are the entries around the selected one that have room, as many above
// as below where there are so many.
func inSight(c *canvas.Canvas, r image.Rectangle, entries []Entry, selected int) (first, last int) {
	first, last = selected, selected+1
	free := r.Dy()/c.RowHeight() - RowsOf(c, r, entries[selected], true)
	fits := func(i int) bool {
		return i >= 0 && i < len(entries) && RowsOf(c, r, entries[i], false) <= free
	}
	for fits(first-1) || fits(last) {
		next := last
		if fits(first-1) && (selected-first < last-selected || !fits(last)) {
			first--
			next = first
		} else {
			last++
		}
		free -= RowsOf(c, r, entries[next], false)
	}
	return first, last
}

// Height is that of a list, as far as it has more than r.
func Height(c *canvas.Canvas, r image.Rectangle, entries []Entry, selected int) int {
	height := 0
	for i, e := range entries {
		if height += c.RowHeight() * RowsOf(c, r, e, i == selected); height > r.Dy() {
			break
		}
	}
	return height
}

// RowsOf is how many rows an entry needs.
func RowsOf(c *canvas.Canvas, r image.Rectangle, e Entry, selected bool) int {
	if !selected {
		return len(folded(c, r, e))
	}
	text, brings := unfold(c, r, e)
	return len(text) + len(brings)
}

// folded breaks the text of an entry that is not selected into lines, more than one
// only where the small letters find no room in one.
func folded(c *canvas.Canvas, r image.Rectangle, e Entry) []string {
	if e.dice != nil || c.Style.Small.Width(e.Text) <= r.Dx()-c.Style.Margin {
		return []string{e.Text}
	}
	return c.Style.Small.Wrap(e.Text, r.Dx()-c.Style.Margin)
}

// unfold breaks an entry into lines: none for what it brings when that fits
// beside the text.
func unfold(c *canvas.Canvas, r image.Rectangle, e Entry) (text, brings []string) {
	f, room := c.Style.Text, r.Dx()-c.Style.Margin
	if entryWidth(c, e)+2*c.Style.Margin+c.Style.Small.Width(joined(e.Brings)) <= room {
		return []string{e.Text}, nil
	}
	text = []string{e.Text}
	if e.dice == nil {
		text = f.Wrap(e.Text, room)
	}
	if len(e.Brings) > 0 {
		brings = c.Style.Small.Wrap(joined(e.Brings), room-c.Style.Margin)
	}
	return text, brings
}

// drawEntry draws one entry; only the selected one has more than one row.
func drawEntry(c *canvas.Canvas, r image.Rectangle, e Entry, selected bool) {
	k := canvas.Black
	if selected {
		c.Round(r, c.Style.Radius/2, canvas.Black)
		k = canvas.Paper
	}
	inner := canvas.Inside(r, c.Style.Margin/2)
	if lines := folded(c, r, e); !selected && len(lines) > 1 {
		drawRows(c, inner, c.Style.Small, lines, k)
		return
	}
	text, brings := unfold(c, r, e)
	if !selected || len(text)+len(brings) == 1 {
		oneRow(c, inner, e, k)
		return
	}
	if e.dice != nil {
		var row image.Rectangle
		row, inner = canvas.CutTop(inner, c.RowHeight())
		dice.Rolled(c, row, e.dice, k)
	} else {
		inner = drawRows(c, inner, c.Style.Text, text, k)
	}
	inner.Min.X += c.Style.Margin
	drawRows(c, inner, c.Style.Small, brings, k)
}

// drawRows draws lines from the top of r and returns what is left below. Where r
// is too low for all lines, the last one ends in an ellipsis.
func drawRows(c *canvas.Canvas, r image.Rectangle, f *font.Face, lines []string, k canvas.Ink) image.Rectangle {
	for i, line := range lines {
		if r.Dy() < c.RowHeight() {
			break
		}
		if i < len(lines)-1 && r.Dy() < 2*c.RowHeight() {
			line = f.Ellipsis(line, r.Dx())
		}
		var row image.Rectangle
		row, r = canvas.CutTop(r, c.RowHeight())
		c.Text(f, row, canvas.Left, line, k)
	}
	return r
}

// oneRow draws text on the left and on the right as much of what it brings as
// has room, nothing of it cut.
func oneRow(c *canvas.Canvas, r image.Rectangle, e Entry, k canvas.Ink) {
	f, width := c.Style.Text, entryWidth(c, e)
	if width > r.Dx() && e.dice == nil {
		f = c.Style.Small
		width = f.Width(e.Text)
	}
	free := r.Dx() - width - c.Style.Margin
	for n := len(e.Brings); n > 0; n-- {
		if brings := joined(e.Brings[:n]); c.Style.Small.Width(brings) <= free {
			var edge image.Rectangle
			r, edge = canvas.CutRight(r, c.Style.Small.Width(brings))
			c.Text(c.Style.Small, edge, canvas.Right, brings, k)
			break
		}
	}
	if e.dice != nil {
		dice.Rolled(c, r, e.dice, k)
		return
	}
	c.Text(f, r, canvas.Left, e.Text, k)
}

// entryWidth is the room that an entry takes on one line, without what it
// brings.
func entryWidth(c *canvas.Canvas, e Entry) int {
	if e.dice == nil {
		return c.Style.Text.Width(e.Text)
	}
	_, sign := dice.DiceSigns(c, e.dice)
	return len(e.dice)*(sign+2+dice.MiniDie(c)+c.Style.Margin) - c.Style.Margin
}
