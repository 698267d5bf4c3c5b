package display

import "image"

// draw shows the picture as large as it goes, and beside it what to do.
func (s viewScreen) draw(c *canvas) {
	m := c.style.margin
	r := c.heading(c.say(s.Title), "")
	r = c.hints(r, s.Keys)
	_, r = cutTop(r, m/2)
	if s.Picture == nil || s.Picture.Bounds().Empty() {
		c.paragraph(c.style.text, r, left, c.say(s.Note))
		return
	}
	r.Min.X -= m / 2
	room := r
	room.Max.X -= r.Dx() * 3 / 10
	size := fit(s.Picture.Bounds().Size(), room.Size())
	if size.X == 0 || size.Y == 0 {
		return
	}
	box := image.Rectangle{Min: r.Min, Max: r.Min.Add(size)}
	c.dither(box, s.Picture)
	for _, outline := range s.Outlines {
		c.outline(box, s.Picture.Bounds(), outline)
	}
	c.frame(box, 1, black)
	r.Min.X = box.Max.X + m
	f, note := c.style.text, c.say(s.Note)
	if len(f.wrap(note, r.Dx()))*f.line() > r.Dy() {
		f = c.style.small
	}
	c.paragraph(f, r, left, note)
}

// fit is the largest size of the same shape that fits into room.
func fit(shape, room image.Point) image.Point {
	if shape.X*room.Y > shape.Y*room.X {
		return image.Pt(room.X, shape.Y*room.X/shape.X)
	}
	return image.Pt(shape.X*room.Y/shape.Y, room.Y)
}

// outline draws a closed line over a picture, black between white so that it
// stands out from any grey.
func (c *canvas) outline(box, picture image.Rectangle, corners []image.Point) {
	at := func(i int) image.Point {
		p := corners[i%len(corners)].Sub(picture.Min)
		return box.Min.Add(image.Pt(p.X*box.Dx()/picture.Dx(), p.Y*box.Dy()/picture.Dy()))
	}
	width := max(c.style.margin/4, 1)
	for _, pen := range []struct {
		width int
		ink   ink
	}{{width + 4, paper}, {width, black}} {
		for i := range corners {
			c.line(box, at(i), at(i+1), pen.width, pen.ink)
		}
	}
}

// line draws a straight line with a square pen, as far as it lies in r.
func (c *canvas) line(r image.Rectangle, from, to image.Point, width int, k ink) {
	d := to.Sub(from)
	steps := max(max(d.X, -d.X), max(d.Y, -d.Y), 1)
	if steps > 4*(c.bounds().Dx()+c.bounds().Dy()) {
		return // far outside: no corner of this picture
	}
	for i := range steps + 1 {
		p := from.Add(image.Pt(d.X*i/steps, d.Y*i/steps)).Sub(image.Pt(width/2, width/2))
		c.fill(image.Rectangle{Min: p, Max: p.Add(image.Pt(width, width))}.Intersect(r), k)
	}
}
