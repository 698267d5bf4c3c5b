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
	for _, site := range r.Header.Values("Sec-Fetch-Site") {
		if site != "" && site != "same-origin" && site != "none" {
			return false
		}
	}
	for _, origin := range r.Header.Values("Origin") {
		u, err := url.Parse(origin)
		if origin != "" && (err != nil || u.Host != r.Host) {
			return false
		}
	}
	return true
}

// Opens reports whether a request opens a page in a window of its own, as a
// link does. Another site may lead here so, since it cannot see what opens.
func Opens(r *http.Request) bool {
	return r.Method == http.MethodGet && r.Header.Get("Origin") == "" &&
		r.Header.Get("Sec-Fetch-Mode") == "navigate" && r.Header.Get("Sec-Fetch-Dest") == "document"
}

// NamesBox reports whether a Host header names the box, by address or by name: a
// name that somebody else's DNS points here is not the box's.
func NamesBox(host string) bool {
	name := hostname(host)
	if _, err := netip.ParseAddr(name); err == nil || name == "localhost" {
		return true
	}
	own, err := os.Hostname()
	own = strings.ToLower(own)
	return err == nil && (name == own || name == own+".local")
}

// hostname is a Host header without its port.
func hostname(host string) string {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	return strings.TrimSuffix(strings.ToLower(strings.Trim(host, "[]")), ".")
}
