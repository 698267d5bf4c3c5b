package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/vision/camera"
)

func TestListCameras(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	folder := t.TempDir()
	list := func(folder string) string {
		var b strings.Builder
		if err := listCameras(&b, folder); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	none := list(filepath.Join(folder, "absent"))
	if !strings.Contains(none, "No USB camera is plugged in.") || !strings.Contains(none, "install it with: sudo apt install rpicam-apps") {
		t.Errorf("without cameras: %s", none)
	}
	for _, name := range []string{"usb-Acme_1-video-index0", "usb-Acme_1-video-index1"} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got := list(folder); !strings.HasPrefix(got, "usb:usb-Acme_1-video-index0\nNo camera on a ribbon") {
		t.Errorf("with a camera: %s", got)
	}
}

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
	picture := camera.Pictures("../../vision/dice/testdata/scenes/0001.jpg")
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
		r := recording{frames: 3, out: t.TempDir(), report: &report}
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
	r := recording{frames: 3, out: t.TempDir(), report: &report}
	if saved, err := r.series(ctx, camera.Pictures("a.jpg", "b.jpg")); saved != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("%d saved, %v", saved, err)
	}
}
