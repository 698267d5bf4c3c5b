package view

import (
	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/page/access"
	"silvertray/internal/words"
)

// mostPast bounds how many moves are listed, the last ones, unless all are asked for:
// few enough to be sent each time something changes.
const mostPast = 60

// past is a move that was made, in words.
type past struct {
	Number int // moves before it
	Name   string
	Label  engine.Label
	Roll   bool
	// Turned is set when the move is a card turned over that the visitor knows.
	Turned bool
	// MayTakeBack and MayCorrect say what of it is this visitor's.
	MayTakeBack, MayCorrect bool
	// Dice of a roll, as they counted.
	Dice []thrown
	// Back says what taking back to here does.
	Back words.Phrase
}

// thrown is a die of a roll.
type thrown struct {
	engine.Face
	Name words.Phrase
}

// history tells the moves to a visitor, the last one first.
func history(moves []record.Step, who access.Visitor, players []string) []past {
	var all []past
	for i := len(moves) - 1; i >= 0; i-- {
		ask := moves[i].Before.Ask()
		label := redacted(moves[i], who)
		all = append(all, past{
			Number: i, Name: players[ask.Player], Label: label, Roll: ask.Roll != nil,
			Turned: ask.Draw != nil && label.Card != nil, Dice: thrownIn(moves[i].Move),
			MayTakeBack: mayTakeBack(moves, who, i), MayCorrect: mayCorrect(moves, who, i),
			Back: words.Say("Back to before: %s", label.Text),
		})
	}
	return all
}

// thrownIn are the dice of a roll; nil for a choice.
func thrownIn(m engine.Move) (dice []thrown) {
	roll, _ := m.(engine.Thrown)
	for _, f := range roll.Faces {
		dice = append(dice, thrown{f, words.Phrase(f.Die)})
	}
	return dice
}
