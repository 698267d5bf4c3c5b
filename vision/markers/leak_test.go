//go:build matprofile

package markers_test

import (
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/markers"
)

// Finding leaves no picture behind in C memory, whatever the picture's size.
func TestFindLeaksNoMat(t *testing.T) {
	for _, width := range []int{640, 2000} {
		s := plain()
		s.width = width
		picture, _ := s.render(t, 1)
		before := gocv.MatProfile.Count()
		if _, err := markers.Find(picture); err != nil {
			t.Fatal(err)
		}
		if after := gocv.MatProfile.Count(); after != before {
			t.Errorf("%d px wide: %d Mats open after, %d before", width, after, before)
		}
		picture.Close()
	}
}
