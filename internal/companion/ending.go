package companion

import (
	"silvertray/display"
	"silvertray/hw"
)

// ending shows the final score; OK leaves.
type ending struct{}

func (e *ending) screen(t *table) display.Screen { return scores(t) }

func (e *ending) press(t *table, k hw.Key) state {
	switch k {
	case hw.OK:
		return nil
	case hw.Back, hw.Down, hw.Up:
		return &browsing{page: 0, back: e}
	}
	return e
}
