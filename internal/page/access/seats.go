package access

import (
	"crypto/subtle"
	"slices"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

const (
	// mostSeats bounds the devices that have come in, and mostWaiting those of one
	// address that have no seat.
	mostSeats, mostWaiting = 32, 4
	// rests is how long a seat holds that nobody uses.
	rests = 7 * 24 * time.Hour
	// away is how long a device is not heard of before another may take its seat. A page
	// that is open is heard of four times a minute.
	away = 10 * time.Minute
	// storesSeen is how old the stored time of use may become.
	storesSeen = 24 * time.Hour
)

// Why a seat was not given.
var (
	ErrTaken = words.Sorry("another device has this seat, and is told that you asked; it can be given back there, or taken back on the box")
	ErrFull  = words.Sorry("too many devices have come in; one can be sent away on the box")
)

// Seats remembers which device plays for whom, by name: who sits on another chair
// in the next match keeps the phone. A seat is one device's. It knows digests of
// the tokens it gave out, never the tokens.
type Seats struct {
	clock   clockwork.Clock
	changed func()
	mu      sync.Mutex
	// held are the seats, in the order in which they were taken.
	held []Seat
}

// NewSeats returns seats of which none is held. After each change, changed is called.
func NewSeats(clock clockwork.Clock, changed func()) *Seats {
	return &Seats{clock: clock, changed: changed}
}

// Newcomer is a device that wants a seat.
type Newcomer struct {
	// Token of the seat that it has and gives back for the new one; empty for none.
	Token        string
	Device, Kind string
}

// Take gives a device the seat of a player, or of nobody while the name is empty, and
// returns the token that stands for it. Playing are those at the table.
func (s *Seats) Take(player string, by Newcomer, playing []string) (token string, err error) {
	defer s.changed()
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.take(player, by, playing)
}

func (s *Seats) take(player string, by Newcomer, playing []string) (string, error) {
	now := s.clock.Now()
	s.expire(now)
	own := s.index(by.Token)
	if i := s.of(player); i >= 0 && i != own {
		if now.Sub(s.held[i].Seen) < away {
			s.held[i].Wanted, s.held[i].By = now, named(by.Device, by.Kind)
			return "", ErrTaken
		}
		s.drop(i)
		own = s.index(by.Token)
	}
	if own >= 0 {
		s.drop(own)
	} else if err := s.makeRoom(player, by.Device, playing); err != nil {
		return "", err
	}
	t := token()
	s.held = append(s.held, Seat{Token: sum(t), Player: player, Device: by.Device, Kind: by.Kind, Since: now, Seen: now, stored: now})
	return t, nil
}

// makeRoom sees to it that one more seat can be held. Nobody who plays loses a seat
// by it, and a device without a seat makes room for its own address alone.
func (s *Seats) makeRoom(player, device string, playing []string) error {
	waits := func(h Seat) bool { return h.Player == "" }
	var own []int
	for i, h := range s.held {
		if waits(h) && h.Device == device {
			own = append(own, i)
		}
	}
	full := len(s.held) >= mostSeats
	switch {
	case len(own) > 0 && (full || player == "" && len(own) >= mostWaiting):
		s.drop(own[0])
		return nil
	case !full:
		return nil
	case player == "":
		return ErrFull
	}
	for i := range slices.Backward(s.held) { // who came last and has no seat
		if waits(s.held[i]) {
			s.drop(i)
			return nil
		}
	}
	rested := -1 // of those who do not play, the one that was not used for longest
	for i, h := range s.held {
		if !slices.Contains(playing, h.Player) && (rested < 0 || h.Seen.Before(s.held[rested].Seen)) {
			rested = i
		}
	}
	if rested < 0 {
		return ErrFull
	}
	s.drop(rested)
	return nil
}

// Of is the seat that a token stands for, which is used now.
func (s *Seats) Of(token string) (seat Seat, ok bool) {
	seat, ok, old := s.use(token)
	if old {
		s.changed()
	}
	return seat, ok
}

// use is Of, and reports whether the time of use that is stored has become old.
func (s *Seats) use(token string) (seat Seat, ok, old bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	s.expire(now)
	i := s.index(token)
	if i < 0 {
		return Seat{}, false, false
	}
	h := &s.held[i]
	h.Seen = now
	if now.Sub(h.Wanted) > away {
		h.Wanted = time.Time{}
	}
	if old = now.Sub(h.stored) > storesSeen; old {
		h.stored = now
	}
	return *h, true, old
}

// Leave gives a seat back.
func (s *Seats) Leave(token string) {
	s.end(func(h Seat) bool { return h.Token == sum(token) })
}

// Revoke takes a seat back by its ID.
func (s *Seats) Revoke(id string) { s.end(func(h Seat) bool { return h.ID() == id }) }

// Clear ends all seats.
func (s *Seats) Clear() { s.end(func(Seat) bool { return true }) }

func (s *Seats) end(these func(Seat) bool) {
	defer s.changed()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.held = slices.DeleteFunc(s.held, these)
}

// All are the seats that are held.
func (s *Seats) All() []Seat {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.expire(s.clock.Now())
	return slices.Clone(s.held)
}

// Devices are the seats as the owner sees them.
func (s *Seats) Devices() []prompt.Device {
	var all []prompt.Device
	for _, h := range s.All() {
		all = append(all, prompt.Device{ID: h.ID(), Player: h.Player, Name: h.Name(), Since: h.Since})
	}
	return all
}

// IsAway reports whether a player's seat is held, and whether by a device that is not
// heard of, so that another may take it.
func (s *Seats) IsAway(player string) (held, gone bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	s.expire(now)
	i := s.of(player)
	return i >= 0, i >= 0 && now.Sub(s.held[i].Seen) >= away
}

// Restore gives back the seats that were held before. Their times are the clock's of
// then, which may have been wrong.
func (s *Seats) Restore(held []Seat) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.clock.Now()
	for i := range held {
		h := &held[i]
		if h.Since.IsZero() || h.Since.After(now) {
			h.Since = now
		}
		if h.Seen.IsZero() || h.Seen.After(now) {
			h.Seen = now
		}
		h.stored = h.Seen
	}
	s.held = held[max(len(held)-mostSeats, 0):]
}

// expire must be called with the lock held, as must those below.
func (s *Seats) expire(now time.Time) {
	s.held = slices.DeleteFunc(s.held, func(h Seat) bool { return now.Sub(h.Seen) > rests })
}

// index is the place of the seat that a token stands for, -1 for none.
func (s *Seats) index(token string) int {
	found, digest := -1, []byte(sum(token))
	for i, h := range s.held {
		if subtle.ConstantTimeCompare(digest, []byte(h.Token)) == 1 {
			found = i
		}
	}
	return found
}

// of is the place of a player's seat, -1 for none.
func (s *Seats) of(player string) int {
	if player == "" {
		return -1
	}
	return slices.IndexFunc(s.held, func(h Seat) bool { return h.Player == player })
}

func (s *Seats) drop(at int) { s.held = slices.Delete(s.held, at, at+1) }
