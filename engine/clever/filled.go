package clever

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"

	"go.yaml.in/yaml/v3"

	"silvertray/engine"
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
		f.faults = append(f.faults, engine.CheckPlayers(f.names, seats))
	}
	if err := errors.Join(f.faults...); err != nil {
		return engine.Score{}, err
	}
	return f.score(), nil
}

// ScoreFilled scores sheets of any game of the family.
func (*Game) ScoreFilled(from io.Reader) (engine.Score, error) { return ScoreFilled(from) }

// filled is a file of filled sheets while it is read.
type filled struct {
	layout *layout
	names  []string
	sheets []sheet
	faults []error
}

// fault notes what is wrong at a place such as "Ana: blue".
func (f *filled) fault(place, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if place != "" {
		text = place + ": " + text
	}
	f.faults = append(f.faults, errors.New(text))
}

// score adds all sheets up.
func (f *filled) score() engine.Score {
	score := f.layout.blank(true)
	for i, name := range f.names {
		score.Players = append(score.Players, f.layout.score(name, &f.sheets[i], negativeFox.values[0]))
	}
	if len(f.names) == 1 {
		score.Players[0].Rating = f.layout.rate(score.Players[0].Total)
	}
	score.Winners = winners(score.Players)
	return score
}

// read reads the whole file.
func (f *filled) read(node *yaml.Node) {
	keys := f.keys("", node)
	game := keys["game"]
	if game == nil {
		f.fault("", "the key game is missing, such as game: %s", family[0].Name())
		return
	}
	for _, g := range family {
		if g.Name() == game.Value {
			f.layout = g.layout
		}
	}
	if f.layout == nil {
		f.fault("", "no game with filled sheets is called %q", game.Value)
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
		f.fault("", "the key %q does not belong beside players", key)
	}
	list, ok := f.list("players", players, seats)
	if ok && len(list) == 0 {
		f.fault("players", "there is none")
	}
	for i, node := range list {
		f.player(i+1, f.keys(fmt.Sprintf("player %d", i+1), node))
	}
}

// player reads one player's sheet.
func (f *filled) player(number int, keys map[string]*yaml.Node) {
	name := fmt.Sprintf("Player %d", number)
	if node := keys["name"]; node != nil {
		name = node.Value
	}
	delete(keys, "name")
	var s sheet
	for i := range f.layout.areas {
		a := &f.layout.areas[i]
		if node := keys[a.colour.String()]; node != nil {
			a.fill(place{f, fmt.Sprintf("%s: %s", name, a.colour)}, node, &s.areas[i])
		}
		delete(keys, a.colour.String())
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		f.fault(name, "no area is called %q", key)
	}
	f.layout.countBonuses(&s)
	f.names, f.sheets = append(f.names, name), append(f.sheets, s)
}

// countBonuses counts the actions and foxes that the marks of a whole game
// have earned.
func (l *layout) countBonuses(s *sheet) {
	for _, b := range l.starts {
		s.count(b)
	}
	for i := range l.areas {
		for _, b := range l.areas[i].earned(&s.areas[i]) {
			s.count(b)
		}
	}
	for _, t := range l.tracks {
		if s.circled(t.action) == t.slots {
			s.count(t.end)
		}
	}
}

// earned are the bonuses that marks have earned.
func (a *area) earned(m *marks) []bonus {
	var all []bonus
	for box := range m.done.each() {
		for _, p := range a.prizes(box) {
			first := p.need&(only(box)-1) == 0 // a line counts at its first box
			if first && m.done.holds(p.need) && (p.least == 0 || int(m.wrote[box]) >= p.least) {
				all = append(all, p.bonus)
			}
		}
	}
	return all
}
