package display

import (
	"image"
	"strings"
)

// An entry is one line of a list: what it is, and what it brings, most
// important first. Dice stand in place of the text, if there are any.
type entry struct {
	text   string
	brings []string
	dice   []die
}

// joined is what an entry brings in one line.
func joined(brings []string) string { return strings.Join(brings, ", ") }

// list draws entries from the top of r with the selected one on black. It
// unfolds the selected entry where one line is too short for it, and scrolls
// to keep it in sight, with a bar at the right edge when there is more.
func (c *canvas) list(r image.Rectangle, entries []entry, selected int) {
	if len(entries) == 0 || r.Dy() < c.rowHeight() {
		return
	}
	selected = min(max(selected, 0), len(entries)-1)
	first, last := 0, len(entries)
	if c.listHeight(r, entries, selected) > r.Dy() {
		r.Max.X -= c.style.margin + 2
		first, last = c.inSight(r, entries, selected)
		bar := image.Rect(r.Max.X+3, r.Min.Y, r.Max.X+c.style.margin+2, r.Max.Y)
		c.scrollBar(bar, first, last-first, len(entries))
	}
	for i := first; i < last; i++ {
		var row image.Rectangle
		row, r = cutTop(r, c.rowHeight()*c.rowsOf(r, entries[i], i == selected))
		c.entry(row, entries[i], i == selected)
	}
}

// inSight are the entries around the selected one that have room, as many above
// as below where there are so many.
func (c *canvas) inSight(r image.Rectangle, entries []entry, selected int) (first, last int) {
	first, last = selected, selected+1
	free := r.Dy()/c.rowHeight() - c.rowsOf(r, entries[selected], true)
	fits := func(i int) bool {
		return i >= 0 && i < len(entries) && c.rowsOf(r, entries[i], false) <= free
	}
	for fits(first-1) || fits(last) {
		next := last
		if fits(first-1) && (selected-first < last-selected || !fits(last)) {
			first--
			next = first
		} else {
			last++
		}
		free -= c.rowsOf(r, entries[next], false)
	}
	return first, last
}

func (c *canvas) rowHeight() int { return c.style.text.line() }

// listHeight is that of a list, as far as it has more than r.
func (c *canvas) listHeight(r image.Rectangle, entries []entry, selected int) int {
	height := 0
	for i, e := range entries {
		if height += c.rowHeight() * c.rowsOf(r, e, i == selected); height > r.Dy() {
			break
		}
	}
	return height
}

// rowsOf is how many rows an entry needs.
func (c *canvas) rowsOf(r image.Rectangle, e entry, selected bool) int {
	if !selected {
		return len(c.folded(r, e))
	}
	text, brings := c.unfold(r, e)
	return len(text) + len(brings)
}

// folded breaks the text of an entry that is not selected into lines, more than one
// only where the small letters find no room in one.
func (c *canvas) folded(r image.Rectangle, e entry) []string {
	if e.dice != nil || c.style.small.width(e.text) <= r.Dx()-c.style.margin {
		return []string{e.text}
	}
	return c.style.small.wrap(e.text, r.Dx()-c.style.margin)
}

// unfold breaks an entry into lines: none for what it brings when that fits
// beside the text.
func (c *canvas) unfold(r image.Rectangle, e entry) (text, brings []string) {
	f, room := c.style.text, r.Dx()-c.style.margin
	if c.entryWidth(e)+2*c.style.margin+c.style.small.width(joined(e.brings)) <= room {
		return []string{e.text}, nil
	}
	text = []string{e.text}
	if e.dice == nil {
		text = f.wrap(e.text, room)
	}
	if len(e.brings) > 0 {
		brings = c.style.small.wrap(joined(e.brings), room-c.style.margin)
	}
	return text, brings
}

// entry draws one entry; only the selected one has more than one row.
func (c *canvas) entry(r image.Rectangle, e entry, selected bool) {
	k := black
	if selected {
		c.round(r, c.style.radius/2, black)
		k = paper
	}
	inner := inside(r, c.style.margin/2)
	if lines := c.folded(r, e); !selected && len(lines) > 1 {
		c.rows(inner, c.style.small, lines, k)
		return
	}
	text, brings := c.unfold(r, e)
	if !selected || len(text)+len(brings) == 1 {
		c.oneRow(inner, e, k)
		return
	}
	if e.dice != nil {
		var row image.Rectangle
		row, inner = cutTop(inner, c.rowHeight())
		c.rolled(row, e.dice, k)
	} else {
		inner = c.rows(inner, c.style.text, text, k)
	}
	inner.Min.X += c.style.margin
	c.rows(inner, c.style.small, brings, k)
}

// rows draws lines from the top of r and returns what is left below. Where r
// is too low for all lines, the last one ends in an ellipsis.
func (c *canvas) rows(r image.Rectangle, f *face, lines []string, k ink) image.Rectangle {
	for i, line := range lines {
		if r.Dy() < c.rowHeight() {
			break
		}
		if i < len(lines)-1 && r.Dy() < 2*c.rowHeight() {
			line = f.ellipsis(line, r.Dx())
		}
		var row image.Rectangle
		row, r = cutTop(r, c.rowHeight())
		c.text(f, row, left, line, k)
	}
	return r
}

// oneRow draws text on the left and on the right as much of what it brings as
// has room, nothing of it cut.
func (c *canvas) oneRow(r image.Rectangle, e entry, k ink) {
	f, width := c.style.text, c.entryWidth(e)
	if width > r.Dx() && e.dice == nil {
		f = c.style.small
		width = f.width(e.text)
	}
	free := r.Dx() - width - c.style.margin
	for n := len(e.brings); n > 0; n-- {
		if brings := joined(e.brings[:n]); c.style.small.width(brings) <= free {
			var edge image.Rectangle
			r, edge = cutRight(r, c.style.small.width(brings))
			c.text(c.style.small, edge, right, brings, k)
			break
		}
	}
	if e.dice != nil {
		c.rolled(r, e.dice, k)
		return
	}
	c.text(f, r, left, e.text, k)
}

// scrollBar shows which part of a list is in sight, with arrows where there is
// more.
func (c *canvas) scrollBar(r image.Rectangle, first, count, all int) {
	width := r.Dx()
	arrow := (width + 1) / 2
	if first > 0 {
		c.arrow(r.Min, width, true)
	}
	if first+count < all {
		c.arrow(image.Pt(r.Min.X, r.Max.Y-arrow), width, false)
	}
	track := image.Rect(r.Min.X, r.Min.Y+arrow+2, r.Max.X, r.Max.Y-arrow-2)
	line := r.Min.X + (width-1)/2
	c.fill(image.Rect(line, track.Min.Y, line+1, track.Max.Y), black)
	from, to := track.Dy()*first/all, track.Dy()*(first+count)/all
	c.fill(image.Rect(line-1, track.Min.Y+from, line+2, track.Min.Y+to), black)
}

// arrow draws a triangle of the given width that points up or down.
func (c *canvas) arrow(at image.Point, width int, up bool) {
	height := (width + 1) / 2
	for y := range height {
		in := y
		if up {
			in = height - 1 - y
		}
		c.fill(image.Rect(at.X+in, at.Y+y, at.X+width-in, at.Y+y+1), black)
	}
}
