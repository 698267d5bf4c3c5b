// Package plain plays both games of the family a second time, so that the tests
// can compare: slowly, with words for everything, and straight from the rule
// books. It shares no code and no table with the rules that the program plays
// by. Two people who misread a rule in the same way are not caught by this; a
// slip of the pen is.
//
// It holds tests only, so no program can come to use it.
package plain

import (
	"maps"
	"strconv"
	"strings"
)

// paper is one player's sheet of paper: what is written in its boxes, by the
// name of the box, "x" for a cross and "o" for a circle. The round bonuses are
// boxes too, marked when the round begins.
type paper struct {
	boxes map[string]string
	// got counts everything earned so far, used what was used of the actions.
	got, used map[string]int
}

func newPaper() *paper {
	return &paper{map[string]string{}, map[string]int{}, map[string]int{}}
}

func (p *paper) copy() *paper {
	return &paper{maps.Clone(p.boxes), maps.Clone(p.got), maps.Clone(p.used)}
}

func (p *paper) empty(box string) bool { return p.boxes[box] == "" }

func (p *paper) left(action string) int { return p.got[action] - p.used[action] }

// number is what is written in a box, 0 for a mark or nothing.
func (p *paper) number(box string) int {
	is := p.boxes[box]
	if is == "" || is == "x" || is == "o" {
		return 0
	}
	n, _ := strconv.Atoi(is)
	return n
}

// filled counts the boxes of an area that hold a mark, or only those that hold
// this one.
func (p *paper) filled(area, mark string) int {
	n := 0
	for box, is := range p.boxes {
		if strings.HasPrefix(box, area) && (mark == "" || is == mark) {
			n++
		}
	}
	return n
}

// next is the first empty box of a row with so many boxes, and 0 when all are
// filled.
func (p *paper) next(area string, boxes int) int {
	for i := 1; i <= boxes; i++ {
		if p.empty(numbered(area, i)) {
			return i
		}
	}
	return 0
}

func numbered(area string, i int) string { return area + "." + strconv.Itoa(i) }

// rules are what is printed on a sheet of one game.
type rules struct {
	dice  []string // in the order in which they are rolled aloud
	areas []string
	// brings lists what the boxes bring.
	brings []source
	// ends is what the last circle of an action brings, when there are six.
	ends map[string]string
	// black is what the black bonus may be used as.
	black []string
	// may are the boxes for a number, write puts it there.
	may   func(p *paper, area string, number int) []string
	write func(p *paper, box string, number int)
	// crossable are the boxes for a free cross.
	crossable func(p *paper, area string) []string
	points    func(p *paper, area string) int
	// doppelt tells the rules apart that are written for Doppelt so clever only.
	doppelt bool
	stars   func(points int) float64
}

// source is a line of a table such as "pink.3 from 2: reroll": all of the boxes
// marked, with a number of at least so much, bring what stands at the end.
type source struct {
	boxes  []string
	least  int
	brings string
}

// sources reads a table.
func sources(table string) []source {
	var all []source
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		left, brings, _ := strings.Cut(line, ": ")
		boxes, from, _ := strings.Cut(left, " from ")
		least, _ := strconv.Atoi(strings.TrimSpace(from))
		all = append(all, source{strings.Fields(boxes), least, strings.TrimSpace(brings)})
	}
	return all
}

func (s source) earned(p *paper) bool {
	for _, box := range s.boxes {
		if p.empty(box) || p.number(box) < s.least {
			return false
		}
	}
	return true
}

// earned counts everything that a paper has earned by what stands on it.
func (r *rules) earned(p *paper) map[string]int {
	count := map[string]int{}
	for _, s := range r.brings {
		if s.earned(p) {
			count[s.brings]++
		}
	}
	for action, bonus := range r.ends {
		if count[action] == 6 {
			count[bonus]++
		}
	}
	return count
}

// news are the bonuses that a paper has earned since it was last asked, apart
// from actions and foxes, which only count.
func (r *rules) news(p *paper) []string {
	var fresh []string
	now := r.earned(p)
	for bonus, n := range now {
		switch bonus {
		case "reroll", "return", "+1", "fox":
			continue
		}
		for range n - p.got[bonus] {
			fresh = append(fresh, bonus)
		}
	}
	p.got = now
	return fresh
}

// total adds up a paper: the areas, the foxes, and what those are worth.
func (r *rules) total(p *paper, foxesBelowZero bool) (areas map[string]int, foxPoints, total int) {
	areas = map[string]int{}
	lowest := 1000
	for _, area := range r.areas {
		areas[area] = r.points(p, area)
		lowest = min(lowest, areas[area])
		total += areas[area]
	}
	if lowest < 0 && !foxesBelowZero {
		lowest = 0
	}
	foxPoints = p.got["fox"] * lowest
	return areas, foxPoints, total + foxPoints
}
