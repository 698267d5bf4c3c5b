package keypad

import (
	"log/slog"
	"time"

	"silvertray/hw"
)

// typing turns the events of one device into presses.
type typing struct {
	to   Presses
	log  *slog.Logger
	down map[uint16]*held
}

// held is a key that is down.
type held struct {
	since time.Duration
	long  bool // the long press was given
	stuck bool
}

// take handles one event.
func (t *typing) take(e event) {
	key, ours := keys[e.code]
	if e.kind != typeKey || !ours {
		return
	}
	switch e.value {
	case released:
		delete(t.down, e.code)
	case pressed:
		t.down[e.code] = &held{since: e.at}
		t.to.Press(key)
	case repeated:
		if h := t.down[e.code]; h != nil && !h.stuck {
			t.hold(h, key, e.at)
		}
	}
}

// hold handles the kernel's own repeat of a key that stays down.
func (t *typing) hold(h *held, key hw.Key, at time.Duration) {
	switch {
	case at-h.since >= hw.StuckAfter:
		h.stuck = true
		t.log.Warn("a key of the keypad is stuck; it is ignored until it comes free", "key", key)
	case key == hw.Up || key == hw.Down:
		t.to.Repeat(key)
	case !h.long && at-h.since >= hw.LongAfter:
		h.long = true
		t.to.Press(key | hw.Long)
	}
}
