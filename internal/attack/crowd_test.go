package attack_test

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// crowding opens streams until others should get none.
func crowding(t *testing.T) {
	needsNetwork(t)
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben")
	b := start(t, record)
	seat, owner := b.phone(1).sit("0"), b.owner()
	crowd := func(what string, come func(context.Context)) {
		t.Helper()
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		b.during(what, bounds{memory: 60 * mega, files: mostFiles}, func() {
			come(ctx)
			for who, d := range map[string]*device{"the owner": owner, "a seat": seat} {
				if !d.watches(ctx) {
					t.Errorf("%s gets no stream beside %s", who, what)
				}
				if got := d.get("/main"); got.status != http.StatusOK {
					t.Errorf("%s gets no page beside %s: %d", who, what, got.status)
				}
			}
		})
	}
	crowd("200 streams of one phone", func(ctx context.Context) {
		for range 200 {
			b.phone(2).open(ctx, "/events")
		}
	})
	crowd("4 streams of each of 50 phones", func(ctx context.Context) {
		for n := range 200 {
			b.phone(100+n/4).open(ctx, "/events")
		}
	})
	crowd("200 streams of one network of IPv6", func(ctx context.Context) {
		for n := range 200 {
			b.device(phone6(2, uint16(n))).open(ctx, "/events")
		}
	})
	crowd("100 phones that ask and do not listen", func(ctx context.Context) {
		for n := range 100 {
			b.phone(700+n).open(ctx, "/main?moves=all")
		}
	})
	// A guest may watch at several windows, and does not lose the seat's stream.
	guest := b.phone(3)
	guest.sit("1")
	crowd("40 streams of another seat", func(ctx context.Context) {
		for range 40 {
			guest.open(ctx, "/events")
		}
	})
	b.alive()
}

// watches reports whether a device gets a stream with its first event.
func (d *device) watches(ctx context.Context) bool {
	d.t.Helper()
	c := d.open(ctx, "/events")
	if c == nil {
		return false
	}
	_ = c.SetReadDeadline(time.Now().Add(patience)) // a TCP connection takes one
	lines := bufio.NewScanner(c)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "data: ") {
			return true
		}
	}
	return false
}

// open asks for a path and leaves the connection open until ctx ends; nil where there is
// none.
func (d *device) open(ctx context.Context, path string) net.Conn {
	c, err := d.dial(ctx)
	if err != nil {
		return nil
	}
	context.AfterFunc(ctx, func() { c.Close() })
	cookie := ""
	for _, k := range d.cookies() {
		cookie = "Cookie: " + k.String() + "\r\n"
	}
	if _, err := fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: %s\r\n%s\r\n", path, d.at(d.from), cookie); err != nil {
		return nil
	}
	return c
}
