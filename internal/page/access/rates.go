package access

import (
	"sync"

	"github.com/jonboulle/clockwork"
	"golang.org/x/time/rate"
)

// perSecond and burst bound what one device asks.
const perSecond, burst = 20, 80

// mostDevices bounds what is remembered; beyond it all start over.
const mostDevices = 256

// Rates bounds how often each of many devices may do something.
type Rates struct {
	clock clockwork.Clock
	each  rate.Limit
	burst int
	mu    sync.Mutex
	of    map[string]*rate.Limiter
}

// NewRates bounds the requests of each device.
func NewRates(clock clockwork.Clock) *Rates {
	return &Rates{clock: clock, each: perSecond, burst: burst}
}

// Allow reports whether a device may ask once more now.
func (s *Rates) Allow(device string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of == nil || len(s.of) > mostDevices {
		s.of = make(map[string]*rate.Limiter)
	}
	if s.of[device] == nil {
		s.of[device] = rate.NewLimiter(s.each, s.burst)
	}
	return s.of[device].AllowN(s.clock.Now(), 1)
}

// guesses bounds how fast codes are tried: from one device, and from all.
type guesses struct {
	each Rates
	all  *rate.Limiter
}

func newGuesses(clock clockwork.Clock) guesses {
	return guesses{
		each: Rates{clock: clock, each: rate.Limit(5.0 / 60), burst: 5},
		all:  rate.NewLimiter(0.5, 20),
	}
}

func (g *guesses) allow(from string) bool {
	return g.each.Allow(from) && g.all.AllowN(g.each.clock.Now(), 1)
}
