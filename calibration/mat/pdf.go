package mat

import (
	"fmt"
	"io"
	"time"

	"github.com/go-pdf/fpdf"
)

// PDF writes the mat as a page to print, true to scale.
func (m Mat) PDF(w io.Writer) error {
	if err := m.pdf(true).Output(w); err != nil {
		return fmt.Errorf("write the mat as PDF: %w", err)
	}
	return nil
}

func (m Mat) pdf(compressed bool) *fpdf.Fpdf {
	f := fpdf.NewCustom(&fpdf.InitType{UnitStr: "mm", Size: fpdf.SizeType{Wd: m.Width, Ht: m.Height}})
	f.SetCompression(compressed)
	f.SetTitle(m.title(), false)
	// The same mat is the same file on every day.
	f.SetCatalogSort(true)
	f.SetCreationDate(time.Unix(0, 0).UTC())
	f.SetModificationDate(time.Unix(0, 0).UTC())
	f.AddPage()
	m.Draw(pdfPen{f})
	return f
}

// pdfPen draws on a page.
type pdfPen struct{ *fpdf.Fpdf }

func (p pdfPen) Box(b Box) {
	fill, edge := b.Fill.byte(), b.Edge.byte()
	p.SetFillColor(fill, fill, fill)
	p.SetDrawColor(edge, edge, edge)
	p.SetLineWidth(b.Line)
	style := ""
	if b.Fill < 1 || b.Line == 0 {
		style += "F"
	}
	if b.Line > 0 {
		style += "D"
	}
	switch {
	case b.W == 0 || b.H == 0:
		p.Line(b.X, b.Y, b.X+b.W, b.Y+b.H)
	case b.Radius > 0:
		p.RoundedRect(b.X, b.Y, b.W, b.H, b.Radius, "1234", style)
	default:
		p.Rect(b.X, b.Y, b.W, b.H, style)
	}
}

func (p pdfPen) Text(t Text) {
	style := ""
	if t.Bold {
		style = "B"
	}
	p.SetFont("Helvetica", style, t.Size*72/25.4)
	p.SetTextColor(t.Grey.byte(), t.Grey.byte(), t.Grey.byte())
	x := t.At[0]
	switch t.Anchor {
	case Middle:
		x -= p.GetStringWidth(t.Text) / 2
	case End:
		x -= p.GetStringWidth(t.Text)
	}
	p.Fpdf.Text(x, t.At[1], t.Text)
}
