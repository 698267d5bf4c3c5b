package page

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

// seats tells which device plays for whom, by name: who sits on another chair
// in the next match keeps the phone. It knows digests of the tokens it gave
// out, never the tokens.
type seats struct {
	mu   sync.Mutex
	held []held
}

// held is a seat that a device has.
type held struct {
	// Token's SHA-256, in hexadecimal digits.
	Token  string `json:"token"`
	Player string `json:"player"`
}

// take gives a seat and returns the token that stands for it.
func (s *seats) take(player string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := token()
	s.held = append(s.held, held{sum(t), player})
	s.held = s.held[max(len(s.held)-mostSeats, 0):]
	return t
}

// of is the player that a token stands for, empty for a device that came in when
// there was no match; not ok is a device that has never come in.
func (s *seats) of(token string) (player string, ok bool) {
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

// leave gives a seat back.
func (s *seats) leave(token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	digest := sum(token)
	s.held = slices.DeleteFunc(s.held, func(h held) bool { return h.Token == digest })
}

// all are the seats that are held.
func (s *seats) all() []held {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.held)
}

func sum(token string) string {
	digest := sha256.Sum256([]byte(token))
	return hex.EncodeToString(digest[:])
}

// token is a name nobody can guess.
func token() string { return rand.Text() }

// digest names a content.
func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8])
}
