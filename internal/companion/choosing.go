package companion

import (
	"silvertray/display"
	"silvertray/engine"
	"silvertray/hw"
)

// choosing offers the legal moves.
type choosing struct {
	ask      engine.Ask
	moves    []engine.Move
	labels   []engine.Label
	selected int
}

func newChoosing(m engine.Match, ask engine.Ask) *choosing {
	c := &choosing{ask: ask}
	for move := range ask.Moves {
		c.moves = append(c.moves, move)
		c.labels = append(c.labels, m.Label(move))
	}
	return c
}

func (c *choosing) screen(t *table) display.Screen {
	return display.Choice{
		Heading: t.heading(), Title: c.ask.Title, Faces: c.ask.Faces,
		Options: c.labels, Selected: c.selected, Keys: "◄ sheets",
	}
}

func (c *choosing) press(t *table, k hw.Key) state {
	switch k {
	case hw.Up, hw.Down:
		c.selected = turn(c.selected, len(c.moves), k)
	case hw.OK:
		return t.play(c.moves[c.selected], c)
	case hw.Back:
		return newBrowsing(t, c)
	}
	return c
}
