package access

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
	"time"
)

// Seat is one that a device has.
type Seat struct {
	// Token's SHA-256, in hexadecimal digits.
	Token string `json:"token"`
	// Player whom the device plays for, by name; empty for a device that came in and
	// has no seat.
	Player string `json:"player"`
	// Device that took it, and its Kind as far as it says so, such as "Android".
	Device string `json:"device,omitempty"`
	Kind   string `json:"kind,omitempty"`
	// Since is when it was taken, and Seen when it was last used.
	Since time.Time `json:"since"`
	Seen  time.Time `json:"seen"`
	// Wanted is when another device asked for it last, and By which one.
	Wanted time.Time `json:"-"`
	By     string    `json:"-"`
	// stored is the Seen that was stored last.
	stored time.Time
}

// ID names a seat to the owner. Nobody can use it as a token.
func (s Seat) ID() string { return s.Token[:min(len(s.Token), 16)] }

// Name says which device it is, such as "192.168.0.7, Android".
func (s Seat) Name() string { return named(s.Device, s.Kind) }

func named(device, kind string) string {
	if kind == "" {
		return device
	}
	return device + ", " + kind
}

// kinds of devices, by a word of what their browsers call themselves. Some say
// the words that come later too.
var kinds = [][2]string{
	{"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"CrOS", "ChromeOS"},
	{"Windows", "Windows"}, {"Macintosh", "Mac"}, {"Linux", "Linux"},
}

// Kind is the kind of device that a request says it comes from; empty where it says none.
func Kind(r *http.Request) string {
	agent := r.UserAgent()
	for _, k := range kinds {
		if strings.Contains(agent, k[0]) {
			return k[1]
		}
	}
	return ""
}

func sum(token string) string {
	digest := sha256.Sum256([]byte(token))
	return hex.EncodeToString(digest[:])
}

// token returns a name that nobody can guess.
func token() string { return rand.Text() }
