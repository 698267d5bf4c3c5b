//go:build matprofile

package background

import (
	"testing"

	"gocv.io/x/gocv"
)

// Looking at the ground leaves no picture behind in C memory.
func TestGroundLeaksNoMat(t *testing.T) {
	picture := plain(100, 120, 140)
	defer picture.Close()
	before := gocv.MatProfile.Count()
	for range 3 {
		if _, err := At(picture, left); err != nil {
			t.Fatal(err)
		}
	}
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d Mats open, %d before", after, before)
	}
}
