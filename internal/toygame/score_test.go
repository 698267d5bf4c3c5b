package toygame

import (
	"strconv"

	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/internal/words"
)

// gust is a bonus that no other game has, and shell the picture of a barnacle.
var (
	gust = engine.Bonus{Name: "a gust", Icon: &icon.Icon{
		Name:    "gust",
		Outline: icon.Outline{icon.Band(0.46, 0.3, 0.6, 1.1), {{0.6, 0.1}, {1, 0.2}, {0.66, 0.45}}, icon.Box(0.1, 0.75, 0.9, 0.9)},
		Seven:   "...##..|..#..#.|.....#.|######.|.......|#####..|.......",
	}}
	shell = icon.Icon{
		Name:    "barnacle",
		Outline: icon.Outline{{{0.3, 0.1}, {0.7, 0.1}, {1, 0.9}, {0, 0.9}}, icon.Reversed(icon.Ring(0.5, 0.3, 0.12))},
		Seven:   ".......|..###..|..#.#..|.#####.|.#####.|#######|#######",
	}
)

// barnacles is the odd column: what is counted costs points.
var barnacles = engine.Column{
	Name: "barnacles", Title: "Barnacles", Counts: &engine.Counted{Points: "barnacle_points", Icon: &shell},
}

// Sheet is a player's raft: two rows, and the barnacles.
func (m match) Sheet(player int) engine.Sheet {
	r := m.rafts[player]
	s := engine.Sheet{
		Player:  m.players[player],
		Tallies: []engine.Tally{{Title: barnacles.Title, Icon: &shell, Many: r.barnacles}},
	}
	for row, die := range dice {
		area := engine.Area{Name: die, Points: r.points(row), Rows: 1, Cols: boxes}
		for i, value := range r.rows[row] {
			cell := engine.Cell{Col: i, Box: die + "." + strconv.Itoa(i+1)}
			if value > 0 {
				cell.Mark = strconv.Itoa(value)
			}
			if i == gusty {
				cell.Bonus = gust
			}
			area.Cells = append(area.Cells, cell)
		}
		s.Areas = append(s.Areas, area)
	}
	return s
}

// points of a row.
func (r raft) points(row int) (sum int) {
	for _, value := range r.rows[row] {
		sum += value
	}
	return sum
}

// Score adds up the rows, and takes off what the barnacles cost. The most points win.
func (m match) Score() engine.Score {
	s := engine.Score{Game: driftwood{}.Name(), Finished: m.over(), Total: engine.Sum(), Winners: []string{}}
	for _, die := range dice {
		s.Columns = append(s.Columns, engine.Column{Name: die, Title: words.Phrase(die), Colour: die})
	}
	s.Columns = append(s.Columns, barnacles)
	best := 0
	for i, name := range m.players {
		stuck := engine.Count{Many: m.rafts[i].barnacles, Points: m.rafts[i].barnacles * costs[m.sea]}
		p := engine.PlayerScore{
			Name: name, Areas: make(map[string]int), Counts: map[string]engine.Count{barnacles.Name: stuck}, Total: stuck.Points,
		}
		for row, die := range dice {
			p.Areas[die] = m.rafts[i].points(row)
			p.Total += p.Areas[die]
		}
		s.Players = append(s.Players, p)
		if i == 0 || p.Total > best {
			best = p.Total
		}
	}
	for _, p := range s.Players {
		if s.Finished && p.Total == best {
			s.Winners = append(s.Winners, p.Name)
		}
	}
	return s
}
