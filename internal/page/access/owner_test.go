package access_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"pgregory.net/rapid"

	"silvertray/internal/page/access"
)

// request is one as it comes to the box.
func request(from, host string, header http.Header) *http.Request {
	r := httptest.NewRequest(http.MethodGet, "/", nil)
	r.RemoteAddr, r.Host = from, host
	for name, values := range header {
		r.Header[name] = values
	}
	return r
}

func TestTheOwnerSitsAtTheBox(t *testing.T) {
	tests := []struct {
		from, host string
		want       bool
	}{
		{"127.0.0.1:50000", "localhost:8080", true},
		{"127.0.0.1:50000", "LOCALHOST", true},
		{"127.0.0.1:50000", "localhost.:8080", true},
		{"127.0.0.1:50000", "127.0.0.1:8080", true},
		{"127.3.2.1:50000", "127.0.0.1:8080", true},
		{"[::1]:50000", "[::1]:8080", true},
		{"[::ffff:127.0.0.1]:50000", "127.0.0.1:8080", true},
		{"192.168.0.7:50000", "localhost:8080", false},
		{"[::ffff:192.168.0.7]:50000", "localhost:8080", false},
		{"[fe80::1%eth0]:50000", "localhost:8080", false},
		{"@", "localhost:8080", false},
		{"", "localhost:8080", false},
		// What a proxy or a forwarded port is called.
		{"127.0.0.1:50000", "192.168.0.20:8080", false},
		{"127.0.0.1:50000", "silvertray.example", false},
		{"127.0.0.1:50000", "localhost.evil.example", false},
		{"127.0.0.1:50000", "127.0.0.1.evil.example", false},
		{"127.0.0.1:50000", "", false},
	}
	for _, tt := range tests {
		if got := access.FromHere(request(tt.from, tt.host, nil)); got != tt.want {
			t.Errorf("from %s to %q: %v, want %v", tt.from, tt.host, got, tt.want)
		}
	}
}

func TestAProxyIsNotTheOwner(t *testing.T) {
	for _, name := range []string{
		"X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded", "X-Forwarded-Server",
		"Forwarded", "Forwarded-For", "Via", "X-Real-Ip", "X-Client-Ip", "X-Cluster-Client-Ip", "True-Client-Ip",
		"Client-Ip", "Cf-Connecting-Ip", "Cf-Ray", "Cdn-Loop", "Fastly-Client-Ip", "Fly-Client-Ip", "X-Original-Forwarded-For",
		"X-Original-Host", "X-Original-Url", "X-Remote-Addr", "Remote-User", "X-Envoy-External-Address", "X-Request-Id",
		"X-Amzn-Trace-Id", "Traceparent", "X-B3-Traceid", "X-Scheme", "Front-End-Https", "Wl-Proxy-Client-Ip",
		"Proxy-Connection", "Max-Forwards", "Tailscale-User-Login", "Surrogate-Capability", "Early-Data", "X_Forwarded_For",
	} {
		for what, values := range map[string][]string{
			"an address": {"192.168.0.7"}, "the box's own": {"127.0.0.1"}, "empty": {""}, "no line": {}, "an empty line before": {"", "192.168.0.7"},
		} {
			if access.FromHere(request("127.0.0.1:50000", "localhost:8080", http.Header{name: values})) {
				t.Errorf("%s, %s: passes as the owner", name, what)
			}
		}
	}
}

func TestABrowserAtTheBoxIsTheOwner(t *testing.T) {
	header := http.Header{
		"User-Agent": {"Mozilla/5.0"}, "Accept": {"text/html"}, "Accept-Language": {"de"}, "Accept-Encoding": {"gzip"},
		"Connection": {"keep-alive"}, "Cookie": {"silvertray-seat=x"}, "Dnt": {"1"}, "Priority": {"u=0, i"}, "Te": {"trailers"},
		"Upgrade-Insecure-Requests": {"1"}, "Cache-Control": {"no-cache"}, "Pragma": {"no-cache"}, "Last-Event-Id": {"x-1"},
		"If-None-Match": {`"x"`}, "Range": {"bytes=0-"}, "Content-Type": {"application/x-www-form-urlencoded"},
		"Sec-Fetch-Site": {"same-origin"}, "Sec-Fetch-Mode": {"cors"}, "Sec-Ch-Ua": {"x"}, "Sec-Gpc": {"1"}, "Sec-Purpose": {"prefetch"},
		"Origin": {"http://localhost:8080"}, "Referer": {"http://localhost:8080/?moves=all"}, "X-Requested-With": {"fetch"},
	}
	if !access.FromHere(request("127.0.0.1:50000", "localhost:8080", header)) {
		t.Error("is not known")
	}
	followed := http.Header{"Sec-Fetch-Site": {"cross-site"}, "Referer": {"https://chat.example/"}}
	if !access.FromHere(request("127.0.0.1:50000", "localhost:8080", followed)) {
		t.Error("is not known when it follows a link from elsewhere")
	}
}

func TestABrowserBehindAProxyIsNotTheOwner(t *testing.T) {
	for name, header := range map[string]http.Header{
		"the origin is the proxy's":    {"Origin": {"http://box.example"}},
		"the proxy speaks TLS":         {"Origin": {"https://localhost:8080"}},
		"an opaque origin":             {"Origin": {"null"}},
		"two origins":                  {"Origin": {"http://localhost:8080", "http://box.example"}},
		"the page before is a proxy's": {"Referer": {"http://box.example/"}},
	} {
		if access.FromHere(request("127.0.0.1:50000", "localhost:8080", header)) {
			t.Errorf("%s: passes as the owner", name)
		}
	}
	old := request("127.0.0.1:50000", "localhost:8080", nil)
	old.Proto, old.ProtoMinor = "HTTP/1.0", 0
	if access.FromHere(old) {
		t.Error("HTTP/1.0, which no browser speaks: passes as the owner")
	}
}

// TestNoHeaderMakesAnOwner sends what a device elsewhere could make up.
func TestNoHeaderMakesAnOwner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		header := http.Header{}
		for range rapid.IntRange(0, 4).Draw(t, "headers") {
			header.Add(rapid.SampledFrom([]string{"Host", "Origin", "Forwarded", "X-Real-Ip", "Via", "Referer"}).Draw(t, "name"),
				rapid.SampledFrom([]string{"127.0.0.1", "localhost", "http://localhost:8080", "for=127.0.0.1", "::1", ""}).Draw(t, "value"))
		}
		from := rapid.SampledFrom([]string{"192.168.0.7:1", "[2001:db8::1]:1", "[fe80::1%eth0]:1", "10.0.0.1:1", "[::ffff:10.0.0.1]:1"}).Draw(t, "from")
		host := rapid.SampledFrom([]string{"localhost:8080", "127.0.0.1", "[::1]:8080"}).Draw(t, "host")
		if access.FromHere(request(from, host, header)) {
			t.Fatalf("%s with %v passes as the owner", from, header)
		}
	})
}
