package calibration_test

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"silvertray/calibration"
	"silvertray/vision"
)

// The rendered scenes were made with a lens that bends lines, and say how far
// each die is from the tray. Their tray is 65 x 160 mm: with that, and no
// other, the feet of all their dice measure 16 mm.
func TestGapInRenderedScenes(t *testing.T) {
	files, err := filepath.Glob("../../shared/frames/*.json")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Skip("no ../shared/frames beside the checkout")
	}
	sum, dice := 0.0, 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s struct {
			Width, Height int
			Tray          [4]vision.Point
			Dice          []struct {
				Top    [4]vision.Point
				InTray bool    `json:"in_tray"`
				Gap    float64 `json:"mm_to_tray"`
			}
		}
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatal(err)
		}
		tray := calibration.Outline{Corners: s.Tray, Size: [2]float64{65, 160}}
		p, err := calibration.ByHand(tray, tray, s.Width, s.Height)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, d := range s.Dice {
			place, _ := p.Place(d.Top)
			if place.InTray != d.InTray {
				t.Errorf("%s: in the tray: %v, want %v", file, place.InTray, d.InTray)
			}
			if d.InTray {
				continue
			}
			off := *place.TrayMM - d.Gap
			if math.Abs(off) > 3**place.DoubtMM {
				t.Errorf("%s: gap off by %.2f mm, but the doubt is %.2f", file, off, *place.DoubtMM)
			}
			sum, dice = sum+off*off, dice+1
		}
	}
	rms := math.Sqrt(sum / float64(dice))
	t.Logf("gaps of %d dice are off by %.2f mm, root mean square", dice, rms)
	if rms > 1 {
		t.Errorf("gaps are off by %.2f mm, want 1", rms)
	}
}
