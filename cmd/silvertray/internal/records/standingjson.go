package records

import (
	"encoding/json"
	"fmt"
	"io"

	"silvertray/engine"
)

// writeStanding writes where the match of a record stands as one line of JSON.
func writeStanding(w io.Writer, m engine.Match, games engine.Games, path string) error {
	out := scoreOf(m.Score(), games, m)
	if b, ok := m.(engine.Boarded); ok {
		out.put("board", laidOn(b.Board()))
	}
	out.put("asks", askOf(m))
	out.put("record", path)
	if err := json.NewEncoder(w).Encode(out); err != nil {
		return fmt.Errorf("print the score: %w", err)
	}
	return nil
}

// laidOn are the cells of a board that pieces cover.
func laidOn(b engine.Board) []*object {
	cells := []*object{}
	for _, s := range b.Cells {
		if s.Piece > 0 {
			cell := new(object)
			cell.put("at", s.At.String())
			cell.put("symbol", s.Symbol)
			cell.put("piece", s.Piece)
			cells = append(cells, cell)
		}
	}
	return cells
}

// askOf is what a match waits for; nil after its end.
func askOf(m engine.Match) *object {
	ask := m.Ask()
	if ask.Over() {
		return nil
	}
	out := new(object)
	out.put("player", m.Setup().Players[ask.Player])
	out.put("round", ask.Round)
	out.put("rounds", ask.Rounds)
	out.put("kind", kindOf(ask))
	out.put("title", fmt.Sprint(ask.Title))
	if ask.Roll != nil {
		out.put("dice", ask.Roll.Dice)
	}
	if ask.Draw != nil {
		out.put("piles", ask.Draw.Piles)
	}
	if faces := ask.Faces(); len(faces) > 0 {
		dice := make([]*object, len(faces))
		for i, f := range faces {
			dice[i] = new(object)
			dice[i].put("die", f.Die)
			dice[i].put("value", f.Value)
			dice[i].put("place", placeOf(f))
		}
		out.put("faces", dice)
	}
	return out
}

// kindOf names the mechanic that a match waits for.
func kindOf(ask engine.Ask) string {
	switch {
	case ask.Roll != nil:
		return "roll"
	case ask.Lay != nil:
		return "lay"
	case ask.Draw != nil:
		return "draw"
	}
	return "choice"
}

// placeOf names where a die lies.
func placeOf(f engine.Face) string {
	return [...]string{engine.InHand: "hand", engine.OnField: "field", engine.OnTray: "tray"}[f.Place]
}

// putSheet adds what stands on a sheet to its player.
func putSheet(out *object, s engine.Sheet) {
	if len(s.Areas) > 0 {
		areas := new(object)
		for _, a := range s.Areas {
			marks := new(object)
			for _, c := range marked(a) {
				marks.put(c.Box, markOf(c))
			}
			areas.put(a.Name, marks)
		}
		out.put("marks", areas)
	}
	if len(s.Tracks) > 0 {
		actions := new(object)
		for _, t := range s.Tracks {
			actions.put(t.Name, struct {
				Earned int `json:"earned"`
				Used   int `json:"used"`
				Left   int `json:"left"`
			}{t.Earned, t.Used, t.Earned - t.Used})
		}
		out.put("actions", actions)
	}
	if s.Grid != nil {
		cards := make([]*object, len(s.Grid.Cards))
		for i, c := range s.Grid.Cards {
			cards[i] = cardOf(c)
		}
		out.put("cards", cards)
	}
}

// cardOf is a card of a display.
func cardOf(c engine.Card) *object {
	out := new(object)
	out.put("card", c.ID)
	out.put("place", c.Place)
	out.put("done", c.Done)
	filled := new(object)
	for _, b := range c.Boxes {
		if b.Written > 0 {
			filled.put(b.Name, b.Written)
		}
	}
	out.put("filled", filled)
	if c.Uses > 0 {
		out.put("uses", c.Uses)
		out.put("used", c.Used)
	}
	return out
}

// marked are the boxes of an area in which something is written.
func marked(a engine.Area) (cells []engine.Cell) {
	for _, c := range a.Cells {
		if c.Box != "" && c.Mark != "" {
			cells = append(cells, c)
		}
	}
	return cells
}

// markOf is what is written in a box, as a filled sheet has it: x for a cross, o for a
// circle, or a number.
func markOf(c engine.Cell) string {
	switch c.Mark {
	case engine.Cross, engine.CircledCross:
		return "x"
	case engine.Circle:
		return "o"
	}
	return c.Mark
}
