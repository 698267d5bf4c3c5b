package vision_test

import (
	"testing"

	"silvertray/vision"
)

// tile is a sure tile of 40 px that lies somewhere.
func tile(x float64, a, b string) vision.Tile {
	return vision.Tile{
		Symbols: [2]string{a, b}, Sure: true, Centre: vision.Point{x, 100},
		Outline: [4]vision.Point{{x - 20, 90}, {x + 20, 90}, {x + 20, 110}, {x - 20, 110}},
	}
}

func TestWhichTilesLieThereStill(t *testing.T) {
	doubtful := tile(103, "green", "green")
	doubtful.Sure = false
	before := []vision.Tile{tile(100, "red", "blue"), tile(160, "red", "red")}
	for name, test := range map[string]struct {
		now  []vision.Tile
		same int
	}{
		"all":                   {before, 2},
		"one is gone":           {before[1:], 1},
		"the other way round":   {[]vision.Tile{tile(102, "blue", "red")}, 1},
		"another one there":     {[]vision.Tile{tile(100, "red", "green")}, 0},
		"not read for sure":     {[]vision.Tile{doubtful}, 1},
		"the same far away":     {[]vision.Tile{tile(300, "red", "blue")}, 0},
		"a second one near it":  {[]vision.Tile{tile(98, "red", "blue"), tile(104, "red", "blue")}, 1},
		"none, where two were":  {nil, 0},
		"one more than was":     {append(before[:2:2], tile(220, "blue", "blue")), 2},
		"moved by half a tile":  {[]vision.Tile{tile(115, "red", "blue")}, 1},
		"moved by a whole tile": {[]vision.Tile{tile(141, "red", "blue")}, 0},
	} {
		if got := vision.Unmoved(before, test.now); len(got) != test.same {
			t.Errorf("%s: %d lie there still, want %d", name, len(got), test.same)
		}
	}
}
