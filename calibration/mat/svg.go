package mat

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
)

// SVG writes the mat as a vector picture, true to scale.
func (m Mat) SVG(w io.Writer) error {
	var p svgPen
	fmt.Fprintf(&p.Buffer, `<svg xmlns="http://www.w3.org/2000/svg" width="%gmm" height="%gmm" viewBox="0 0 %g %g">`+"\n",
		m.Width, m.Height, m.Width, m.Height)
	fmt.Fprintf(&p.Buffer, `<title>%s</title>`+"\n", m.title())
	fmt.Fprintln(&p.Buffer, `<rect width="100%" height="100%" fill="#fff"/>`)
	m.Draw(&p)
	p.WriteString("</svg>\n")
	if _, err := p.WriteTo(w); err != nil {
		return fmt.Errorf("write the mat as SVG: %w", err)
	}
	return nil
}

func (m Mat) title() string { return "Silvertray mat, " + m.name() }

// svgPen draws SVG elements.
type svgPen struct{ bytes.Buffer }

func (p *svgPen) Box(b Box) {
	if b.W == 0 || b.H == 0 {
		fmt.Fprintf(&p.Buffer, `<line x1="%.6g" y1="%.6g" x2="%.6g" y2="%.6g" stroke="%s" stroke-width="%g"/>`+"\n",
			b.X, b.Y, b.X+b.W, b.Y+b.H, b.Edge.hex(), b.Line)
		return
	}
	fmt.Fprintf(&p.Buffer, `<rect x="%.6g" y="%.6g" width="%.6g" height="%.6g" fill="%s"`, b.X, b.Y, b.W, b.H, b.Fill.hex())
	if b.Line > 0 {
		fmt.Fprintf(&p.Buffer, ` rx="%g" stroke="%s" stroke-width="%g"`, b.Radius, b.Edge.hex(), b.Line)
	} else {
		p.WriteString(` shape-rendering="crispEdges"`)
	}
	p.WriteString("/>\n")
}

func (p *svgPen) Text(t Text) {
	weight := "normal"
	if t.Bold {
		weight = "bold"
	}
	fmt.Fprintf(&p.Buffer, `<text x="%.6g" y="%.6g" font-family="Helvetica, Arial, sans-serif" font-size="%g" font-weight="%s" text-anchor="%s" fill="%s">`,
		t.At[0], t.At[1], t.Size, weight, t.Anchor, t.Grey.hex())
	// A buffer takes all that is written.
	_ = xml.EscapeText(&p.Buffer, []byte(t.Text))
	p.WriteString("</text>\n")
}

func (g Grey) byte() int { return int(math.Round(float64(g) * 255)) }

func (g Grey) hex() string { return fmt.Sprintf("#%02[1]x%02[1]x%02[1]x", g.byte()) }
