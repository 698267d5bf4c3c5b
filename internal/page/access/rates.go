package access

import (
	"sync"
	"time"

	"github.com/jonboulle/clockwork"
	"golang.org/x/time/rate"
)

// perSecond and burst bound what one device asks.
const perSecond, burst = 20, 80

// mostDevices bounds the devices that are remembered, at about 200 bytes each.
const mostDevices = 4096

// Rates bounds how often each of many devices may do something.
type Rates struct {
	clock clockwork.Clock
	each  rate.Limit
	burst int
	mu    sync.Mutex
	of    recent[*rate.Limiter]
}

// NewRates bounds the requests of each device.
func NewRates(clock clockwork.Clock) *Rates { return newRates(clock, perSecond, burst) }

func newRates(clock clockwork.Clock, each rate.Limit, burst int) *Rates {
	return &Rates{clock: clock, each: each, burst: burst, of: recent[*rate.Limiter]{most: mostDevices}}
}

// Allow reports whether a device may ask once more now.
func (s *Rates) Allow(device string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, ok := s.of.get(device)
	if !ok {
		l = rate.NewLimiter(s.each, s.burst)
		s.of.put(device, l)
	}
	return l.AllowN(s.clock.Now(), 1)
}

// Spent reports whether Allow would refuse a device now.
func (s *Rates) Spent(device string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	l, ok := s.of.get(device)
	return ok && l.TokensAt(s.clock.Now()) < 1
}

// wrongAtOnce and wrongEvery bound the wrong codes of one device.
const (
	wrongAtOnce = 5
	wrongEvery  = time.Minute
)

// newWrong counts the wrong codes of each device.
func newWrong(clock clockwork.Clock) *Rates {
	return newRates(clock, rate.Every(wrongEvery), wrongAtOnce)
}
