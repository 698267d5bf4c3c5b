package attack_test

import (
	"strconv"
	"strings"
	"sync"
	"testing"
)

func itoa(n int) string { return strconv.Itoa(n) }

// shapes sends what no browser sends.
func shapes(t *testing.T) {
	b := start(t, "")
	many := strings.Repeat("X-A: b\r\n", 20_000)
	sent := []string{
		"\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
		"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET " + strings.Repeat("/a", 100_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n",
		"GET / HTTP/1.1\r\nHost: localhost\r\n" + many + "\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + strings.Repeat("a=b; ", 10_000) + "\r\n\r\n",
		"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "CONNECT evil:80 HTTP/1.1\r\nHost: evil:80\r\nConnection: close\r\n\r\n",
		"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /",
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde", "POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nffffffffffffffff\r\n",
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\nConnection: close\r\n\r\n" + strings.Repeat("a=b&", 25_000),
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\nConnection: close\r\n\r\ncode=%zz%",
		"POST /seat HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=\r\nContent-Length: 2\r\nConnection: close\r\n\r\n--",
	}
	for _, path := range []string{"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/catalogue/../../etc/passwd", "/catalogue/photo?id=../../../etc/passwd", "/catalogue/photo?id=%00", "//etc/passwd", "/style.css/../page.go", "/%00"} {
		sent = append(sent, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
	}
	b.during("requests of any shape", bounds{memory: 50 * mega, files: 100}, func() {
		var wait sync.WaitGroup
		defer wait.Wait()
		for _, s := range sent {
			wait.Go(func() {
				got := b.owner().raw(s)
				if strings.HasPrefix(got, "HTTP/1.1 500") || strings.Contains(got, "root:") || strings.Contains(got, "HTTP/1.1 200") && strings.Contains(s, "evil") {
					t.Errorf("%.80q is answered %.200q", s, got)
				}
			})
		}
	})
	if said := b.said.String(); strings.Contains(said, "panic") || len(said) > 64<<10 {
		t.Errorf("the log has %d bytes: %.500s", len(said), said)
	}
	b.alive()
}
