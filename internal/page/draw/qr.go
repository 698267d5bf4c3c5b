package draw

import (
	"fmt"
	"strings"
)

// QR is a QR code as one path of SVG.
type QR struct {
	Size int
	Path string
}

// quiet is how wide a QR code's white edge is, in squares.
const quiet = 2

// NewQR is a QR code to draw; nil where there is none.
func NewQR(code [][]bool) *QR {
	if code == nil {
		return nil
	}
	var path strings.Builder
	for y, row := range code {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				fmt.Fprintf(&path, "M%d %dh%dv1H%dz", from+quiet, y+quiet, x-from, from+quiet)
			}
		}
	}
	return &QR{Size: len(code) + 2*quiet, Path: path.String()}
}
