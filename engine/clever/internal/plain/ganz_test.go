package plain

import "strconv"

// ganz is Ganz schön clever. The yellow boxes are called by column and row.
var ganz = &rules{
	dice:  []string{"white", "yellow", "blue", "green", "orange", "purple"},
	areas: []string{"yellow", "blue", "green", "orange", "purple"},
	black: []string{"x yellow", "x blue", "x green", "6 orange", "6 purple"},

	// A whole row, column or diagonal brings what its arrow points to; a box
	// brings what stands below it.
	brings: sources(`
round.1: reroll
round.2: +1
round.3: reroll
round.4: black
yellow.a1 yellow.b1 yellow.c1: x blue
yellow.a2 yellow.b2 yellow.d2: 4 orange
yellow.a3 yellow.c3 yellow.d3: x green
yellow.b4 yellow.c4 yellow.d4: fox
yellow.a1 yellow.b2 yellow.c3 yellow.d4: +1
blue.2 blue.3 blue.4: 5 orange
blue.5 blue.6 blue.7 blue.8: x yellow
blue.9 blue.10 blue.11 blue.12: fox
blue.5 blue.9: reroll
blue.2 blue.6 blue.10: x green
blue.3 blue.7 blue.11: 6 purple
blue.4 blue.8 blue.12: +1
green.4: +1
green.6: x blue
green.7: fox
green.9: 6 purple
green.10: reroll
orange.3: reroll
orange.5: x yellow
orange.6: +1
orange.8: fox
orange.10: 6 purple
purple.3: reroll
purple.4: x blue
purple.5: +1
purple.6: x yellow
purple.7: fox
purple.8: reroll
purple.9: x green
purple.10: 6 orange
purple.11: +1`),

	may:       ganzMay,
	write:     ganzWrite,
	crossable: ganzCrossable,
	points:    ganzPoints,
	stars: func(points int) float64 {
		switch {
		case points > 280:
			return 5
		case points >= 260:
			return 4
		case points >= 240:
			return 3
		case points >= 220:
			return 2.5
		case points >= 200:
			return 2
		case points >= 180:
			return 1.5
		case points >= 160:
			return 1
		case points >= 140:
			return 0.5
		}
		return 0
	},
}

// ganzYellow are the two yellow boxes of each number.
var ganzYellow = map[int][]string{
	1: {"yellow.b2", "yellow.a3"},
	2: {"yellow.a2", "yellow.c3"},
	3: {"yellow.a1", "yellow.b4"},
	4: {"yellow.d3", "yellow.c4"},
	5: {"yellow.c1", "yellow.d2"},
	6: {"yellow.b1", "yellow.d4"},
}

func ganzMay(p *paper, area string, number int) []string {
	var boxes []string
	switch area {
	case "yellow":
		for _, box := range ganzYellow[number] {
			if p.empty(box) {
				boxes = append(boxes, box)
			}
		}
	case "blue":
		if box := numbered("blue", number); p.empty(box) {
			boxes = append(boxes, box)
		}
	case "green": // the number printed, or more
		if i := p.next("green", 11); i > 0 && number >= []int{0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6}[i] {
			boxes = append(boxes, numbered("green", i))
		}
	case "orange": // any number
		if i := p.next("orange", 11); i > 0 {
			boxes = append(boxes, numbered("orange", i))
		}
	case "purple": // each higher than the one before; after a 6 any number
		i := p.next("purple", 11)
		if i == 0 {
			break
		}
		before := p.number(numbered("purple", i-1))
		if before == 6 || number > before {
			boxes = append(boxes, numbered("purple", i))
		}
	}
	return boxes
}

func ganzCrossable(p *paper, area string) []string {
	var boxes []string
	switch area {
	case "yellow":
		for n := 1; n <= 6; n++ {
			boxes = append(boxes, ganzMay(p, area, n)...)
		}
	case "blue":
		for n := 2; n <= 12; n++ {
			boxes = append(boxes, ganzMay(p, area, n)...)
		}
	case "green": // whatever is printed in the box
		boxes = ganzMay(p, area, 6)
	}
	return boxes
}

func ganzWrite(p *paper, box string, number int) {
	mark := "x"
	switch {
	case box == "orange.4", box == "orange.7", box == "orange.9":
		mark = strconv.Itoa(2 * number)
	case box == "orange.11":
		mark = strconv.Itoa(3 * number)
	case box[0] == 'o', box[0] == 'p':
		mark = strconv.Itoa(number)
	}
	p.boxes[box] = mark
}

func ganzPoints(p *paper, area string) int {
	points := 0
	switch area {
	case "yellow":
		for column, worth := range map[string]int{"a1 a2 a3": 10, "b1 b2 b4": 14, "c1 c3 c4": 16, "d2 d3 d4": 20} {
			if !p.empty("yellow."+column[0:2]) && !p.empty("yellow."+column[3:5]) && !p.empty("yellow."+column[6:8]) {
				points += worth
			}
		}
	case "blue":
		return []int{0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56}[p.filled("blue", "")]
	case "green":
		return []int{0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66}[p.filled("green", "")]
	default: // orange and purple: the sum
		for i := 1; i <= 11; i++ {
			points += p.number(numbered(area, i))
		}
	}
	return points
}
