package paper

// CountBonuses counts the actions and foxes that the marks of a whole game
// have earned.
func (l *Layout) CountBonuses(s *Sheet) {
	for _, b := range l.Starts {
		s.Count(b)
	}
	for i := range l.Areas {
		for _, b := range l.Areas[i].Earned(&s.Areas[i]) {
			s.Count(b)
		}
	}
	for _, t := range l.Tracks {
		if s.Circled(t.Action) == t.Slots {
			s.Count(t.End)
		}
	}
}

// Earned are the bonuses that marks have earned.
func (a *Area) Earned(m *Marks) []Bonus {
	var all []Bonus
	for box := range m.Done.Each() {
		for _, p := range a.Prizes(box) {
			first := p.Need&(Only(box)-1) == 0 // a line counts at its first box
			if first && m.Done.holds(p.Need) && (p.least == 0 || int(m.Wrote[box]) >= p.least) {
				all = append(all, p.Bonus)
			}
		}
	}
	return all
}
