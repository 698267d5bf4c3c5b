package markers_test

import (
	"math/rand/v2"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/markers"
)

// Any picture has an answer; most have no mark.
func TestFindTakesAnyPicture(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, kind := range []gocv.MatType{gocv.MatTypeCV8UC1, gocv.MatTypeCV8UC3, gocv.MatTypeCV8UC4} {
		for _, size := range [][2]int{{1, 1}, {1, 900}, {900, 1}, {7, 5}, {64, 64}, {480, 640}, {3, 5000}} {
			for _, white := range []float64{0, 255} {
				picture := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(white, white, white, white), size[0], size[1], kind)
				data, err := picture.DataPtrUint8()
				if err != nil {
					t.Fatal(err)
				}
				for range 2 { // as it is, then with noise
					if found, err := markers.Find(picture); err != nil || len(found) > 0 {
						t.Errorf("%v %v: found %v, %v", kind, size, found, err)
					}
					for i := range data {
						data[i] = uint8(random.IntN(256))
					}
				}
				picture.Close()
			}
		}
	}
}

func TestFindRefusesOtherPictures(t *testing.T) {
	empty, depth := gocv.NewMat(), gocv.NewMatWithSize(9, 9, gocv.MatTypeCV16UC1)
	defer empty.Close()
	defer depth.Close()
	for _, picture := range []gocv.Mat{empty, depth} {
		if _, err := markers.Find(picture); err == nil {
			t.Errorf("no error for a picture of type %v", picture.Type())
		}
	}
}

// Colours count as little as the lamp's.
func TestFindUnderAWarmLamp(t *testing.T) {
	s := plain()
	s.tilt, s.roll, s.light, s.noise = 20, 70, 150, 3
	grey, _ := s.render(t, 1)
	defer grey.Close()
	dark := gocv.NewMat()
	defer dark.Close()
	grey.ConvertToWithParams(&dark, gocv.MatTypeCV8UC1, 0.4, 0)
	warm := gocv.NewMat()
	defer warm.Close()
	gocv.Merge([]gocv.Mat{dark, grey, grey}, &warm)
	if found, err := markers.Find(warm); err != nil || len(found) != 4 {
		t.Errorf("found %v, %v", found, err)
	}
}

func BenchmarkFind(b *testing.B) {
	s := plain()
	s.tilt, s.roll, s.blur, s.noise, s.quality = 20, 30, 0.7, 4, 85
	picture, _ := s.render(b, 1)
	defer picture.Close()
	for b.Loop() {
		if found, err := markers.Find(picture); err != nil || len(found) != 4 {
			b.Fatal(found, err)
		}
	}
}
