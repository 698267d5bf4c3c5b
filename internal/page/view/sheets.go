package view

import (
	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
)

// sheets are all players' sheets, the visitor's own first.
func sheets(m engine.Match, who access.Visitor) []draw.Sheet {
	var all []draw.Sheet
	score := m.Score()
	for i := range m.Setup().Players {
		printed := m.Sheet(i)
		s := draw.NewSheet(printed)
		s.Player, s.Mine, s.Total = i, i == who.Player, score.Players[i].Total
		if maySee(m, who, i) {
			s.Hand = draw.Cards(printed.Hand)
		}
		if s.Mine {
			all = append([]draw.Sheet{s}, all...)
			continue
		}
		all = append(all, s)
	}
	return all
}
