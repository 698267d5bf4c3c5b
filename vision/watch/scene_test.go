package watch_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/watch"
)

// recorded holds the pictures of a recorded game and their truth.
const recorded = "../../internal/demo/ganz-schoen-clever"

// scene is the truth of a picture.
type scene struct {
	Tray [4]vision.Point
	Dice []struct {
		Colour string
		Value  int
		InTray bool `json:"in_tray"`
	}
}

func truth(t *testing.T, name string) scene {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(recorded, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var s scene
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

// stills shows each picture for a second at ten frames a second.
type stills struct {
	t        *testing.T
	pictures []string
	frame    int
	mat      gocv.Mat
}

func (s *stills) Next(context.Context) (camera.Frame, error) {
	n := s.frame / 10
	if n == len(s.pictures) {
		return camera.Frame{}, io.EOF
	}
	if s.frame%10 == 0 {
		s.mat.Close()
		m, err := camera.Load(context.Background(), filepath.Join(recorded, s.pictures[n]+".jpg"))
		if err != nil {
			s.t.Fatal(err)
		}
		s.mat = m
	}
	s.frame++
	at := time.Unix(0, 0).Add(time.Duration(s.frame) * 100 * time.Millisecond)
	return camera.Frame{Name: fmt.Sprint(s.frame), Mat: s.mat.Clone(), At: at}, nil
}

func (s *stills) Close() error { return s.mat.Close() }

// TestARecordedTurnIsReadAsItGoes watches the first turn of the recorded game
// as a camera would: three throws of fewer and fewer dice, one after another.
func TestARecordedTurnIsReadAsItGoes(t *testing.T) {
	names := []string{"01", "02", "03"}
	source := &stills{t: t, pictures: names, mat: gocv.NewMat()}
	defer source.Close()
	tray := truth(t, names[0]).Tray
	live := watch.NewLive(source, watch.Geometry{Tray: &tray}, clockwork.NewFakeClock())
	defer live.Close()
	for _, name := range names {
		var set, want []string
		for _, d := range truth(t, name).Dice {
			set = append(set, d.Colour)
			want = append(want, fmt.Sprintf("%s %d %v", d.Colour, d.Value, d.InTray))
		}
		reading, err := live.Look(t.Context(), vision.Want{Dice: set})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var got []string
		for _, d := range reading.Dice {
			got = append(got, fmt.Sprintf("%s %d %v", d.Colour, d.Value, d.InTray))
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s.jpg reads as %s, want %s", name, strings.Join(got, ", "), strings.Join(want, ", "))
		}
	}
}
