package display

import "image"

func (s namingScreen) draw(c *canvas) {
	r := c.heading(c.say(s.Title), "")
	r = c.hints(r, s.Keys)
	f := c.style.title
	wheel := make([]string, len(s.Wheel))
	for i, sign := range s.Wheel {
		wheel[i] = c.say(sign)
	}
	if len(s.Wheel) == 0 {
		c.text(f, r, centre, s.Name, black)
		return
	}
	width := c.wheelWidth(wheel)
	room := r.Dx() - width - c.style.margin
	name := f.tail(s.Name, room)
	free := room - max(f.width(name), room/3)
	row := middle(r, r.Dx(), f.line()+c.style.margin/2)
	row.Min.X += free / 2
	row.Max.X = row.Min.X + room - free
	c.text(f, row, right, name, black)
	c.fill(image.Rect(row.Min.X, row.Max.Y, row.Max.X, row.Max.Y+max(c.style.margin/5, 1)), black)
	at := image.Rect(row.Max.X+c.style.margin/2, row.Min.Y, row.Max.X+c.style.margin/2+width, row.Max.Y)
	c.wheel(r, at, wheel, s.At)
}

// wheelWidth is the room for the widest thing on a wheel.
func (c *canvas) wheelWidth(wheel []string) int {
	w := 0
	for _, s := range wheel {
		w = max(w, c.style.title.width(s))
	}
	return min(w+2*c.style.margin, c.bounds().Dx()/2)
}

// wheel draws what can be chosen at a place, round and round, with what comes
// before above and what comes after below, as far as r is high.
func (c *canvas) wheel(r, at image.Rectangle, wheel []string, selected int) {
	n := len(wheel)
	selected = min(max(selected, 0), n-1)
	c.round(at, c.style.radius, black)
	c.text(c.style.title, at, centre, wheel[selected], paper)
	f := c.style.text
	for i := 1; i <= (n-1)/2; i++ {
		above := image.Rect(at.Min.X, at.Min.Y-i*f.line(), at.Max.X, at.Min.Y-(i-1)*f.line())
		below := image.Rect(at.Min.X, at.Max.Y+(i-1)*f.line(), at.Max.X, at.Max.Y+i*f.line())
		if above.Min.Y < r.Min.Y || below.Max.Y > r.Max.Y {
			return
		}
		c.text(f, above, centre, wheel[(selected+n-i)%n], black)
		c.text(f, below, centre, wheel[(selected+i)%n], black)
	}
}

// tail is the end of a text that fits, behind an ellipsis where it is cut.
func (f *face) tail(s string, room int) string {
	s = plain(s)
	if f.width(s) <= room {
		return s
	}
	for i := range s {
		if t := "…" + s[i:]; i > 0 && f.width(t) <= room {
			return t
		}
	}
	return ""
}
