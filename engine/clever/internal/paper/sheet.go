package paper

// areas is the number of coloured areas on every sheet of the family.
const areas = 5

// Sheet is what one player has marked.
type Sheet struct {
	Areas        [areas]Marks
	Earned, Used [Actions]uint8 // action circles
	Foxes        uint8
}

// Left is how many actions of a sort can still be used.
func (s *Sheet) Left(g Gift) int {
	i, _ := Plain(g).Action()
	return int(s.Earned[i]) - int(s.Used[i])
}

// Circled is how many actions of a sort were earned.
func (s *Sheet) Circled(b Bonus) int {
	i, _ := b.Action()
	return int(s.Earned[i])
}

// Spend uses an action.
func (s *Sheet) Spend(g Gift) {
	i, _ := Plain(g).Action()
	s.Used[i]++
}

// Count adds an action or a fox, and reports false for a bonus of another sort,
// which has to be used.
func (s *Sheet) Count(b Bonus) bool {
	if i, ok := b.Action(); ok {
		s.Earned[i]++
		return true
	}
	if b.Gift == Fox {
		s.Foxes++
		return true
	}
	return b.Gift == Nothing
}

// Mark puts a value into a box and calls give for every prize that it earns.
func (l *Layout) Mark(s *Sheet, area, box, value int, give func(Prize)) {
	k, m := l.Areas[area].Kind, &s.Areas[area]
	before := m.Done
	k.Mark(m, box, value)
	if m.Done == before {
		return // a circle that is crossed earned all it brings before
	}
	for _, p := range k.Prizes(box) {
		if m.Done.holds(p.Need) && value >= p.least {
			give(p)
		}
	}
}

// Points are the points of each area.
func (l *Layout) Points(s *Sheet) [areas]int {
	var points [areas]int
	for i := range l.Areas {
		points[i] = l.Areas[i].Points(&s.Areas[i])
	}
	return points
}
