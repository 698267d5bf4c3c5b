package access

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"strings"
)

// SameOrigin reports whether a request comes from the box's own page. Programs that
// are no browsers say nothing about it, and have no cookies to abuse.
func SameOrigin(r *http.Request) bool {
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

// NamesBox reports whether a Host header names the box, by address or by name: a
// name that somebody else's DNS points here is not the box's.
func NamesBox(host string) bool {
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
