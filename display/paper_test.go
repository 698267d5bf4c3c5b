package display

import (
	"fmt"

	"silvertray/engine"
)

// halfSheet is Ganz schön clever's printed sheet, box by box from the rules
// data, half way through a game.
func halfSheet() engine.Sheet {
	return engine.Sheet{
		Player: "Ana",
		Areas:  []engine.Area{yellowArea(), blueArea(), greenArea(), orangeArea(), purpleArea()},
		Tracks: []engine.Track{{Name: "reroll", Slots: 7, Earned: 3, Used: 1}, {Name: "plus_one", Slots: 7, Earned: 4, Used: 2}},
		Foxes:  2,
	}
}

func yellowArea() engine.Area {
	a := engine.Area{Name: "yellow", Points: 14, Rows: 5, Cols: 5}
	for r, row := range [][]int{{3, 6, 5, 0}, {2, 1, 0, 5}, {1, 0, 2, 4}, {0, 3, 4, 6}} {
		for c, n := range row {
			if n == 0 {
				a.Cells = append(a.Cells, engine.Cell{Row: r, Col: c, Kind: engine.Given, Mark: "×"})
				continue
			}
			cell := engine.Cell{Row: r, Col: c, Printed: fmt.Sprint(n)}
			if c == 1 || r == 3 {
				cell.Mark = "×"
			}
			a.Cells = append(a.Cells, cell)
		}
	}
	for r, bonus := range []string{"x:blue", "4:orange", "x:green", "fox"} {
		a.Cells = append(a.Cells, engine.Cell{Row: r, Col: 4, Kind: engine.Line, Bonus: bonus, Done: r == 3})
	}
	for c, n := range []int{10, 14, 16, 20} {
		a.Cells = append(a.Cells, engine.Cell{Row: 4, Col: c, Kind: engine.Points, Printed: fmt.Sprint(n), Done: c == 1})
	}
	a.Cells = append(a.Cells, engine.Cell{Row: 4, Col: 4, Kind: engine.Line, Bonus: "plus_one"})
	return a
}

func blueArea() engine.Area {
	a := engine.Area{Name: "blue", Points: 11, Rows: 4, Cols: 5, Scale: []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56}}
	for n := 2; n <= 12; n++ {
		cell := engine.Cell{Row: (n - 1) / 4, Col: (n - 1) % 4, Printed: fmt.Sprint(n)}
		if n >= 8 {
			cell.Mark = "×"
		}
		a.Cells = append(a.Cells, cell)
	}
	for r, bonus := range []string{"5:orange", "x:yellow", "fox"} {
		a.Cells = append(a.Cells, engine.Cell{Row: r, Col: 4, Kind: engine.Line, Bonus: bonus, Done: r == 2})
	}
	for c, bonus := range []string{"reroll", "x:green", "6:purple", "plus_one"} {
		a.Cells = append(a.Cells, engine.Cell{Row: 3, Col: c, Kind: engine.Line, Bonus: bonus, Done: c == 3})
	}
	return a
}

// row11 is an area of eleven boxes with bonuses by number.
func row11(name string, points int, printed []string, marks []string, bonus map[int]string) engine.Area {
	a := engine.Area{Name: name, Points: points, Rows: 1, Cols: 11}
	for i := range 11 {
		cell := engine.Cell{Col: i, Printed: printed[i], Bonus: bonus[i+1]}
		if i < len(marks) {
			cell.Mark = marks[i]
		}
		a.Cells = append(a.Cells, cell)
	}
	return a
}

func greenArea() engine.Area {
	a := row11("green", 15,
		[]string{"≥1", "≥2", "≥3", "≥4", "≥5", "≥1", "≥2", "≥3", "≥4", "≥5", "≥6"},
		[]string{"×", "×", "×", "×", "×"},
		map[int]string{4: "plus_one", 6: "x:blue", 7: "fox", 9: "6:purple", 10: "reroll"})
	a.Rows = 2
	for i := range a.Cells {
		a.Cells[i].Row = 1
	}
	for i, n := range []int{1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66} {
		a.Cells = append(a.Cells, engine.Cell{Col: i, Kind: engine.Points, Printed: fmt.Sprint(n), Done: i == 4})
	}
	return a
}

func orangeArea() engine.Area {
	return row11("orange", 22,
		[]string{"", "", "", "×2", "", "", "×2", "", "×2", "", "×3"},
		[]string{"5", "2", "3", "12"},
		map[int]string{3: "reroll", 5: "x:yellow", 6: "plus_one", 8: "fox", 10: "6:purple"})
}

func purpleArea() engine.Area {
	return row11("purple", 16,
		[]string{"", "<", "<", "<", "<", "<", "<", "<", "<", "<", "<"},
		[]string{"2", "5", "6", "3"},
		map[int]string{3: "reroll", 4: "x:blue", 5: "plus_one", 6: "x:yellow", 7: "fox", 8: "reroll", 9: "x:green", 10: "6:orange", 11: "plus_one"})
}
