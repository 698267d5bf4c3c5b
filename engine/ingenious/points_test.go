package ingenious

import (
	"testing"
)

// pointCases are the twelve cases of the team's notes on the rules, by
// coordinates: symbols on the board beside the printed ones, a tile, and what
// its first and second half earn.
var pointCases = []struct {
	name    string
	symbols []string
	tile    string
	a, b    int
}{
	{"s1", nil, "tile red blue at 1,-5 1,-4", 1, 0},
	{"s2", []string{"red at 1,-5"}, "tile red purple at 2,-5 2,-4", 2, 0},
	{"s3, a gap", nil, "tile red yellow at 2,-5 2,-4", 0, 0},
	{"s4, a line to a printed symbol", []string{"blue at 4,0 3,0 2,0"}, "tile blue green at 1,0 0,0", 4, 0},
	{"s5, blocked", []string{"blue at 3,0 4,0", "yellow at 2,0"}, "tile blue blue at 1,0 0,0", 0, 0},
	{"s6, a shared cell counts twice", []string{"purple at 1,-1 1,0 1,1"}, "tile purple purple at 0,0 0,1", 2, 2},
	{"s7, twelve green", []string{"green at 1,-1 1,0 1,1 -1,0 -1,1 -1,2 0,-1 0,-2 0,2 0,3"}, "tile green green at 0,0 0,1", 6, 6},
	{"s8, a double in a line", []string{"orange at -1,0 -2,0 2,0"}, "tile orange orange at 0,0 1,0", 2, 1},
	{"s9, no view through the partner", []string{"yellow at 2,0 3,0"}, "tile yellow red at 0,0 1,0", 0, 0},
	{"s10", []string{"yellow at 2,0 3,0"}, "tile red yellow at 0,0 1,0", 0, 2},
	{"s11, two red and four blue", []string{"red at -1,0 -1,1", "blue at 2,0 3,0 4,0"}, "tile red blue at 0,0 1,0", 2, 4},
	{"s12, one red and two blue", []string{"red at 0,-1", "blue at 2,0 2,-1"}, "tile red blue at 0,0 1,0", 1, 2},
}

// TestPointCases scores the cases on each size of board: the parts that others
// play on change nothing.
func TestPointCases(t *testing.T) {
	for _, tt := range pointCases {
		for players := 1; players <= seats; players++ {
			m := newMatch(t, players).with(t, tt.symbols...).later(0)
			mv, err := m.Parse(tt.tile)
			if err != nil {
				t.Fatal(err)
			}
			points := map[string]int{}
			for _, put := range m.Label(mv).Puts {
				points[put.At.String()] = put.Points
			}
			said, _ := readWords(tt.tile)
			if points[said[0]] != tt.a || points[said[1]] != tt.b {
				t.Errorf("%s, %d players: %s earns %v, want %d and %d", tt.name, players, tt.tile, points, tt.a, tt.b)
			}
		}
	}
}

// TestRulebookExamples are the results that the rule text lists with its
// pictures, on boards of our own.
func TestRulebookExamples(t *testing.T) {
	tests := []struct {
		symbols []string
		tile    string
		want    map[colour]uint8
	}{
		{[]string{"blue at 0,-1"}, "tile red blue at 1,0 0,0", map[colour]uint8{blue: 1}},
		{[]string{"blue at 0,-1 0,-2"}, "tile red blue at 1,0 0,0", map[colour]uint8{blue: 2}},
		{[]string{"blue at 0,-1 0,-2 -1,0 -2,0"}, "tile red blue at 1,0 0,0", map[colour]uint8{blue: 4}},
		{pointCases[6].symbols, pointCases[6].tile, map[colour]uint8{green: 12}},
		{pointCases[10].symbols, pointCases[10].tile, map[colour]uint8{red: 2, blue: 4}},
		{pointCases[11].symbols, pointCases[11].tile, map[colour]uint8{red: 1, blue: 2}},
	}
	for _, tt := range tests {
		m := newMatch(t, 2).with(t, tt.symbols...).later(0).played(t, tt.tile)
		wantPoints(t, m, 0, tt.want)
	}
}
