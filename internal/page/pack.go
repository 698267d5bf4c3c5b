package page

import (
	"compress/gzip"
	"net/http"
	"strings"
)

// packed sends a page compressed to whoever takes it so: about a fifth of it
// goes over the air each time something changes.
func packed(h http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Vary", "Accept-Encoding")
		if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			h(w, r)
			return
		}
		r.Header.Del("Range") // of what is not sent as it is
		p := &packer{ResponseWriter: w}
		defer p.end()
		h(p, r)
	}
}

// packer compresses the body of an answer that is a text; pictures and the like are
// small already.
type packer struct {
	http.ResponseWriter
	body *gzip.Writer
	sent bool
}

// WriteHeader implements http.ResponseWriter.
func (p *packer) WriteHeader(status int) {
	p.sent = true
	if status == http.StatusOK && strings.HasPrefix(p.Header().Get("Content-Type"), "text/") {
		p.Header().Set("Content-Encoding", "gzip")
		p.Header().Del("Content-Length")
		p.body = gzip.NewWriter(p.ResponseWriter)
	}
	p.ResponseWriter.WriteHeader(status)
}

// Unwrap is for http.ResponseController.
func (p *packer) Unwrap() http.ResponseWriter { return p.ResponseWriter }

// Write implements http.ResponseWriter.
func (p *packer) Write(b []byte) (int, error) {
	if !p.sent {
		p.WriteHeader(http.StatusOK)
	}
	if p.body == nil {
		return p.ResponseWriter.Write(b)
	}
	return p.body.Write(b)
}

func (p *packer) end() {
	if p.body != nil {
		_ = p.body.Close() // the device may be gone
	}
}
