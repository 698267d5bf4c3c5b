package area

import (
	"testing"

	"silvertray/vision"
	"silvertray/vision/raster"
)

// paper is a picture of one colour, in blue, green and red.
func paper(b, g, r uint8) raster.Image {
	m := raster.Image{Px: make([]uint8, 3*240*180), Cols: 240, Rows: 180, Channels: 3}
	for i := 0; i < len(m.Px); i += 3 {
		m.Px[i], m.Px[i+1], m.Px[i+2] = b, g, r
	}
	return m
}

// arm paints a hand's skin from the near edge up.
func arm(m raster.Image) raster.Image {
	for y := 90; y < m.Rows; y++ {
		for x := 90; x < 140; x++ {
			copy(m.Px[3*(y*m.Cols+x):], []uint8{98, 134, 198})
		}
	}
	return m
}

func TestDoubtOfPlainAreas(t *testing.T) {
	whole := [4]vision.Point{{0, 0}, {239, 0}, {239, 179}, {0, 179}}
	for name, c := range map[string]struct {
		picture raster.Image
		want    string
	}{
		"black":           {paper(4, 4, 4), vision.Dark},
		"white":           {paper(254, 254, 254), vision.Bright},
		"black felt":      {paper(25, 25, 25), ""},
		"green felt":      {paper(60, 110, 30), ""},
		"an arm over it":  {arm(paper(60, 110, 30)), vision.Unclear},
		"skin everywhere": {paper(98, 134, 198), ""}, // such as leather
	} {
		got := ""
		if p := Sample(c.picture, whole, 1).Doubt(); p != nil {
			got = p.Kind
		}
		if got != c.want {
			t.Errorf("%s: doubt %q, want %q", name, got, c.want)
		}
	}
}

// What lies on less than half of an area does not change its colour.
func TestColourIsThatOfMostOfIt(t *testing.T) {
	whole := [4]vision.Point{{0, 0}, {239, 0}, {239, 179}, {0, 179}}
	want := [3]float64{raster.Linear[30], raster.Linear[110], raster.Linear[60]}
	if got := Sample(arm(paper(60, 110, 30)), whole, 1).Colour(); got != want {
		t.Errorf("colour %v, want %v", got, want)
	}
}
