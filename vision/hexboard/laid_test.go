package hexboard

import (
	"slices"
	"testing"

	"silvertray/vision"
)

// board makes a sure reading of a board with some tiles.
func board(tiles ...Tile) vision.BoardReading {
	r := vision.BoardReading{Sure: true}
	for _, h := range cells {
		r.Cells = append(r.Cells, vision.HexCell{Hex: h, Sure: true})
	}
	for i, h := range printed {
		r.Cells[number[h]].Symbol = &Symbols[i]
	}
	for _, tile := range tiles {
		for i, h := range tile.Cells {
			c := &r.Cells[number[h]]
			c.Symbol, c.Tile = &tile.Symbols[i], true
		}
	}
	return r
}

func TestLaid(t *testing.T) {
	one := Tile{[2]vision.Hex{{Q: 1, R: 0}, {Q: 1, R: 1}}, [2]string{"red", "blue"}}
	two := Tile{[2]vision.Hex{{Q: -3, R: 0}, {Q: -2, R: 0}}, [2]string{"green", "green"}}
	three := Tile{[2]vision.Hex{{Q: 2, R: 2}, {Q: 2, R: 3}}, [2]string{"purple", "yellow"}}
	moved := Tile{[2]vision.Hex{{Q: -3, R: 1}, {Q: -2, R: 1}}, two.Symbols}
	other := Tile{two.Cells, [2]string{"green", "red"}}
	apart := Tile{[2]vision.Hex{{Q: 4, R: 0}, {Q: 4, R: 2}}, [2]string{"red", "red"}}
	for name, test := range map[string]struct {
		before, after []Tile
		kind          string // empty: tile one was laid
	}{
		"the first tile":      {nil, []Tile{one}, ""},
		"one more":            {[]Tile{two}, []Tile{two, one}, ""},
		"nothing":             {[]Tile{two}, []Tile{two}, vision.NotLaid},
		"two at once":         {[]Tile{two}, []Tile{two, one, three}, vision.TwoLaid},
		"one gone":            {[]Tile{one, two}, []Tile{one}, vision.Gone},
		"one nudged":          {[]Tile{one, two}, []Tile{one, moved}, vision.Nudged},
		"laid and another up": {[]Tile{two}, []Tile{one}, vision.Nudged},
		"changed":             {[]Tile{one, two}, []Tile{one, other}, vision.Different},
		"not neighbours":      {[]Tile{two}, []Tile{two, apart}, vision.HalfLaid},
	} {
		got, problems, ok := Laid(board(test.before...), board(test.after...))
		switch {
		case test.kind == "" && (!ok || len(problems) > 0 || got.at(one.Cells[0]) != "red" || got.at(one.Cells[1]) != "blue"):
			t.Errorf("%s: %v, %v, want %v", name, got, problems, one)
		case test.kind != "" && (ok || len(problems) != 1 || problems[0].Kind != test.kind):
			t.Errorf("%s: %v, %v, want %s", name, got, problems, test.kind)
		}
	}
}

// at is the symbol of a tile on a cell.
func (t Tile) at(h vision.Hex) string {
	if i := slices.Index(t.Cells[:], h); i >= 0 {
		return t.Symbols[i]
	}
	return ""
}

// What a reading is not sure of is passed on.
func TestLaidWithAHandInView(t *testing.T) {
	hand := board()
	hand.Sure = false
	hand.Problems = []vision.BoardProblem{problem(vision.Covered, "")}
	for _, pair := range [][2]vision.BoardReading{{board(), hand}, {hand, board()}, {board(), {}}} {
		if _, problems, ok := Laid(pair[0], pair[1]); ok || len(problems) != len(pair[0].Problems)+len(pair[1].Problems) {
			t.Errorf("laid %v with problems %v", ok, problems)
		}
	}
}

// The series of one table: one tile is laid, then two at once, then one lies
// askew.
func TestLaidInPictures(t *testing.T) {
	r := newReader(t, Options{})
	var all []vision.BoardReading
	for _, name := range []string{"0021", "0022", "0023", "0024"} {
		all = append(all, read(t, r, load(t, name)))
	}
	want := truthOf(t, "0022").Tiles[20]
	tile, problems, ok := Laid(all[0], all[1])
	if !ok {
		t.Errorf("no tile was found: %v", problems)
	}
	for _, half := range want {
		h := vision.Hex{Q: int(half[0].(float64)), R: int(half[1].(float64))}
		if tile.at(h) != half[2] {
			t.Errorf("the tile is %v, want %v at %v", tile, half[2], h)
		}
	}
	if _, problems, ok := Laid(all[1], all[2]); ok || problems[0].Kind != vision.TwoLaid {
		t.Errorf("two tiles: %v %v", ok, problems)
	}
	if _, problems, ok := Laid(all[2], all[3]); ok || len(problems) == 0 {
		t.Errorf("a tile askew: %v %v", ok, problems)
	}
}
