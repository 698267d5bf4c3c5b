package page

import (
	"io"
	"net/http"
	"sync"
	"time"

	"silvertray/internal/page/access"
)

const (
	// mostBody is more than any form without a file has, in bytes.
	mostBody = 4 << 10
	// mostFields is more than what comes with a file.
	mostFields = 64 << 10
)

// fileBounds are the paths that take files, and how large those may be.
var fileBounds = map[string]int64{
	cardsPath + "photo":  12<<20 + mostFields,
	cardsPath + "import": 32<<20 + mostFields,
}

// bodyBound is the largest body that a request may have.
func bodyBound(r *http.Request) int64 {
	if most, takesFile := fileBounds[r.URL.Path]; takesFile {
		return most
	}
	return mostBody
}

// Bounds of the files that are on their way at a time: of one device, of all phones, and of
// the box itself. They are held in memory.
const (
	eachUploads  = 2
	phoneUploads = 3
	ownerUploads = 2
)

// uploads counts the files that are on their way.
type uploads struct {
	mu sync.Mutex
	of map[string]int
	// owners and phones add them up.
	owners, phones int
}

// enter counts one more, until leave; not ok is one too many.
func (u *uploads) enter(device string, owner bool) (leave func(), ok bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	all, most := &u.phones, phoneUploads
	if owner {
		all, most = &u.owners, ownerUploads
	}
	if *all == most || u.of[device] == eachUploads {
		return nil, false
	}
	if u.of == nil {
		u.of = make(map[string]int)
	}
	*all++
	u.of[device]++
	return func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		*all--
		if u.of[device]--; u.of[device] == 0 {
			delete(u.of, device)
		}
	}, true
}

// uploading bounds the files that next takes.
func (p *Page) uploading(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, takesFile := fileBounds[r.URL.Path]; !takesFile {
			next.ServeHTTP(w, r)
			return
		}
		leave, ok := p.uploads.enter(access.Device(r), p.visitor(r).Owner)
		if !ok {
			drain(w, r)
			w.Header().Set("Retry-After", "5")
			p.answer(w, r, errBusy)
			return
		}
		defer leave()
		next.ServeHTTP(w, r)
	})
}

// patienceToDrain is how long what nobody reads may take to arrive: a browser shows an answer
// only once it has sent all.
const patienceToDrain = 5 * time.Second

// drain reads a body that nobody needs.
func drain(w http.ResponseWriter, r *http.Request) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(patienceToDrain)) // as in guard
	_, _ = io.Copy(io.Discard, r.Body)                                                 // the device may be gone
}
