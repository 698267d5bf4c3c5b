package clever

import "silvertray/engine"

// Sheet is a player's sheet as it stands; without such a player it is empty.
func (m *Match) Sheet(player int) engine.Sheet {
	if player < 0 || player >= len(m.players) {
		return engine.Sheet{}
	}
	s := &m.sheets[player]
	out := engine.Sheet{Player: m.players[player], Tallies: []engine.Tally{{Title: foxColumn.Title, Icon: &foxIcon, Many: int(s.foxes)}}}
	for i := range m.areas {
		out.Areas = append(out.Areas, m.drawArea(i, &s.areas[i]))
	}
	for _, t := range m.tracks {
		i, _ := t.action.action()
		out.Tracks = append(out.Tracks, engine.Track{Name: t.action.code(), Action: t.action.printed(),
			Bonus: t.end.printed(), Slots: t.slots, Earned: int(s.earned[i]), Used: int(s.used[i])})
	}
	return out
}

// drawArea lays out an area and names its boxes as moves do.
func (l *layout) drawArea(i int, m *marks) engine.Area {
	a := &l.areas[i]
	out := a.draw(m)
	out.Name, out.Points = a.colour.String(), a.points(m)
	for c := range out.Cells {
		if box := &out.Cells[c].Box; *box != "" {
			*box = out.Name + "." + *box
		}
	}
	return out
}
