package mark

import (
	"testing"

	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/raster"
)

// printed draws a mark on white paper as a camera sees it: each px is the mean of
// four places in it.
func printed(id int, seen geometry.Homography) raster.Image {
	m := raster.Image{Px: make([]uint8, 200*200), Cols: 200, Rows: 200, Channels: 1}
	back := seen.Inverse()
	for i := range m.Px {
		sum := 0
		for _, part := range [...]geometry.Point{{-0.25, -0.25}, {0.25, -0.25}, {-0.25, 0.25}, {0.25, 0.25}} {
			p := back.At(geometry.Point{float64(i%200) + part[0], float64(i/200) + part[1]})
			if column, row := floor(p[0]*vision.MarkerCells), floor(p[1]*vision.MarkerCells); vision.MarkerBlack(id, row, column) {
				sum += 30
			} else {
				sum += 220
			}
		}
		m.Px[i] = uint8(sum / 4)
	}
	return m
}

func floor(x float64) int { return int(x+100) - 100 }

// Every mark is read in every turn, from corners that are a px off, and its corners
// are measured to a tenth of a px.
func TestMarksAreRead(t *testing.T) {
	corners := [4]geometry.Point{{52, 48}, {141, 60}, {133, 149}, {45, 139}}
	for id := range vision.MarkerCount {
		for turn := range 4 {
			want := turned(corners, turn)
			seen, ok := geometry.FromUnitSquare(want)
			if !ok {
				t.Fatal("the corners are no quadrangle")
			}
			near := corners
			for i := range near {
				near[i][0] += 1 - 2*float64(i%2)
			}
			got, ok := Read(printed(id, seen), near, 1)
			if !ok || got.ID != id {
				t.Errorf("mark %d, turned by %d: read %v, as %d", id, turn, ok, got.ID)
				continue
			}
			for i, c := range got.Corners {
				if off := geometry.Distance(c, want[i]); off > 0.1 {
					t.Errorf("mark %d, turned by %d: corner %d is %.2f px off", id, turn, i, off)
				}
			}
		}
	}
}

// One mark at two places can be trusted at neither.
func TestBestOfEachMark(t *testing.T) {
	at := func(id int, x, off float64) Sighting {
		q := [4]vision.Point{{x, 0}, {x + 10, 0}, {x + 10, 10}, {x, 10}}
		return Sighting{vision.Marker{ID: id, Corners: q}, off}
	}
	got := Best([]Sighting{at(0, 0, 0.2), at(0, 1, 0.1), at(1, 50, 0.1), at(1, 90, 0.1)})
	if len(got) != 1 || got[0].ID != 0 || got[0].Corners[0][0] != 1 {
		t.Errorf("%+v, want mark 0 as it was seen best, and no mark 1", got)
	}
}
