package page

import (
	"errors"
	"sync"
)

// mostOutcomes bounds the outcomes remembered, the oldest are forgotten; a
// phone tries again within seconds.
const mostOutcomes = 256

// once carries out what has one id once, however often it is sent.
type once struct {
	mu    sync.Mutex
	of    map[string]*outcome
	order []string
}

type outcome struct {
	done chan struct{}
	err  error
}

// do carries act out, or waits for the outcome of the request with the same
// id. Without an id it is always carried out.
func (o *once) do(id string, act func() error) error {
	if id == "" {
		return act()
	}
	out, first := o.outcome(id)
	if !first {
		<-out.done
		return out.err
	}
	out.err = act()
	if errors.Is(out.err, errBusy) { // not carried out: the next try counts
		o.mu.Lock()
		delete(o.of, id)
		o.mu.Unlock()
	}
	close(out.done)
	return out.err
}

func (o *once) outcome(id string) (out *outcome, first bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if out, ok := o.of[id]; ok {
		return out, false
	}
	if o.of == nil {
		o.of = make(map[string]*outcome)
	}
	if len(o.order) >= mostOutcomes {
		delete(o.of, o.order[0])
		o.order = o.order[1:]
	}
	out = &outcome{done: make(chan struct{})}
	o.of[id], o.order = out, append(o.order, id)
	return out, true
}
