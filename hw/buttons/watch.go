package buttons

import (
	"errors"
	"time"

	"silvertray/hw"
)

// start watches each pin in a goroutine of its own; one more goroutine decides
// what the levels mean.
func (b *Buttons) start() {
	for _, k := range b.buttons {
		if !k.polls {
			b.tasks.Add(1)
			go b.wait(k)
		}
	}
	b.tasks.Add(1)
	go b.run()
}

// errNoEdge is why a pin that promised edges is polled all the same.
var errNoEdge = errors.New("waiting for an edge ends at once")

// fewest is how many waits in a row must end early to call a pin one without
// edges. One may, when the wait is interrupted.
const fewest = 3

// wait reports every edge of a pin, and every second without one.
func (b *Buttons) wait(k *button) {
	defer b.tasks.Done()
	for early := 0; early < fewest; {
		began := b.clock.Now()
		edge := k.pin.WaitForEdge(edgeBound)
		if early++; edge || b.clock.Since(began) >= edgeBound/2 {
			early = 0
		}
		select {
		case <-b.done:
			return
		case b.edges <- notice{k, edge, early >= fewest}:
		}
	}
}

// notice is why to look at a pin.
type notice struct {
	*button
	edge   bool // its level has changed, though it may be back
	silent bool // no edge can be expected of it
}

// run looks at the pins whenever one may have changed, and when a contact is
// due.
func (b *Buttons) run() {
	defer b.tasks.Done()
	timer := b.clock.NewTimer(b.rest())
	defer timer.Stop()
	for {
		select {
		case <-b.done:
			return
		case n := <-b.edges:
			if n.silent {
				b.polled(n.button, errNoEdge)
			}
			b.look(n.button, n.edge)
		case <-timer.Chan():
			for _, k := range b.buttons {
				b.look(k, false)
			}
		}
		timer.Reset(b.rest())
	}
}

// rest is how long nothing needs to be looked at unless an edge comes.
func (b *Buttons) rest() time.Duration {
	now, rest := b.clock.Now(), edgeBound
	for _, k := range b.buttons {
		if k.polls {
			rest = min(rest, pollEvery)
		}
		if due := k.due(); !due.IsZero() {
			rest = min(rest, max(due.Sub(now), 0))
		}
	}
	return rest
}

// look reads a pin and hands on what its key has done.
func (b *Buttons) look(k *button, bounced bool) {
	switch k.see(b.clock.Now(), k.isClosed(), bounced) {
	case pressed:
		b.to.Press(k.Key)
	case repeated:
		b.to.Repeat(k.Key)
	case held:
		b.to.Press(k.Key | hw.Long)
	case stuck:
		b.log.Warn("a key is stuck; it is ignored until it comes free", "key", k.Key, "pin", k.Pin, "down for", hw.StuckAfter)
	case freed:
		b.log.Info("a key that was stuck has come free", "key", k.Key)
	}
}
