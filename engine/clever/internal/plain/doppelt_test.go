package plain

import (
	"slices"
	"strconv"
	"strings"
)

// doppelt is Doppelt so clever. The silver boxes are called by the colour of
// their row and their number, the yellow ones by column and row.
var doppelt = &rules{
	doppelt: true,
	dice:    []string{"white", "silver", "yellow", "blue", "green", "pink"},
	areas:   []string{"silver", "yellow", "blue", "green", "pink"},
	black:   []string{"? silver", "? yellow", "? blue", "? green", "? pink"},
	ends:    map[string]string{"reroll": "fox", "return": "? pink", "+1": "? silver"},

	brings: sources(`
round.1: reroll
round.2: +1
round.3: return
round.4: black
silver.yellow1 silver.blue1 silver.green1 silver.pink1: +1
silver.yellow2 silver.blue2 silver.green2 silver.pink2: ? yellow
silver.yellow3 silver.blue3 silver.green3 silver.pink3: fox
silver.yellow4 silver.blue4 silver.green4 silver.pink4: ? blue
silver.yellow5 silver.blue5 silver.green5 silver.pink5: ? green
silver.yellow6 silver.blue6 silver.green6 silver.pink6: ? pink
yellow.b1 yellow.d1: ? blue
yellow.a2 yellow.c2: return
yellow.b3 yellow.d3: ? yellow
yellow.a4 yellow.c4: ? green
yellow.b5 yellow.d5: ? pink
yellow.a2 yellow.a4: reroll
yellow.b1 yellow.b3 yellow.b5: +1
yellow.c2 yellow.c4: ? silver
yellow.d1 yellow.d3 yellow.d5: fox
blue.2: return
blue.3: ? yellow
blue.5: +1
blue.6: reroll
blue.7: ? pink
blue.9: fox
blue.10: return
blue.12: ? green
green.2: reroll
green.4: ? blue
green.5: return
green.7: fox
green.8: ? silver
green.9: +1
green.11: ? pink
green.12: ? yellow
pink.3 from 2: reroll
pink.4 from 3: return
pink.5 from 4: +1
pink.6 from 5: ? green
pink.7 from 6: ? yellow
pink.8 from 2: fox
pink.9 from 3: ? silver
pink.10 from 4: reroll
pink.11 from 5: ? blue
pink.12 from 6: ? yellow`),

	may:       doppeltMay,
	write:     doppeltWrite,
	crossable: doppeltCrossable,
	points:    doppeltPoints,
	stars: func(points int) float64 {
		switch {
		case points >= 320: // printed as more than 320, with nothing for 320 itself
			return 5
		case points < 140:
			return 0
		}
		return float64((points-140)/20+1) / 2
	},
}

// doppeltYellow are the yellow boxes of each number.
var doppeltYellow = map[int][]string{
	1: {"yellow.a2"},
	2: {"yellow.c2", "yellow.a4"},
	3: {"yellow.b1", "yellow.d3"},
	4: {"yellow.b3", "yellow.d5"},
	5: {"yellow.c4", "yellow.b5"},
	6: {"yellow.d1"},
}

var silverRows = []string{"yellow", "blue", "green", "pink"}

func doppeltMay(p *paper, area string, number int) []string {
	var boxes []string
	switch area {
	case "silver": // the number, in whatever row it is not crossed yet
		for _, row := range silverRows {
			if box := "silver." + row + strconv.Itoa(number); p.empty(box) {
				boxes = append(boxes, box)
			}
		}
	case "yellow": // a circle, or a cross in a box with a circle
		for _, box := range doppeltYellow[number] {
			if p.boxes[box] != "x" {
				boxes = append(boxes, box)
			}
		}
	case "blue": // as much as the box before, or less
		i := p.next("blue", 12)
		if i == 1 || i > 1 && number <= p.number(numbered("blue", i-1)) {
			boxes = append(boxes, numbered("blue", i))
		}
	case "green", "pink": // any number
		if i := p.next(area, 12); i > 0 {
			boxes = append(boxes, numbered(area, i))
		}
	}
	return boxes
}

func doppeltCrossable(p *paper, area string) []string {
	var boxes []string
	for n := 1; n <= 6 && (area == "silver" || area == "yellow"); n++ {
		boxes = append(boxes, doppeltMay(p, area, n)...)
	}
	return boxes
}

func doppeltWrite(p *paper, box string, number int) {
	area, name, _ := strings.Cut(box, ".")
	i, _ := strconv.Atoi(name)
	switch area {
	case "silver":
		p.boxes[box] = "x"
	case "yellow":
		p.boxes[box] = map[string]string{"": "o", "o": "x"}[p.boxes[box]]
	case "green":
		switch {
		case i == 11:
			number *= 4
		case slices.Contains([]int{5, 6, 7, 9}, i):
			number *= 3
		case slices.Contains([]int{1, 2, 3, 8}, i):
			number *= 2
		}
		p.boxes[box] = strconv.Itoa(number)
	default:
		p.boxes[box] = strconv.Itoa(number)
	}
}

func doppeltPoints(p *paper, area string) int {
	points := 0
	switch area {
	case "silver":
		for _, row := range silverRows {
			points += []int{0, 2, 4, 7, 11, 16, 22}[p.filled("silver."+row, "")]
		}
	case "yellow":
		points = []int{0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165}[p.filled("yellow", "x")]
	case "blue":
		n := p.filled("blue", "")
		points = n * (n + 1) / 2
	case "green": // the first of two less the second, where both are there
		for i := 1; i < 12; i += 2 {
			if first, second := numbered("green", i), numbered("green", i+1); !p.empty(second) {
				points += p.number(first) - p.number(second)
			}
		}
	case "pink":
		for i := 1; i <= 12; i++ {
			points += p.number(numbered("pink", i))
		}
	}
	return points
}
