package view

import (
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/page/access"
)

// mayTakeBack reports whether a visitor may take moves back until so many are left.
func mayTakeBack(moves []record.Step, who access.Visitor, to int) bool {
	return who.Owner || who.MayAct() && ledger.MayTakeBack(moves, who.Player, to)
}

// mayCorrect reports whether a visitor may say what a move that the table showed really
// was.
func mayCorrect(moves []record.Step, who access.Visitor, at int) bool {
	return who.Owner || who.MayAct() && ledger.MayCorrect(moves, who.Player, at)
}

// mayMend reports whether a visitor may say what a cell shows: some piece that was laid
// is the visitor's to correct.
func mayMend(moves []record.Step, who access.Visitor) bool {
	for at, step := range moves {
		if len(step.Label().Puts) > 0 && mayCorrect(moves, who, at) {
			return true
		}
	}
	return false
}
