package ingenious

import (
	"silvertray/engine"
	"silvertray/internal/words"
)

// Label says a legal move in words.
func (m *Match) Label(mv engine.Move) engine.Label {
	switch mv := mv.(type) {
	case Tile:
		return m.labelTile(mv)
	case Rack:
		return m.labelRack(mv)
	case Pass:
		return engine.Label{Text: "lay no extra tile"}
	}
	return engine.Label{Text: words.Say("%s", mv)}
}

func (m *Match) labelRack(r Rack) engine.Label {
	player, does := m.player(), words.Phrase("%s shows %s")
	if r.swap {
		player, does = m.leaver(), "%s swaps the rack: %s"
	}
	return engine.Label{
		Text:   words.Say(does, words.Name(m.players[player]), r.tiles.phrase()),
		Secret: &engine.Secret{Player: player, Others: m.shown(r.swap, r.tiles.size())},
	}
}

func (m *Match) labelTile(t Tile) engine.Label {
	at := t.at()
	a, b := m.halves(t.lay)
	if t.turned {
		a, b = b, a
	}
	f := faces[t.kind]
	return engine.Label{
		Text:   words.Say("%s at %s %s", t.kind.phrase(), at[0], at[1]),
		Brings: m.brings(t.lay),
		Group:  t.kind.String(),
		Puts: []engine.Put{
			{At: at[0], Symbol: f[0].String(), Points: int(a)},
			{At: at[1], Symbol: f[1].String(), Points: int(b)},
		},
	}
}

// brings says what a tile earns: what the scores grow by, and who goes on.
func (m *Match) brings(l lay) []words.Phrase {
	var all []words.Phrase
	before := *m.me()
	after, reached := m.earns(l)
	for c := range colour(colours) {
		if grown := int(after[c]) - int(before[c]); grown > 0 {
			all = append(all, words.Say("%s +%d", c.phrase(), grown))
		}
		if after[c] != before[c] && after[c]%goal == 0 {
			all = append(all, words.Say("GENIAL! %s is %d", c.phrase(), int(after[c])))
		}
	}
	next := *m
	next.play(l)
	switch {
	case next.over:
		all = append(all, "the end of the game")
	case reached > 0 && next.owed > 0:
		all = append(all, words.Count(int(reached), "an extra tile", "%d extra tiles"))
	}
	return all
}
