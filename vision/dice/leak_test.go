//go:build matprofile

package dice

import (
	"testing"

	"gocv.io/x/gocv"
)

// Reading leaves no picture behind in C memory.
func TestReadingLeaksNoMat(t *testing.T) {
	scene := scenes(t, ownScenes)[0]
	picture := load(t, scene.path)
	r := newReader(t, Options{Set: clever, Tray: &scene.Tray})
	before := gocv.MatProfile.Count()
	for i := 0; i < 3; i++ {
		if _, err := r.Read(picture); err != nil {
			t.Fatal(err)
		}
	}
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d Mats open after reading, %d before", after, before)
	}
}
