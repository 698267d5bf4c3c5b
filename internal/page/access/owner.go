package access

import (
	"net/http"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
)

// FromHere reports whether a request comes from the box itself. Whoever passes on
// what others ask, such as a proxy on the box, does not speak for its owner: each
// sign of one counts, even an empty header.
//
// A forwarder that leaves no trace at all cannot be told from a browser here. Let
// one that runs on the box ask at an address other than localhost.
func FromHere(r *http.Request) bool {
	at, err := netip.ParseAddrPort(r.RemoteAddr)
	return err == nil && at.Addr().Unmap().IsLoopback() &&
		isLocal(r.Host) && r.ProtoAtLeast(1, 1) && !passedOn(r.Header) && fitsHost(r)
}

// isLocal reports whether a Host header names the box as it calls itself. Through
// a proxy most requests name what the proxy is called.
func isLocal(host string) bool {
	name := hostname(host)
	ip, err := netip.ParseAddr(name)
	return name == "localhost" || err == nil && ip.Unmap().IsLoopback()
}

// byProxies matches the names of headers that proxies, caches and the like add.
// Nearly all the names begin with "x-", of which the page itself sends one.
var byProxies = regexp.MustCompile(`^(x-.*|via|.*forward.*|.*proxy.*|.*client-?ip|.*real-?ip|remote-.*|` +
	`(cf|cdn|fastly|akamai|ali|incap|tailscale|fly|do|wl|surrogate|ssl)-.*|` +
	`client-cert.*|early-data|front-end-https|trace(parent|state)|b3|baggage)$`)

// passedOn reports whether headers show that a request was passed on.
func passedOn(h http.Header) bool {
	for name := range h {
		name = strings.ReplaceAll(strings.ToLower(name), "_", "-")
		if name != "x-requested-with" && byProxies.MatchString(name) {
			return true
		}
	}
	return false
}

// fitsHost reports whether the browser asked for the same host that the request
// arrived with. A link on another site leads here from elsewhere, and the browser
// says so.
func fitsHost(r *http.Request) bool {
	for _, from := range r.Header.Values("Origin") {
		if from != "http://"+r.Host {
			return false
		}
	}
	switch r.Header.Get("Sec-Fetch-Site") {
	case "cross-site", "same-site":
		return true
	}
	referer := r.Header.Get("Referer")
	u, err := url.Parse(referer)
	return referer == "" || err == nil && u.Host == r.Host
}
