package ingenious

import "silvertray/engine"

// Sheet is the score row of a player, or of the player's team.
func (m *Match) Sheet(player int) engine.Sheet {
	row := &m.points[m.side(player)]
	sheet := engine.Sheet{Player: m.players[player]}
	for c := range colour(colours) {
		rail := engine.Rail{Symbol: symbols[c], At: int(row[c])}
		for board := range m.boards {
			rail.Goals = append(rail.Goals, (board+1)*goal)
		}
		sheet.Rails = append(sheet.Rails, rail)
	}
	return sheet
}

// Board is the whole print as it stands; the parts that are not in play too.
func (m *Match) Board() engine.Board {
	b := engine.Board{Symbols: symbols[:], Cells: make([]engine.Spot, cells)}
	for i, at := range places {
		spot := engine.Spot{At: at, Zone: max(at.Ring()-inner, 0), InPlay: m.inPlay(uint8(i))}
		if shows := m.cells[i]; shows != empty {
			spot.Symbol = colour(shows - 1).String()
			spot.Piece = int(m.piece[i])
			spot.Printed = spot.Piece == 0
			spot.Last = spot.Piece > 0 && spot.Piece == int(m.laid)
		}
		b.Cells[i] = spot
	}
	if !m.over {
		for _, i := range m.openPairs(nil) {
			p := allPairs[i]
			b.Cells[p.a].Open, b.Cells[p.b].Open = true, true
		}
	}
	return b
}
