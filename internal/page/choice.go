package page

import (
	"silvertray/engine"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// choice is a player's question with its options.
type choice struct {
	Player int
	Name   string
	Title  words.Phrase
	Faces  []engine.Face
	// Options stand by themselves, Cards are about one card each, and Keep settles
	// which dice are thrown again; nil where none can be.
	Options []option
	Cards   []ways
	Keep    *keep
	// Ahead are the moves that wait for the player's turn of asking, in words.
	Ahead []words.Phrase
	Mine  bool
}

// Open tells that there is something to choose.
func (c choice) Open() bool { return c.Options != nil || c.Cards != nil || c.Keep != nil }

type option struct {
	// Number counts the options of a question, from 0.
	Number int
	Move   string
	Label  engine.Label
}

// choices are the questions a visitor may answer: a player's own, or at the
// box itself the one that is asked.
func choices(s prompt.Snapshot, who visitor) []choice {
	player := who.player
	if player == nobody && who.owner {
		player = s.Match.Ask().Player
	}
	if player == nobody || !who.mayPlay(player) {
		return nil
	}
	c := choice{Player: player, Name: s.Match.Setup().Players[player], Mine: who.player == player}
	c.Ahead = aheadOf(s, player)
	branch, ok := ledger.Branch(s.Match, player, s.Ahead[player])
	if ok && (branch.Ask().Kind == engine.Table || branch.Ask().Lay > 0) { // the table asks
		ok = false
	}
	if ok {
		c.offer(branch)
	}
	if keeping, shows := s.Screen.(prompt.Keeping); shows && c.Keep != nil && branch == s.Match {
		c.Keep.follow(keeping)
	}
	if !ok && c.Ahead == nil {
		return nil
	}
	return []choice{c}
}

// aheadOf are a player's moves that wait, in words.
func aheadOf(s prompt.Snapshot, player int) (all []words.Phrase) {
	for i, text := range s.Ahead[player] {
		if before, ok := ledger.Branch(s.Match, player, s.Ahead[player][:i]); ok {
			if move, err := before.Parse(text); err == nil {
				all = append(all, before.Label(move).Text)
			}
		}
	}
	return all
}

// offer takes up what a match asks.
func (c *choice) offer(m engine.Match) {
	ask := m.Ask()
	c.Title, c.Faces = ask.Title, ask.Faces
	var about []option
	n := 0
	for move := range ask.Moves {
		o := option{n, move.String(), m.Label(move)}
		n++
		switch {
		case o.Label.Throws != nil:
			c.throws(o.Label)
		case o.Label.Card != nil:
			about = append(about, o)
		default:
			c.Options = append(c.Options, o)
		}
	}
	c.Cards = gathered(about, m.Sheet(c.Player).Grid)
}
