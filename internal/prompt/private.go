package prompt

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Private are the players, by number, for whose eyes alone a screen shows something, or
// is about to: cards in hand, pieces that were shown, or a move that names them. A player
// alone has nobody to hide anything from.
func Private(screen Prompt, m engine.Match, past []record.Step) (players []int) {
	if m == nil || len(m.Setup().Players) == 1 {
		return nil
	}
	players = append(Holders(m), asked(m)...)
	players = append(players, leaver(m, past)...)
	players = append(players, named(screen, m, past)...)
	slices.Sort(players)
	return slices.Compact(players)
}

// Holders are the players, by number, with cards in hand, which the others do not see.
func Holders(m engine.Match) (players []int) {
	for i := range m.Setup().Players {
		if m.Sheet(i).Hand != nil {
			players = append(players, i)
		}
	}
	return players
}

// asked are those of whom a match asks what is theirs alone, or knows it.
func asked(m engine.Match) (players []int) {
	ask := m.Ask()
	secret := func(move engine.Move) {
		if s := m.Label(move).Secret; s != nil {
			players = append(players, s.Player)
		}
	}
	if ask.Draw != nil {
		for move := range ask.Moves {
			secret(move)
			break
		}
	}
	if ask.Lay != nil && ask.Lay.Best != nil {
		players = append(players, ask.Player)
	}
	for _, o := range ask.Offers() {
		secret(o.Move)
	}
	return players
}

// leaver is the player before, where all of that player's pieces are known, until the next
// turn ends: the match may have an offer for them, or not, which nobody else should see.
func leaver(m engine.Match, past []record.Step) (players []int) {
	ask := m.Ask()
	if ask.Lay == nil {
		return nil
	}
	i := len(past) - 1
	for i >= 0 && past[i].Player() == ask.Player {
		i--
	}
	for before := i; i >= 0 && past[i].Player() == past[before].Player(); i-- {
		if ask := past[i].Before.Ask(); ask.Lay != nil && ask.Choice != nil {
			return []int{ask.Player}
		}
	}
	return nil
}

// named are those whose pieces a screen lets people enter, or about whose it names a
// move, which is a secret until the match has ended.
func named(screen Prompt, m engine.Match, past []record.Step) (players []int) {
	ask := m.Ask()
	if ask.Over() {
		return nil
	}
	switch screen := screen.(type) {
	case Board:
		if ask.Lay == nil {
			return nil
		}
		for _, s := range ask.Lay.Shows {
			if screen.Pieces != nil && s.Title == screen.Title {
				players = append(players, s.Player)
			}
		}
	case Dealing: // a card turned over before is corrected
		if ask.Draw == nil {
			players = secretsIn(past, func(engine.Label) bool { return true })
		}
	case Menu:
		players = secretsIn(past, func(l engine.Label) bool {
			return slices.ContainsFunc(screen.Items, func(i Item) bool { return i.Text == l.Text })
		})
	}
	return players
}

// secretsIn are the players whose pieces those moves name whose labels are such.
func secretsIn(past []record.Step, such func(engine.Label) bool) (players []int) {
	for _, s := range past {
		if l := s.Label(); l.Secret != nil && such(l) {
			players = append(players, l.Secret.Player)
		}
	}
	return players
}
