package markers_test

import (
	"image"
	"math/rand/v2"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/markers"
)

// figure is a square of black and white cells.
type figure [vision.MarkerCells][vision.MarkerCells]bool

func mark(id int) (f figure) {
	for row := range f {
		for column := range f {
			f[row][column] = vision.MarkerBlack(id, row, column)
		}
	}
	return f
}

// sheetOf draws figures beside each other, five px a cell, each with white
// around it.
func sheetOf(figures []figure) gocv.Mat {
	const across, pitch, cell = 20, 48, 5
	height := (len(figures) + across - 1) / across * pitch
	sheet := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(220, 0, 0, 0), height+pitch, across*pitch+pitch, gocv.MatTypeCV8UC1)
	for i, f := range figures {
		x, y := i%across*pitch+pitch/2, i/across*pitch+pitch/2
		for row := range f {
			for column, black := range f[row] {
				if black {
					at := image.Rect(0, 0, cell, cell).Add(image.Pt(x+column*cell, y+row*cell))
					part := sheet.Region(at)
					part.SetTo(gocv.NewScalar(20, 0, 0, 0))
					part.Close()
				}
			}
		}
	}
	gocv.GaussianBlur(sheet, &sheet, image.Pt(0, 0), 0.7, 0.7, gocv.BorderDefault)
	return sheet
}

func TestFindReadsTheDrawing(t *testing.T) {
	var figures []figure
	for id := range vision.MarkerCount {
		figures = append(figures, mark(id))
	}
	sheet := sheetOf(figures)
	defer sheet.Close()
	if found, err := markers.Find(sheet); err != nil || len(found) != len(figures) {
		t.Errorf("found %v, %v", found, err)
	}
}

// A mark with one wrong cell, or any other figure in a black rim, is no mark:
// it is not said to be one, nor does it hide one by doubling it.
func TestFindNoOtherFigure(t *testing.T) {
	for id := range vision.MarkerCount {
		figures := []figure{mark(id)}
		for row := 1; row < vision.MarkerCells-1; row++ {
			for column := 1; column < vision.MarkerCells-1; column++ {
				f := mark(id)
				f[row][column] = !f[row][column]
				figures = append(figures, f)
			}
		}
		sheet := sheetOf(figures)
		if found, err := markers.Find(sheet); err != nil || len(found) != 1 || found[0].ID != id {
			t.Errorf("beside its like, marker %d: found %v, %v", id, found, err)
		}
		sheet.Close()
	}
	random := rand.New(rand.NewPCG(1, 2))
	var figures []figure
	for range 600 {
		f := mark(0)
		for row := 1; row < vision.MarkerCells-1; row++ {
			for column := 1; column < vision.MarkerCells-1; column++ {
				f[row][column] = random.IntN(2) == 0
			}
		}
		figures = append(figures, f)
	}
	sheet := sheetOf(figures)
	defer sheet.Close()
	if found, err := markers.Find(sheet); err != nil || len(found) > 0 {
		t.Errorf("among random figures found %v, %v", found, err)
	}
}
