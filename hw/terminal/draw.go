package terminal

import (
	"fmt"
	"image"

	"github.com/gdamore/tcell/v2"
)

// page is ink on paper, whatever colours the terminal has.
var page = tcell.StyleDefault.Background(tcell.ColorWhite).Foreground(tcell.ColorBlack)

// footRows are kept under the picture for the line of hints.
const footRows = 1

// draw shows the picture in the middle of the terminal with the hints below. In a
// terminal that is too small the picture is scaled down, and the line names the
// size needed.
func (b *Box) draw() {
	b.mu.Lock()
	defer b.mu.Unlock()
	width, height := b.screen.Size()
	b.screen.Clear()
	picture, line := b.picture, hints
	need := cells(b.size)
	if width < need.X || height < need.Y+footRows {
		line = fmt.Sprintf("Needs %d x %d characters, has %d x %d: enlarge the window.", need.X, need.Y+footRows, width, height)
		picture = shrink(picture, image.Pt(width*cellWidth, max(height-footRows, 0)*cellHeight))
	}
	rows := braille(picture)
	left := max(width-cells(picture.Rect.Size()).X, 0) / 2
	for y, row := range rows {
		b.write(left, y, row, page)
	}
	foot := []rune(line)
	b.write(max(min(left, width-len(foot)), 0), len(rows), foot, tcell.StyleDefault)
	b.screen.Show()
}

// write puts characters into a row; what runs out at the right is dropped.
func (b *Box) write(x, y int, row []rune, style tcell.Style) {
	for i, r := range row {
		b.screen.SetContent(x+i, y, r, nil, style)
	}
}
