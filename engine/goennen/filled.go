package goennen

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"go.yaml.in/yaml/v3"

	"silvertray/engine"
	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/internal/grid"
)

// maxFilled is the most bytes of filled displays; four players need about 1000.
const maxFilled = 1 << 16

// filled are displays at the end of a match as text.
type filled struct {
	Game     string
	Settings map[string]yaml.Node // texts as they are written: no is not false
	Players  []struct {
		Name    yaml.Node // the same: Null is a name
		Display [][]string
	}
}

// ScoreFilled scores displays of a match that was played without the engine. They
// are written in YAML, each grid as it lies:
//
//	game: goennen-practice
//	settings: {line: row-column}    # where others than the defaults are meant
//	players:
//	  - name: Ana
//	    display:                    # ! for a completed card, . for an empty place
//	      - [s07!, b02, .]
//	      - [s11!, "b12!:blue", s04]
//
// A completed joker has its colour after a colon. A single player is taken to have
// played solo. The error has a line for each fault.
//
// What is written in the boxes is not told, so ties are settled by places.
func (g *Game) ScoreFilled(from io.Reader) (engine.Score, error) {
	var f filled
	decoder := yaml.NewDecoder(io.LimitReader(from, maxFilled))
	decoder.KnownFields(true)
	if err := decoder.Decode(&f); err != nil {
		return engine.Score{}, fmt.Errorf("read the filled displays: %w", err)
	}
	if f.Game != g.Name() {
		return engine.Score{}, fmt.Errorf("read the filled displays: the game is %s, not %q", g.Name(), f.Game)
	}
	var names []string
	for _, p := range f.Players {
		names = append(names, p.Name.Value)
	}
	settings := make(map[string]string)
	for name, value := range f.Settings {
		settings[name] = value.Value
	}
	dealt, err := g.New(engine.Setup{Players: names, Settings: settings})
	if err != nil {
		return engine.Score{}, fmt.Errorf("read the filled displays: %w", err)
	}
	m := dealt.(*Match)
	m.settings[tieBreak.Name] = tieBreak.Values[0]
	var faults []error
	for i, p := range f.Players {
		for _, fault := range m.read(i, p.Display) {
			faults = append(faults, fmt.Errorf("%s: %w", p.Name.Value, fault))
		}
	}
	m.phase = over
	return m.Score(), errors.Join(faults...)
}

// read lays the cards of a grid, and returns what is wrong with it.
func (m *Match) read(player int, lines [][]string) []error {
	if len(lines) > grid.Side {
		return []error{fmt.Errorf("the display has %d rows, and %d at most", len(lines), grid.Side)}
	}
	var faults []error
	for row, cards := range lines {
		if len(cards) > grid.Side {
			return []error{fmt.Errorf("row %d has %d cards, and %d at most", row+1, len(cards), grid.Side)}
		}
		for col, text := range cards {
			if text == "." {
				continue
			}
			if err := m.readCard(player, grid.Place(row*grid.Field+col), text); err != nil {
				faults = append(faults, fmt.Errorf("row %d, card %d: %w", row+1, col+1, err))
			}
		}
	}
	if d := &m.displays[player]; len(faults) == 0 && !d.Together() {
		faults = append(faults, errors.New("every card touches another one with an edge or a corner"))
	}
	return faults
}

// readCard lays a card: "s07", "s07!", "b12!:blue".
func (m *Match) readCard(player int, at grid.Place, text string) error {
	name, chosen, coloured := strings.Cut(text, ":")
	id, done := strings.CutSuffix(name, "!")
	number := uint8(m.game.cards.Find(id) + 1)
	if number == 0 {
		return fmt.Errorf("no card is called %q; write it like s07, or s07! once completed", id)
	}
	if m.unseen(number) == 0 {
		return fmt.Errorf("%s lies in a display already", id)
	}
	m.take(number)
	d := &m.displays[player]
	d.Lay(number, at)
	s := &d.Spots[d.N-1]
	s.Done = done
	if !coloured {
		return nil
	}
	if m.card(number).Colour != catalogue.Joker || !done {
		return fmt.Errorf("only a completed joker has a colour of its own, not %s", name)
	}
	for i, die := range m.game.cards.Colours {
		if die == chosen {
			s.Colour = catalogue.Colour(i + 1)
			return nil
		}
	}
	return fmt.Errorf("%q is no colour: there are %s", chosen, strings.Join(m.game.cards.Colours[:], ", "))
}
