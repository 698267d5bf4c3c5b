package page

import (
	"net/http"
	"sync"

	"silvertray/internal/page/access"
	"silvertray/internal/words"
)

// Bounds of the streams that are open at a time. Those of the box, of devices that gave the
// code and of all others do not count against each other.
const (
	ownerStreams  = 8
	pairedStreams = 2
	mostPaired    = 64
	lookerStreams = 3
	mostLookers   = 24
)

var errCrowded = words.Sorry("too many devices are looking")

// group is one of those whose streams are bounded together.
type group int

const (
	owners group = iota
	paired
	lookers
)

// holder is whose a stream is.
type holder struct {
	group group
	// device is the token of one that gave the code, and the address of others.
	device string
}

// holder tells whose a request's stream would be.
func (p *Page) holder(r *http.Request) holder {
	who := p.visitor(r)
	if c, err := r.Cookie(cookie); err == nil && who.Paired && !who.Owner {
		return holder{paired, c.Value}
	}
	if who.Owner {
		return holder{group: owners}
	}
	return holder{lookers, access.Device(r)}
}

// streams are those that are open.
type streams struct {
	mu   sync.Mutex
	of   map[holder][]chan struct{} // the oldest first
	open [lookers + 1]int
}

// enter counts one more, until leave. A device that has as many as it may have gets it in the
// place of its oldest, whose replaced is closed. Where its group has too many it gets none.
func (s *streams) enter(h holder) (replaced <-chan struct{}, leave func(), err error) {
	each := [...]int{owners: ownerStreams, paired: pairedStreams, lookers: lookerStreams}[h.group]
	most := [...]int{owners: ownerStreams, paired: mostPaired, lookers: mostLookers}[h.group]
	s.mu.Lock()
	defer s.mu.Unlock()
	switch own := s.of[h]; {
	case len(own) == each:
		close(own[0])
		s.remove(h, own[0])
	case s.open[h.group] == most:
		return nil, nil, errCrowded
	}
	if s.of == nil {
		s.of = make(map[holder][]chan struct{})
	}
	one := make(chan struct{})
	s.of[h] = append(s.of[h], one)
	s.open[h.group]++
	return one, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.remove(h, one)
	}, nil
}

// remove forgets a stream, once.
func (s *streams) remove(h holder, one chan struct{}) {
	for i, other := range s.of[h] {
		if other != one {
			continue
		}
		s.open[h.group]--
		if s.of[h] = append(s.of[h][:i:i], s.of[h][i+1:]...); len(s.of[h]) == 0 {
			delete(s.of, h)
		}
		return
	}
}
