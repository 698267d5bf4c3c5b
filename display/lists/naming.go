package lists

import (
	"image"

	"silvertray/display/canvas"
	"silvertray/internal/prompt"
)

// Naming draws a prompt.Naming.
type Naming prompt.Naming

// Draw draws the screen.
func (s Naming) Draw(c *canvas.Canvas) {
	r := c.Heading(c.Say(s.Title), "")
	r = c.Hints(r, s.Keys)
	f := c.Style.Title
	wheel := make([]string, len(s.Wheel))
	for i, sign := range s.Wheel {
		wheel[i] = c.Say(sign)
	}
	if len(s.Wheel) == 0 {
		c.Text(f, r, canvas.Centre, s.Name, canvas.Black)
		return
	}
	width := wheelWidth(c, wheel)
	room := r.Dx() - width - c.Style.Margin
	name := f.Tail(s.Name, room)
	free := room - max(f.Width(name), room/3)
	row := canvas.Middle(r, r.Dx(), f.Line()+c.Style.Margin/2)
	row.Min.X += free / 2
	row.Max.X = row.Min.X + room - free
	c.Text(f, row, canvas.Right, name, canvas.Black)
	c.Fill(image.Rect(row.Min.X, row.Max.Y, row.Max.X, row.Max.Y+max(c.Style.Margin/5, 1)), canvas.Black)
	at := image.Rect(row.Max.X+c.Style.Margin/2, row.Min.Y, row.Max.X+c.Style.Margin/2+width, row.Max.Y)
	drawWheel(c, r, at, wheel, s.At)
}

// wheelWidth is the room for the widest thing on a wheel.
func wheelWidth(c *canvas.Canvas, wheel []string) int {
	w := 0
	for _, s := range wheel {
		w = max(w, c.Style.Title.Width(s))
	}
	return min(w+2*c.Style.Margin, c.Bounds().Dx()/2)
}

// drawWheel draws what can be chosen at a place, round and round, with what comes
// before above and what comes after below, as far as r is high.
func drawWheel(c *canvas.Canvas, r, at image.Rectangle, wheel []string, selected int) {
	n := len(wheel)
	selected = min(max(selected, 0), n-1)
	c.Round(at, c.Style.Radius, canvas.Black)
	c.Text(c.Style.Title, at, canvas.Centre, wheel[selected], canvas.Paper)
	f := c.Style.Text
	for i := 1; i <= (n-1)/2; i++ {
		above := image.Rect(at.Min.X, at.Min.Y-i*f.Line(), at.Max.X, at.Min.Y-(i-1)*f.Line())
		below := image.Rect(at.Min.X, at.Max.Y+(i-1)*f.Line(), at.Max.X, at.Max.Y+i*f.Line())
		if above.Min.Y < r.Min.Y || below.Max.Y > r.Max.Y {
			return
		}
		c.Text(f, above, canvas.Centre, wheel[(selected+n-i)%n], canvas.Black)
		c.Text(f, below, canvas.Centre, wheel[(selected+i)%n], canvas.Black)
	}
}
