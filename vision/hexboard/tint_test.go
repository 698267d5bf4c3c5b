package hexboard

import (
	"slices"
	"testing"

	"silvertray/vision"
	"silvertray/vision/hexboard/lattice"
)

// seen reads one of the project's own boards and keeps how.
func seen(t *testing.T, name string) (seenBoard, vision.BoardReading) {
	t.Helper()
	picture := load(t, name)
	r := newReader(t, Options{})
	a := newAlbum(picture)
	defer a.close()
	b, err := r.find(a)
	if err != nil || !b.Found {
		t.Fatalf("%s: found %v, %v", name, b.Found, err)
	}
	return b, b.Reading(lattice.Symbols, picture.Cols(), picture.Rows())
}

// TestATintNamesItsSymbol names all symbols of a board by their tints alone.
func TestATintNamesItsSymbol(t *testing.T) {
	for _, name := range []string{"0001", "0002", "0004"} {
		b, r := seen(t, name)
		by := b.Tints(r.Cells)
		for _, cell := range r.Cells {
			if is := by.Names(b.TintAt(cell.Hex)); cell.Sure && is != cell.Shows() {
				t.Errorf("%s: at %v is %q, its tint is that of %q", name, cell.Hex, cell.Shows(), is)
			}
		}
	}
}

// TestATintVouches for cells that the network finds hard to read.
func TestATintVouches(t *testing.T) {
	b, r := seen(t, "0001")
	at := slices.IndexFunc(r.Cells, func(c vision.HexCell) bool { return c.Tile && c.Sure })
	right := slices.Index(lattice.Symbols[:], r.Cells[at].Shows())
	wrong := (right + 1) % lattice.Turns
	for name, test := range map[string]struct {
		class  int
		likely float64
		sure   bool
	}{
		"likely":          {lattice.FirstTile + right, 0.6, true},
		"hardly likely":   {lattice.FirstTile + right, 0.4, false},
		"another symbol":  {lattice.FirstTile + wrong, 0.8, false},
		"seems empty":     {lattice.Empty, 0.8, false},
		"nothing can say": {lattice.Unreadable, 0.9, false},
	} {
		t.Run(name, func(t *testing.T) {
			b := b
			b.Cells = slices.Clone(b.Cells)
			rest := (1 - test.likely) / float64(lattice.ClassCount-2)
			for class := range b.Cells[at] {
				b.Cells[at][class] = rest
			}
			b.Cells[at][lattice.FirstPrint+right] = 0
			b.Cells[at][test.class] = test.likely
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
	return b.Reading(lattice.Symbols, was.Width, was.Height).Cells
}
