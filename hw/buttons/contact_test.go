package buttons

import (
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"
)

const ms = time.Millisecond

// hand works a contact over time: it changes the level at every edge, and
// looks again whenever the contact is due.
type hand struct {
	contact
	now    time.Time
	events []event
}

func (h *hand) see(closed, bounced bool) {
	if e := h.contact.see(h.now, closed, bounced); e != nothing {
		h.events = append(h.events, e)
	}
}

// keep leaves the level as it is for a while.
func (h *hand) keep(d time.Duration) {
	end := h.now.Add(d)
	for due := h.due(); !due.IsZero() && due.Before(end); due = h.due() {
		h.now = due
		h.see(h.closed, false)
	}
	h.now = end
}

// edge changes the level.
func (h *hand) edge() { h.see(!h.closed, true) }

// bounce changes the level every gap, for a span or a little longer, and ends
// at a level.
func (h *hand) bounce(span time.Duration, gap func() time.Duration, closed bool) {
	h.edge()
	for end := h.now.Add(span); h.now.Before(end) || h.closed != closed; {
		h.keep(gap())
		h.edge()
	}
}

func every(gap time.Duration) func() time.Duration { return func() time.Duration { return gap } }

func (h *hand) count(e event) int {
	n := 0
	for _, have := range h.events {
		if have == e {
			n++
		}
	}
	return n
}

func TestBounceGivesOnePress(t *testing.T) {
	for _, test := range []struct{ span, gap time.Duration }{
		{1 * ms, 100 * time.Microsecond},
		{2 * ms, ms / 2},
		{6 * ms, ms},   // an ordinary key
		{20 * ms, ms},  // a cheap one
		{157 * ms, ms}, // the worst of a drawer of switches
		{600 * ms, 3 * ms},
		{600 * ms, 9 * ms},  // never closed long enough until the end
		{600 * ms, 12 * ms}, // closed long enough again and again
		{600 * ms, 34 * ms},
	} {
		h := &hand{now: time.Unix(0, 0)}
		h.bounce(test.span, every(test.gap), true)
		h.keep(100 * ms)
		h.bounce(test.span, every(test.gap), false)
		h.keep(100 * ms)
		if got := h.count(pressed); got != 1 {
			t.Errorf("bouncing every %v for %v: %d presses, want 1", test.gap, test.span, got)
		}
		if h.down {
			t.Errorf("bouncing every %v for %v: the key stays down", test.gap, test.span)
		}
	}
}

// However a contact bounces when it is closed and opened, for 1 to 600 ms,
// there are as many presses as were made.
func TestEveryPressCountsOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := &hand{now: time.Unix(0, 0)}
		span := rapid.Int64Range(int64(ms), int64(600*ms))
		gap := func() time.Duration {
			return time.Duration(rapid.Int64Range(int64(50*time.Microsecond), int64(settleOpen-1)).Draw(t, "gap"))
		}
		presses := rapid.IntRange(1, 4).Draw(t, "presses")
		for range presses {
			h.bounce(time.Duration(span.Draw(t, "closing")), gap, true)
			h.keep(time.Duration(rapid.Int64Range(int64(settleClosed+1), int64(400*ms)).Draw(t, "held")))
			h.bounce(time.Duration(span.Draw(t, "opening")), gap, false)
			h.keep(time.Duration(rapid.Int64Range(int64(settleOpen+1), int64(400*ms)).Draw(t, "apart")))
		}
		if got := h.count(pressed); got != presses {
			t.Fatalf("%d presses, want %d", got, presses)
		}
	})
}

func TestASparkIsNoPress(t *testing.T) {
	h := &hand{now: time.Unix(0, 0)}
	for range 50 {
		h.edge()
		h.keep(5 * ms)
		h.edge()
		h.keep(100 * ms)
	}
	if len(h.events) > 0 {
		t.Errorf("%v from sparks of 5 ms", h.events)
	}
}

func TestAQuickFingerIsFollowed(t *testing.T) {
	h := &hand{now: time.Unix(0, 0)}
	for range 10 {
		h.bounce(5*ms, every(ms), true)
		h.keep(50 * ms)
		h.bounce(5*ms, every(ms), false)
		h.keep(50 * ms)
	}
	if got := h.count(pressed); got != 10 {
		t.Errorf("%d presses, want 10", got)
	}
}

func TestHeldKeys(t *testing.T) {
	for _, test := range []struct {
		name  string
		steps bool
		hold  time.Duration
		want  []event
	}{
		{"a tap", false, 100 * ms, []event{pressed}},
		{"OK for long", false, time.Second, []event{pressed, held}},
		{"OK for very long", false, 5 * time.Second, []event{pressed, held}},
		{"an arrow a little", true, 400 * ms, []event{pressed}},
		{"an arrow for a second", true, time.Second, []event{pressed, repeated, repeated, repeated, repeated}},
		{"OK for ever", false, time.Minute, []event{pressed, held, stuck, freed}},
	} {
		h := &hand{contact: contact{steps: test.steps}, now: time.Unix(0, 0)}
		h.edge()
		h.keep(test.hold)
		h.edge()
		h.keep(time.Second)
		if !slices.Equal(h.events, test.want) {
			t.Errorf("%s: %v, want %v", test.name, h.events, test.want)
		}
	}
}

func TestAStuckArrowStopsStepping(t *testing.T) {
	h := &hand{contact: contact{steps: true}, now: time.Unix(0, 0)}
	h.edge()
	h.keep(21 * time.Second)
	before := h.count(repeated)
	h.keep(time.Hour)
	if after := h.count(repeated); after != before || h.count(stuck) != 1 {
		t.Errorf("%d steps in the hour, said to be stuck %d times", after-before, h.count(stuck))
	}
	h.edge()
	h.keep(time.Second)
	h.edge()
	h.keep(100 * ms)
	if h.count(pressed) != 2 {
		t.Error("once free, the key works again")
	}
}
