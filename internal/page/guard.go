package page

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"
	"golang.org/x/time/rate"
)

const (
	// mostBody is more than any form here has, in bytes, and mostFile more than any
	// file that is sent with the cards.
	mostBody = 4 << 10
	mostFile = 33 << 20
	// perSecond and burst bound what one device asks.
	perSecond, burst = 20, 80
)

var never time.Time

// policy lets the page load only what the box itself serves.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// guard bounds every request, and refuses those that another site makes in a
// visitor's name.
func (p *Page) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Referrer-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Cache-Control", "no-store")
		switch {
		case !ours(r.Host):
			http.Error(w, "this is not the name of the box", http.StatusMisdirectedRequest)
		case !p.rates.allow(device(r)):
			h.Set("Retry-After", "1")
			http.Error(w, "too many requests", http.StatusTooManyRequests)
		case r.Method != http.MethodGet && r.Method != http.MethodHead && !sameOrigin(r):
			http.Error(w, "another site asked for this", http.StatusForbidden)
		default:
			r.Body = http.MaxBytesReader(w, r.Body, bodyBound(r))
			// Not all writers can be bound, such as those of tests.
			_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(slowest))
			next.ServeHTTP(w, r)
		}
	})
}

// bodyBound is the largest body that a request may have.
func bodyBound(r *http.Request) int64 {
	if strings.HasPrefix(r.URL.Path, cardsPath) {
		return mostFile
	}
	return mostBody
}

// sameOrigin tells that a request does not come from another site's page.
// Programs that are no browsers say nothing, and have no cookies to abuse.
func sameOrigin(r *http.Request) bool {
	switch r.Header.Get("Sec-Fetch-Site") {
	case "", "same-origin", "none":
	default:
		return false
	}
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host
}

// ours tells that a Host header names the box, by address or by name: a name
// that somebody else's DNS points here is not ours.
func ours(host string) bool {
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.ToLower(strings.Trim(name, "[]"))
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" {
		return true
	}
	own, err := os.Hostname()
	own = strings.ToLower(own)
	return err == nil && (name == own || name == own+".local")
}

// rates bounds how often each of many devices may do something.
type rates struct {
	clock clockwork.Clock
	each  rate.Limit
	burst int
	mu    sync.Mutex
	of    map[string]*rate.Limiter
}

// mostDevices bounds what is remembered; beyond it all begin anew.
const mostDevices = 256

func (s *rates) allow(device string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.each == 0 {
		s.each, s.burst = perSecond, burst
	}
	if s.of == nil || len(s.of) > mostDevices {
		s.of = make(map[string]*rate.Limiter)
	}
	if s.of[device] == nil {
		s.of[device] = rate.NewLimiter(s.each, s.burst)
	}
	return s.of[device].AllowN(s.clock.Now(), 1)
}
