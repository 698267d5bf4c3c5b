package access_test

import (
	"net/http"
	"testing"

	"silvertray/internal/page/access"
)

func TestAnotherSiteMayOnlyLeadHere(t *testing.T) {
	tests := []struct {
		name          string
		header        http.Header
		same, windows bool
	}{
		{"no browser", nil, true, false},
		{"typed", http.Header{"Sec-Fetch-Site": {"none"}, "Sec-Fetch-Mode": {"navigate"}, "Sec-Fetch-Dest": {"document"}}, true, true},
		{"the page itself", http.Header{"Sec-Fetch-Site": {"same-origin"}, "Origin": {"http://box:8080"}}, true, false},
		{"a link elsewhere", http.Header{"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"navigate"}, "Sec-Fetch-Dest": {"document"}}, false, true},
		{"a frame elsewhere", http.Header{"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"navigate"}, "Sec-Fetch-Dest": {"iframe"}}, false, false},
		{"a picture elsewhere", http.Header{"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"no-cors"}, "Sec-Fetch-Dest": {"image"}}, false, false},
		{"a stream elsewhere", http.Header{"Sec-Fetch-Site": {"same-site"}, "Sec-Fetch-Mode": {"cors"}, "Origin": {"http://box:9090"}}, false, false},
		{"an older browser's script elsewhere", http.Header{"Origin": {"http://evil.example"}}, false, false},
		{"a sandbox", http.Header{"Origin": {"null"}}, false, false},
		{"one true line of two", http.Header{"Origin": {"http://box:8080", "http://evil.example"}}, false, false},
		{"one true line of two again", http.Header{"Sec-Fetch-Site": {"same-origin", "cross-site"}}, false, false},
	}
	for _, tt := range tests {
		r := request("192.168.0.7:1", "box:8080", tt.header)
		if got := access.SameOrigin(r); got != tt.same {
			t.Errorf("%s: same origin %v, want %v", tt.name, got, tt.same)
		}
		if got := access.Opens(r); got != tt.windows {
			t.Errorf("%s: opens %v, want %v", tt.name, got, tt.windows)
		}
	}
}

func TestHostsThatNameTheBox(t *testing.T) {
	for host, want := range map[string]bool{
		"localhost:8080": true, "127.0.0.1": true, "[::1]:8080": true, "192.168.0.20:8080": true, "[fe80::1]": true,
		"evil.example": false, "evil.example:8080": false, "": false, "localhost.evil.example": false, "192.168.0.20.evil.example": false,
	} {
		if got := access.NamesBox(host); got != want {
			t.Errorf("%q: %v, want %v", host, got, want)
		}
	}
}
