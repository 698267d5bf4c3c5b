package clever

// areas is the number of coloured areas on every sheet of the family.
const areas = 5

// sheet is what one player has marked.
type sheet struct {
	areas        [areas]marks
	earned, used [actions]uint8 // action circles
	foxes        uint8
}

// left is how many actions of a sort can still be used.
func (s *sheet) left(g gift) int {
	i, _ := plain(g).action()
	return int(s.earned[i]) - int(s.used[i])
}

// circled is how many actions of a sort were earned.
func (s *sheet) circled(b bonus) int {
	i, _ := b.action()
	return int(s.earned[i])
}

// spend uses an action.
func (s *sheet) spend(g gift) {
	i, _ := plain(g).action()
	s.used[i]++
}

// count adds an action or a fox, and reports false for a bonus of another sort,
// which has to be used.
func (s *sheet) count(b bonus) bool {
	if i, ok := b.action(); ok {
		s.earned[i]++
		return true
	}
	if b.gift == fox {
		s.foxes++
		return true
	}
	return b.gift == nothing
}

// mark puts a value into a box and calls give for every prize that it earns.
func (l *layout) mark(s *sheet, area, box, value int, give func(prize)) {
	k, m := l.areas[area].kind, &s.areas[area]
	before := m.done
	k.mark(m, box, value)
	if m.done == before {
		return // a circle that is crossed earned all it brings before
	}
	for _, p := range k.prizes(box) {
		if m.done.holds(p.need) && value >= p.least {
			give(p)
		}
	}
}

// points are the points of each area.
func (l *layout) points(s *sheet) [areas]int {
	var points [areas]int
	for i := range l.areas {
		points[i] = l.areas[i].points(&s.areas[i])
	}
	return points
}
