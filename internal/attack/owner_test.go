package attack_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// forwarded are headers with which proxies say that a request is somebody else's. A
// space stands before what a lenient reader might take for the name.
var forwarded = []string{
	"X-Forwarded-For: 198.18.0.9", "X-Forwarded-For:", "X-Forwarded-For:\r\nX-Forwarded-For: 198.18.0.9", "x-forwarded-for: 127.0.0.1",
	"X-Forwarded-For: unknown", "X-Forwarded-Host: box", "X-Forwarded-Proto: https", "X-Forwarded-Port: 443", "X-Forwarded-Server: box", "X-Forwarded-By: box",
	"X-Real-IP: 198.18.0.9", "X-Real-Ip:", "X-Real-IP: 127.0.0.1", "Via: 1.1 proxy", "Via:", "Via: 2.0 fred, 1.1 p.example.net",
	"Forwarded: for=198.18.0.9", "Forwarded:", "Forwarded:\r\nForwarded: for=\"[2001:db8::9]\"", "Forwarded: for=127.0.0.1;by=127.0.0.1",
	"CF-Connecting-IP: 198.18.0.9", "True-Client-IP: 198.18.0.9", "X-Client-IP: 198.18.0.9", "X-Cluster-Client-IP: 198.18.0.9", "Fastly-Client-IP: 198.18.0.9",
	"X-Original-Forwarded-For: 198.18.0.9", "X-Original-Host: box", "X-ProxyUser-Ip: 198.18.0.9", "CDN-Loop: cloudflare", "CF-Ray: 1", "X-Envoy-External-Address: 198.18.0.9",
}

// passingForOwner asks from the box itself, as a proxy there would.
func passingForOwner(t *testing.T) {
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben")
	b := start(t, record)
	owner := b.owner()
	if got := owner.get("/main").body; !strings.Contains(got, `action="door"`) {
		t.Fatalf("the owner has no door: %.300s", got)
	}
	code := b.code()
	for i, header := range forwarded {
		for _, where := range []string{"", "first", "last"} {
			before, after := "", ""
			switch where { // an honest header around it does not help
			case "first":
				before = "Accept: */*\r\n"
			case "last":
				after = "Connection: X-Forwarded-For\r\n"
			}
			if where != "" && i%4 > 0 {
				continue
			}
			form := "open=no"
			post := fmt.Sprintf("POST /door HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n%s%s\r\n%sX-Requested-With: fetch\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s", b.port, before, header, after, len(form), form)
			proxy := b.owner()
			if got := proxy.raw(post); got != "" && !strings.HasPrefix(got, "HTTP/1.1 4") {
				t.Errorf("with %q the door is turned: %.100q", header, got)
			}
			get := fmt.Sprintf("GET /main HTTP/1.1\r\nHost: 127.0.0.1:%s\r\n%s%s\r\n%sConnection: close\r\n\r\n", b.port, before, header, after)
			if got := proxy.raw(get); strings.Contains(got, `action="door"`) || tellsCode(got, code) {
				t.Errorf("with %q the page is the owner's", header)
			}
		}
	}
	if got := owner.get("/main").body; !strings.Contains(got, `value="no" id="door"`) {
		t.Error("the door is closed")
	}
	// Saying that one is the box does not make one the box.
	for _, header := range []string{"X-Forwarded-For: 127.0.0.1", "Origin: http://127.0.0.1:" + b.port, "Referer: http://127.0.0.1:" + b.port + "/", "Cookie: silvertray-seat=; owner=yes", "X-Real-IP: ::1", "Host: localhost"} {
		d := b.phone(40)
		if name, value, _ := strings.Cut(header, ": "); name != "Host" {
			d.says.Set(name, value)
		}
		if got := d.post("/door", url.Values{"open": {"no"}}); got.status != http.StatusForbidden {
			t.Errorf("a phone that says %q turns the door: %d", header, got.status)
		}
	}
}
