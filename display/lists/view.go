package lists

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
)

// View draws a prompt.View.
type View prompt.View

// Draw shows the picture as large as it goes, and beside it what to do.
// Draw draws the screen.
func (s View) Draw(c *canvas.Canvas) {
	m := c.Style.Margin
	r := c.Heading(c.Say(s.Title), "")
	r = c.Hints(r, s.Keys)
	_, r = canvas.CutTop(r, m/2)
	if s.Picture == nil || s.Picture.Bounds().Empty() {
		c.Paragraph(c.Style.Text, r, canvas.Left, c.Say(s.Note))
		return
	}
	r.Min.X -= m / 2
	room := r
	room.Max.X -= r.Dx() * 3 / 10
	size := Fit(s.Picture.Bounds().Size(), room.Size())
	if size.X == 0 || size.Y == 0 {
		return
	}
	box := image.Rectangle{Min: r.Min, Max: r.Min.Add(size)}
	c.Dither(box, s.Picture)
	for _, outline := range s.Outlines {
		drawOutline(c, box, s.Picture.Bounds(), outline)
	}
	c.Frame(box, 1, canvas.Black)
	r.Min.X = box.Max.X + m
	f, note := c.Style.Text, c.Say(s.Note)
	if len(f.Wrap(note, r.Dx()))*f.Line() > r.Dy() {
		f = c.Style.Small
	}
	c.Paragraph(f, r, canvas.Left, note)
}

// Fit is the largest size of the same shape that fits into room.
func Fit(shape, room image.Point) image.Point {
	if shape.X*room.Y > shape.Y*room.X {
		return image.Pt(room.X, shape.Y*room.X/shape.X)
	}
	return image.Pt(shape.X*room.Y/shape.Y, room.Y)
}

// drawOutline draws a closed line over a picture, black between white so that it
// stands out from any grey.
func drawOutline(c *canvas.Canvas, box, picture image.Rectangle, corners []image.Point) {
	at := func(i int) image.Point {
		p := corners[i%len(corners)].Sub(picture.Min)
		return box.Min.Add(image.Pt(p.X*box.Dx()/picture.Dx(), p.Y*box.Dy()/picture.Dy()))
	}
	width := max(c.Style.Margin/4, 1)
	for _, pen := range []struct {
		width int
		ink   canvas.Ink
	}{{width + 4, canvas.Paper}, {width, canvas.Black}} {
		for i := range corners {
			drawLine(c, box, at(i), at(i+1), pen.width, pen.ink)
		}
	}
}

// drawLine draws a straight line with a square pen, as far as it lies in r.
func drawLine(c *canvas.Canvas, r image.Rectangle, from, to image.Point, width int, k canvas.Ink) {
	d := to.Sub(from)
	steps := max(max(d.X, -d.X), max(d.Y, -d.Y), 1)
	if steps > 4*(c.Bounds().Dx()+c.Bounds().Dy()) {
		return // far outside: no corner of this picture
	}
	for i := range steps + 1 {
		p := from.Add(image.Pt(d.X*i/steps, d.Y*i/steps)).Sub(image.Pt(width/2, width/2))
		c.Fill(image.Rectangle{Min: p, Max: p.Add(image.Pt(width, width))}.Intersect(r), k)
	}
}
