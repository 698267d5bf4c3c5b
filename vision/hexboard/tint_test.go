package hexboard

import (
	"slices"
	"testing"

	"silvertray/vision"
)

// seen reads one of the project's own boards and keeps how.
func seen(t *testing.T, name string) (seenBoard, vision.BoardReading) {
	t.Helper()
	picture := load(t, name)
	r := newReader(t, Options{})
	a := newAlbum(picture)
	defer a.close()
	b, err := r.find(a)
	if err != nil || !b.found {
		t.Fatalf("%s: found %v, %v", name, b.found, err)
	}
	return b, r.reading(b, picture.Cols(), picture.Rows())
}

// TestATintNamesItsSymbol names all symbols of a board by their tints alone.
func TestATintNamesItsSymbol(t *testing.T) {
	for _, name := range []string{"0001", "0002", "0004"} {
		b, r := seen(t, name)
		by := b.tints(r.Cells)
		for _, cell := range r.Cells {
			if is := by.names(b.tintAt(cell.Hex)); cell.Sure && is != cell.Shows() {
				t.Errorf("%s: at %v is %q, its tint is that of %q", name, cell.Hex, cell.Shows(), is)
			}
		}
	}
}

// TestATintVouches for cells that the network finds hard to read.
func TestATintVouches(t *testing.T) {
	b, r := seen(t, "0001")
	at := slices.IndexFunc(r.Cells, func(c vision.HexCell) bool { return c.Tile && c.Sure })
	right := slices.Index(Symbols[:], r.Cells[at].Shows())
	wrong := (right + 1) % turns
	for name, test := range map[string]struct {
		class  int
		likely float64
		sure   bool
	}{
		"likely":          {firstTile + right, 0.6, true},
		"hardly likely":   {firstTile + right, 0.4, false},
		"another symbol":  {firstTile + wrong, 0.8, false},
		"seems empty":     {empty, 0.8, false},
		"nothing can say": {unreadable, 0.9, false},
	} {
		t.Run(name, func(t *testing.T) {
			b := b
			b.cells = slices.Clone(b.cells)
			rest := (1 - test.likely) / float64(classes-2)
			for class := range b.cells[at] {
				b.cells[at][class] = rest
			}
			b.cells[at][firstPrint+right] = 0
			b.cells[at][test.class] = test.likely
			cell := judged(t, b, r)[at]
			if cell.Sure != test.sure {
				t.Errorf("%s is sure: %v, want %v", cell.Shows(), cell.Sure, test.sure)
			}
		})
	}
}

// judged are a board's cells as they are read anew.
func judged(t *testing.T, b seenBoard, was vision.BoardReading) []vision.HexCell {
	t.Helper()
	return newReader(t, Options{}).reading(b, was.Width, was.Height).Cells
}
