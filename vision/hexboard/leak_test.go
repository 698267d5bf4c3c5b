//go:build matprofile

package hexboard

import (
	"testing"

	"gocv.io/x/gocv"
)

// Reading leaves no picture behind in C memory.
func TestReadingLeaksNoMat(t *testing.T) {
	r := newReader(t, Options{})
	board, none := loadFrom(t, offboardBoards, "0001"), gocv.NewMatWithSize(480, 640, gocv.MatTypeCV8UC3)
	defer none.Close()
	before := gocv.MatProfile.Count()
	for range 3 {
		for _, m := range []gocv.Mat{board, none} {
			if _, err := r.ReadOffboard(m); err != nil {
				t.Fatal(err)
			}
		}
	}
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d Mats open after reading, %d before", after, before)
	}
}
