package page

import (
	"net/http"
	"time"

	"silvertray/internal/page/access"
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
		case !access.NamesBox(r.Host):
			http.Error(w, "this is not the name of the box", http.StatusMisdirectedRequest)
		case !p.rates.Allow(access.Device(r)):
			h.Set("Retry-After", "1")
			http.Error(w, "too many requests", http.StatusTooManyRequests)
		case !access.SameOrigin(r) && !access.Opens(r):
			http.Error(w, "another site asked for this", http.StatusForbidden)
		default:
			r.Body = http.MaxBytesReader(w, r.Body, bodyBound(r))
			// Not all writers can be bound, such as those of tests.
			_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(slowest))
			next.ServeHTTP(w, r)
		}
	})
}
