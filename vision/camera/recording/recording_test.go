package recording

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/vision/camera"
)

// shaky is a source that fails as a camera does that comes and goes: where a
// step says false.
type shaky struct {
	camera.Source
	steps []bool
}

func (s *shaky) Next(ctx context.Context) (camera.Frame, error) {
	works := s.steps[0]
	if len(s.steps) > 1 {
		s.steps = s.steps[1:]
	}
	if !works {
		return camera.Frame{}, errors.New("the camera is gone; plug it in")
	}
	picture := camera.Pictures("../../dice/testdata/scenes/0001.jpg")
	defer picture.Close()
	return picture.Next(ctx)
}

func TestARecordingOutlivesTrouble(t *testing.T) {
	for name, test := range map[string]struct {
		steps []bool
		saved int
		fails bool
	}{
		"comes and goes":   {[]bool{true, false, false, false, false, true, false, true}, 3, false},
		"gone for good":    {[]bool{true, false}, 1, true},
		"never was there":  {[]bool{false}, 0, true},
		"works throughout": {[]bool{true}, 3, false},
	} {
		var report strings.Builder
		r := Recording{Frames: 3, Folder: t.TempDir(), Clock: clockwork.NewRealClock(), report: &report}
		saved, err := r.series(t.Context(), &shaky{steps: test.steps})
		if saved != test.saved || (err != nil) != test.fails {
			t.Errorf("%s: %d saved, %v; want %d", name, saved, err, test.saved)
		}
		if gone := "error: the camera is gone; plug it in"; strings.Contains(report.String(), gone) != (len(test.steps) > 1 || test.fails) {
			t.Errorf("%s: report %s", name, report.String())
		}
	}
}

func TestARecordingStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var report strings.Builder
	r := Recording{Frames: 3, Folder: t.TempDir(), Clock: clockwork.NewRealClock(), report: &report}
	if saved, err := r.series(ctx, camera.Pictures("a.jpg", "b.jpg")); saved != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d saved, %v", saved, err)
	}
}
