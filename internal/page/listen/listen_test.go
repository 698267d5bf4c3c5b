package listen_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"testing"

	"silvertray/internal/page/listen"
)

// wire is a listener for connections from any address.
type wire struct {
	coming chan net.Conn
	closed context.Context
	close  context.CancelFunc
}

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.coming:
		return c, nil
	case <-w.closed.Done():
		return nil, net.ErrClosed
	}
}

func (w *wire) Close() error   { w.close(); return nil }
func (w *wire) Addr() net.Addr { return address("192.168.0.20:8080") }

type address string

func (address) Network() string  { return "tcp" }
func (a address) String() string { return string(a) }

// from is a connection with an address.
type from struct {
	net.Conn
	at address
}

func (f from) RemoteAddr() net.Addr { return f.at }

// served is a server behind bounds; a request for /stay is answered when the test ends.
type served struct {
	*wire
	*listen.Listener
	t       *testing.T
	staying chan struct{}
}

func serve(t *testing.T) *served {
	t.Helper()
	w := &wire{coming: make(chan net.Conn)}
	w.closed, w.close = context.WithCancel(context.Background())
	s := &served{wire: w, t: t, staying: make(chan struct{}, 100)}
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/stay" {
			s.staying <- struct{}{}
			<-r.Context().Done()
		}
		_, _ = io.WriteString(w, "here")
	})}
	s.Listener = listen.Bound(w, server, listen.Bounds{All: 64, Each: 8, Here: 4, Device: func(address string) string {
		ip := netip.MustParseAddrPort(address).Addr()
		if ip.Is6() {
			return netip.PrefixFrom(ip, 64).Masked().String()
		}
		return ip.String()
	}})
	done := make(chan error, 1)
	go func() { done <- server.Serve(s.Listener) }()
	t.Cleanup(func() {
		server.Close()
		if err := <-done; !errors.Is(err, http.ErrServerClosed) {
			t.Error(err)
		}
	})
	return s
}

// say opens a connection and sends a text.
func (s *served) say(at, text string) net.Conn {
	s.t.Helper()
	near, far := net.Pipe()
	s.coming <- from{far, address(at)}
	go func() { _, _ = io.WriteString(near, text) }() // it may be closed
	s.t.Cleanup(func() { near.Close() })
	return near
}

// asks reports whether a request is answered.
func (s *served) asks(at string) bool {
	s.t.Helper()
	c := s.say(at, "GET / HTTP/1.1\r\nHost: box\r\nConnection: close\r\n\r\n")
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		return false
	}
	text, err := io.ReadAll(answer.Body)
	return err == nil && string(text) == "here"
}

const half = "GET / HTTP/1.1\r\nHost: box\r\nX-"

func TestHalfRequestsKeepOutNobody(t *testing.T) {
	for name, flood := range map[string]struct {
		from func(n int) string
		most int
	}{
		"one address":             {func(n int) string { return fmt.Sprintf("192.168.0.66:%d", n) }, 8},
		"one network of IPv6":     {func(n int) string { return fmt.Sprintf("[2001:db8::%x]:1", n+1) }, 8},
		"the box itself":          {func(n int) string { return fmt.Sprintf("127.0.0.%d:1", 1+n%200) }, 4},
		"the box, IPv6":           {func(n int) string { return fmt.Sprintf("[::1]:%d", n) }, 4},
		"250 addresses":           {func(n int) string { return fmt.Sprintf("192.168.0.%d:%d", n%250, n) }, 64},
		"a new address each time": {func(n int) string { return fmt.Sprintf("10.0.%d.%d:1", n/250, n%250) }, 64},
	} {
		t.Run(name, func(t *testing.T) {
			s := serve(t)
			for n := range 1500 {
				s.say(flood.from(n), half)
			}
			for _, at := range []string{"192.168.1.7:1", "127.0.0.1:1", "[2001:db8:1::7]:1", flood.from(0)} {
				if !s.asks(at) {
					t.Errorf("%s has no answer", at)
				}
			}
			if open := s.Open(); open > flood.most+3 {
				t.Errorf("%d are open, want at most %d", open, flood.most)
			}
		})
	}
}

func TestARequestThatIsAnsweredKeepsItsConnection(t *testing.T) {
	s := serve(t)
	var streams []net.Conn
	for n := range 8 {
		streams = append(streams, s.say(fmt.Sprintf("192.168.0.66:%d", n), "GET /stay HTTP/1.1\r\nHost: box\r\n\r\n"))
		<-s.staying
	}
	if s.asks("192.168.0.66:100") {
		t.Error("a ninth connection of one device is answered")
	}
	if !s.asks("192.168.0.67:100") {
		t.Error("another device has no answer")
	}
	streams[3].Close()
	for !s.asks("192.168.0.66:101") { // once the server has seen it
		continue
	}
	if open := s.Open(); open > 9 {
		t.Errorf("%d are open", open)
	}
}
