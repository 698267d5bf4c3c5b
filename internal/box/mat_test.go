package box

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/calibration/setup"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

// matTruth is what lies on a mat in a rendered picture.
type matTruth struct {
	Dice []struct {
		Colour string
		Value  int
		Kept   bool
	}
}

// TestDiceOnAMat sets up a table by its printed mat and reads the dice on it: the
// mat's marks and fields are none, and what is in its building zone is set aside.
func TestDiceOnAMat(t *testing.T) {
	pictures, err := filepath.Glob("testdata/mat/*.jpg")
	if err != nil || len(pictures) == 0 {
		t.Fatalf("no pictures of a mat: %v", err)
	}
	for _, picture := range pictures {
		t.Run(filepath.Base(picture), func(t *testing.T) {
			text, err := os.ReadFile(strings.TrimSuffix(picture, ".jpg") + ".json")
			if err != nil {
				t.Fatal(err)
			}
			var truth matTruth
			if err := json.Unmarshal(text, &truth); err != nil {
				t.Fatal(err)
			}
			truth.compare(t, lookAtMat(t, picture, truth))
		})
	}
}

// lookAtMat learns the table from a picture and reads the dice in it.
func lookAtMat(t *testing.T, picture string, truth matTruth) vision.Reading {
	t.Helper()
	paper, err := mat.New("a4")
	if err != nil {
		t.Fatal(err)
	}
	s := setup.Setup{Mat: &paper, Shots: setup.Pictures(picture, "", nil), Progress: io.Discard}
	profile, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var want vision.Want
	for _, d := range truth.Dice {
		if d.Kept {
			want.Taken = append(want.Taken, d.Colour)
		} else {
			want.Dice = append(want.Dice, d.Colour)
		}
	}
	geometry := byProfile(calibration.Usable{Profile: profile})
	source := camera.Pictures(picture)
	defer source.Close()
	eye := watch.Table{Source: source, Geometry: func(string) watch.Geometry { return geometry }}
	reading, err := eye.Look(t.Context(), want)
	if err != nil {
		t.Fatal(err)
	}
	return reading
}

func (truth matTruth) compare(t *testing.T, r vision.Reading) {
	t.Helper()
	if !r.Sure || len(r.Dice) != len(truth.Dice) {
		t.Errorf("%d dice of %d, %v", len(r.Dice), len(truth.Dice), r.Problems)
	}
	read := make(map[string]vision.Die)
	for _, d := range r.Dice {
		read[d.Colour] = d
	}
	for _, want := range truth.Dice {
		if d := read[want.Colour]; d.Value != want.Value || d.Aside() != want.Kept {
			t.Errorf("the %s die reads %d, aside %v; want %d, %v", want.Colour, d.Value, d.Aside(), want.Value, want.Kept)
		}
	}
}
