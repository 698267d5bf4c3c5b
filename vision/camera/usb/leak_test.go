//go:build matprofile

package usb_test

import (
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/camera/usb"
)

func TestNoPictureLeaks(t *testing.T) {
	before := gocv.MatProfile.Count()
	for _, d := range []*device{{found: 99, told: 9}, {found: 99, told: 9, noJPEG: true}, {dead: true}} {
		feed := open(t, d, usb.Camera{})
		for range usb.Warmup + 5 {
			if shot, err := feed.Next(); err == nil {
				shot.Close()
			}
		}
	}
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d pictures open, %d before", after, before)
	}
}
