package access

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"slices"
	"sync"
)

// mostSeats bounds the devices that hold a seat; the one seated first makes
// room.
const mostSeats = 32

// Seats remembers which device plays for whom, by name: who sits on another chair
// in the next match keeps the phone. It knows digests of the tokens it gave
// out, never the tokens.
type Seats struct {
	mu   sync.Mutex
	held []Seat
}

// Seat is one that a device has.
type Seat struct {
	// Token's SHA-256, in hexadecimal digits.
	Token  string `json:"token"`
	Player string `json:"player"`
}

// Take gives a device the seat of a player and returns the token that stands for it.
func (s *Seats) Take(player string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := token()
	s.held = append(s.held, Seat{sum(t), player})
	s.held = s.held[max(len(s.held)-mostSeats, 0):]
	return t
}

// Of is the player that a token stands for, empty for a device that came in when
// there was no match; not ok is a device that has never come in.
func (s *Seats) Of(token string) (player string, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	digest := []byte(sum(token))
	for _, h := range s.held {
		if subtle.ConstantTimeCompare(digest, []byte(h.Token)) == 1 {
			player, ok = h.Player, true
		}
	}
	return player, ok
}

// Leave gives a seat back.
func (s *Seats) Leave(token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	digest := sum(token)
	s.held = slices.DeleteFunc(s.held, func(h Seat) bool { return h.Token == digest })
}

// All are the seats that are held.
func (s *Seats) All() []Seat {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.held)
}

func sum(token string) string {
	digest := sha256.Sum256([]byte(token))
	return hex.EncodeToString(digest[:])
}

// token returns a name that nobody can guess.
func token() string { return rand.Text() }

// Restore gives back the seats that were held before.
func (s *Seats) Restore(held []Seat) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.held = held[max(len(held)-mostSeats, 0):]
}
