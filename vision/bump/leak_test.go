//go:build matprofile

package bump_test

import (
	"testing"

	"gocv.io/x/gocv"
)

func TestLeak(t *testing.T) {
	before := gocv.MatProfile.Count()
	t.Run("any frame", TestAnyFrameHasAnAnswer)
	t.Run("tray", TestATrayBesideItsCorners)
	t.Run("light", TestLight)
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d Mats before, %d after", before, after)
	}
}
