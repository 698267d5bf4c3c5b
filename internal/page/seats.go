package page

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"sync"
)

// mostSeats bounds the devices that hold a seat; the one seated first makes
// room.
const mostSeats = 32

// seats tells which device plays for whom. It keeps digests of the tokens it
// gave out, never the tokens.
type seats struct {
	mu   sync.Mutex
	held []held
}

type held struct {
	token  [sha256.Size]byte
	player int
}

// take gives a seat and returns the token that stands for it.
func (s *seats) take(player int) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := token()
	if len(s.held) == mostSeats {
		s.held = s.held[1:]
	}
	s.held = append(s.held, held{sha256.Sum256([]byte(t)), player})
	return t
}

// of is the player that a token stands for, or nobody.
func (s *seats) of(token string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	sum, player := sha256.Sum256([]byte(token)), nobody
	for _, h := range s.held {
		if subtle.ConstantTimeCompare(sum[:], h.token[:]) == 1 {
			player = h.player
		}
	}
	return player
}

// leave gives a seat back.
func (s *seats) leave(token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	sum := sha256.Sum256([]byte(token))
	for i, h := range s.held {
		if h.token == sum {
			s.held = append(s.held[:i:i], s.held[i+1:]...)
			return
		}
	}
}

// token is a name nobody can guess.
func token() string { return rand.Text() }

// digest names a content.
func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8])
}
