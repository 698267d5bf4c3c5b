package clever

import (
	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// Sheet is a player's sheet as it stands; without such a player it is empty.
func (m *Match) Sheet(player int) engine.Sheet {
	if player < 0 || player >= len(m.players) {
		return engine.Sheet{}
	}
	s := &m.sheets[player]
	out := engine.Sheet{Player: m.players[player], Tallies: []engine.Tally{{Title: paper.FoxColumn.Title, Icon: &paper.FoxIcon, Many: int(s.Foxes)}}}
	for i := range m.layout.Areas {
		out.Areas = append(out.Areas, m.layout.DrawArea(i, &s.Areas[i]))
	}
	for _, t := range m.layout.Tracks {
		i, _ := t.Action.Action()
		out.Tracks = append(out.Tracks, engine.Track{Name: t.Action.Code(), Action: t.Action.Printed(),
			Bonus: t.End.Printed(), Slots: t.Slots, Earned: int(s.Earned[i]), Used: int(s.Used[i])})
	}
	return out
}
