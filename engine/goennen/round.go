package goennen

import
// shown goes on after the table has shown all cards that were needed.
"silvertray/engine/goennen/internal/grid"

func (m *Match) shown() {
	switch {
	case m.phase == drawing:
		m.phase = placing
	case m.phase == dealing:
		m.nextDeal()
	case m.round == 0:
		m.phase = dealing
	default:
		m.nextTurn()
	}
}

// nextDeal deals to the next player, and then lets all choose.
func (m *Match) nextDeal() {
	if m.seat++; int(m.seat) == len(m.players) {
		m.seat, m.phase = 0, discarding
	}
}

// keepHand takes the card that goes back out of a hand. The first one of the
// others is laid in the middle: there is nothing to choose.
func (m *Match) keepHand(away uint8) {
	hand := &m.hands[m.player()]
	for i, card := range hand {
		if card == away {
			hand[i] = 0
			break
		}
	}
	m.phase = placing
	first := m.toLay()[0]
	m.mine().Lay(first, grid.Middle)
	m.layHand(first)
}

// layHand takes a card that was laid out of the hand; with the last one the next
// player chooses, or the match begins.
func (m *Match) layHand(laid uint8) {
	hand := &m.hands[m.player()]
	for i, card := range hand {
		if card == laid {
			hand[i] = 0
			break
		}
	}
	if m.mine().N < kept {
		return
	}
	m.hands[m.player()] = [dealt]uint8{}
	if m.seat++; int(m.seat) < len(m.players) {
		m.phase = discarding
		return
	}
	m.round = 1
	m.startTurn(0, 0)
}

// startTurn hands all dice to a player.
func (m *Match) startTurn(active, seat uint8) {
	m.active, m.seat, m.phase = active, seat, throwing
	m.roll, m.thrown, m.faces = 1, allDice, noDice
	m.spent, m.entries, m.acted, m.chance = 0, 0, false, false
}

// nextTurn goes on to the next player or round. A solo player's passive turn
// follows the active one, and counts the round with a card taken away.
func (m *Match) nextTurn() {
	switch {
	case m.solo() && m.removed < m.round:
		m.startTurn(0, 1)
	case int(m.active)+1 < len(m.players):
		m.startTurn(m.active+1, 0)
	case int(m.round) == m.rounds():
		m.active, m.seat, m.phase = 0, 0, colouring
		m.roll, m.faces, m.thrown = 0, noDice, 0
		m.settle()
	default:
		m.round++
		m.startTurn(0, 0)
	}
}

// remove takes the card on the far right out of a market row.
func (m *Match) remove(row int) {
	m.market[row][m.farRight(row)] = 0
	m.shift(row)
	m.done()
}

// nextJoker asks the next player for the colours of jokers, then ends the match.
func (m *Match) nextJoker() {
	if m.seat++; int(m.seat) == len(m.players) {
		m.seat, m.phase = 0, over
	}
}
