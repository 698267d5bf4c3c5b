//go:build matprofile

package camera

import (
	"context"
	"testing"

	"gocv.io/x/gocv"
)

func TestNoPictureLeaks(t *testing.T) {
	picture := asJPEG(t, corner(64, 48))
	clip, address := film(t, 3), phone(t, picture, picture[:100])
	before := gocv.MatProfile.Count()
	see(t, address, Options{})
	see(t, "csi:0", Options{Program: ribbon(t, picture)})
	source, err := Open("video:"+clip, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for {
		frame, err := source.Next(context.Background())
		if err != nil {
			break
		}
		frame.Mat.Close()
	}
	source.Close()
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d pictures open, %d before", after, before)
	}
}
