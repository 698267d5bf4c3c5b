package clever

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"go.yaml.in/yaml/v3"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// family are the games whose filled sheets can be scored.
var family = []*Game{GanzSchoen, Doppelt}

// maxFilled is the most bytes of a filled sheet; four players need about 2000.
const maxFilled = 1 << 16

// ScoreFilled scores sheets that were filled in without the engine. They are
// written in YAML:
//
//	game: ganz-schoen-clever
//	players:
//	  - name: Ana
//	    yellow:               # as printed, with x for what is crossed
//	      - [x, 6, x, X]
//	      - [2, x, X, x]
//	      - [x, X, 2, 4]
//	      - [X, x, 4, 6]
//	    blue: [2, 5, 9]       # the sums crossed
//	    green: 7              # how many crosses
//	    orange: [5, 2, 3, 12] # the numbers as written, multiplied already
//	    purple: [2, 5, 6, 3]
//
// and those of Doppelt so clever:
//
//	game: doppelt-so-clever
//	players:
//	  - name: Ana
//	    silver:               # as printed, with x for what is crossed
//	      - [x, x, x, x, 5, 6]
//	      - [1, 2, x, 4, 5, 6]
//	      - [1, x, x, 4, 5, 6]
//	      - [1, 2, x, 4, 5, x]
//	    yellow:               # the boxes of each row: o circled, x crossed as well
//	      - [x, o]
//	      - [1, o]
//	      - [4, x]
//	      - [2, 5]
//	      - [5, 4]
//	    blue: [10, 9, 6]      # the sums as written
//	    green: [10, 2, 12]    # the numbers as written, multiplied already
//	    pink: [5, 3, 1, 4]
//
// Areas left out are empty. A single player's keys may also stand beside the
// game, without players. A single player is taken to have played solo and gets
// the rating. Foxes follow from the marks; beside a negative area they count
// against a player, as the rule book says if taken at its word.
//
// The error has a line for each fault, naming player, area and box.
func ScoreFilled(from io.Reader) (engine.Score, error) {
	var top yaml.Node
	decoder := yaml.NewDecoder(io.LimitReader(from, maxFilled))
	if err := decoder.Decode(&top); err != nil {
		return engine.Score{}, fmt.Errorf("read the filled sheet: %w", err)
	}
	if err := decoder.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return engine.Score{}, fmt.Errorf("the filled sheet goes on after its first document or after %d bytes", maxFilled)
	}
	var f filled
	f.read(top.Content[0])
	if len(f.names) > 0 {
		f.Faults = append(f.Faults, engine.CheckPlayers(f.names, seats))
	}
	if err := errors.Join(f.Faults...); err != nil {
		return engine.Score{}, err
	}
	return f.score(), nil
}

// ScoreFilled scores sheets of any game of the family.
func (*Game) ScoreFilled(from io.Reader) (engine.Score, error) { return ScoreFilled(from) }

// filled is a file of filled sheets while it is read.
type filled struct {
	paper.Reader
	layout *paper.Layout
	names  []string
	sheets []paper.Sheet
}

// score adds all sheets up.
func (f *filled) score() engine.Score {
	score := f.layout.Blank(true)
	for i, name := range f.names {
		score.Players = append(score.Players, f.layout.Score(name, &f.sheets[i], negativeFox.values[0]))
	}
	if len(f.names) == 1 {
		score.Players[0].Rating = f.layout.Rate(score.Players[0].Total)
	}
	score.Winners = winners(score.Players)
	return score
}

// read reads the whole file.
func (f *filled) read(node *yaml.Node) {
	keys := f.Keys("", node)
	game := keys["game"]
	if game == nil {
		f.Fault("", "the key game is missing, such as game: %s", family[0].Name())
		return
	}
	for _, g := range family {
		if g.Name() == game.Value {
			f.layout = g.layout
		}
	}
	if f.layout == nil {
		f.Fault("", "no game with filled sheets is called %q", game.Value)
		return
	}
	delete(keys, "game")
	f.readPlayers(keys)
}

// readPlayers reads the list of players, or the one player beside the game.
func (f *filled) readPlayers(keys map[string]*yaml.Node) {
	players, several := keys["players"]
	if !several {
		f.player(1, keys)
		return
	}
	delete(keys, "players")
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		f.Fault("", "the key %q does not belong beside players", key)
	}
	list, ok := f.List("players", players, seats)
	if ok && len(list) == 0 {
		f.Fault("players", "there is none")
	}
	for i, node := range list {
		f.player(i+1, f.Keys(fmt.Sprintf("player %d", i+1), node))
	}
}

// player reads one player's sheet.
func (f *filled) player(number int, keys map[string]*yaml.Node) {
	name := fmt.Sprintf("Player %d", number)
	if node := keys["name"]; node != nil {
		name = node.Value
	}
	delete(keys, "name")
	var s paper.Sheet
	for i := range f.layout.Areas {
		a := &f.layout.Areas[i]
		if node := keys[a.Colour.String()]; node != nil {
			a.Fill(paper.Place{Reader: &f.Reader, Name: fmt.Sprintf("%s: %s", name, a.Colour)}, node, &s.Areas[i])
		}
		delete(keys, a.Colour.String())
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		f.Fault(name, "no area is called %q", key)
	}
	f.layout.CountBonuses(&s)
	f.names, f.sheets = append(f.names, name), append(f.sheets, s)
}
