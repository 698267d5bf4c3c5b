package view

import (
	"silvertray/engine"
	"silvertray/internal/ledger"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// choice is a player's question with its options.
type choice struct {
	Player int
	Name   string
	Title  words.Phrase
	Faces  []engine.Face
	// Options stand by themselves, Cards are about one card each, and Rethrow settles
	// which dice are thrown again; nil where none can be.
	Options []option
	Cards   []cardOptions
	Rethrow *rethrow
	// Premoves are the moves that wait for the player's turn of asking, in words.
	Premoves []words.Phrase
	Mine     bool
}

// Open reports whether there is something to choose.
func (c choice) Open() bool { return c.Options != nil || c.Cards != nil || c.Rethrow != nil }

type option struct {
	// Number counts the options of a question, from 0.
	Number int
	Move   string
	Label  engine.Label
}

// choices are the questions a visitor may answer: a player's own, or at the
// box itself the one that is asked.
func choices(s prompt.Snapshot, who access.Visitor) []choice {
	player := who.Player
	if player == access.Nobody && who.Owner {
		player = s.Match.Ask().Player
	}
	if player == access.Nobody || !who.MayPlay(player) {
		return nil
	}
	c := choice{Player: player, Name: s.Match.Setup().Players[player], Mine: who.Player == player}
	c.Premoves = premovesOf(s, player)
	branch, ok := ledger.Branch(s.Match, player, s.Premoves[player])
	if ok && (branch.Ask().Choice == nil || branch.Ask().Lay != nil) { // the table answers
		ok = false
	}
	if ok {
		c.offer(branch)
	}
	now := len(s.Premoves[player]) == 0 && ledger.Asked(s.Match, player)
	if said := s.Says(); said.Asks == prompt.AskRethrow && c.Rethrow != nil && now {
		c.Rethrow.follow(said)
	}
	if !ok && c.Premoves == nil {
		return nil
	}
	return []choice{c}
}

// premovesOf are a player's moves that wait, in words.
func premovesOf(s prompt.Snapshot, player int) (all []words.Phrase) {
	for i, text := range s.Premoves[player] {
		if before, ok := ledger.Branch(s.Match, player, s.Premoves[player][:i]); ok {
			if move, err := before.Parse(text); err == nil {
				all = append(all, before.Label(move).Text)
			}
		}
	}
	return all
}

// offer adds what a match asks.
func (c *choice) offer(m engine.Match) {
	q, grid := prompt.QuestionOf(m, c.Player), m.Sheet(c.Player).Grid
	c.Title, c.Faces = q.Title, q.Faces
	for _, line := range q.Groups {
		switch {
		case line.Throws():
			c.throws(line)
		case line.About() != nil:
			c.Cards = append(c.Cards, cardOptionsOf(line, grid))
		default:
			for _, o := range line {
				c.Options = append(c.Options, optionOf(o))
			}
		}
	}
}

func optionOf(o prompt.Option) option { return option{o.Number, o.Move.String(), o.Label} }
