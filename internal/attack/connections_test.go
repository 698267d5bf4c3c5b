package attack_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"testing"
	"time"
)

// most files that the box may have open, whoever connects.
const mostFiles = 600

// connections begins requests and does not end them.
func connections(t *testing.T) {
	needsNetwork(t)
	b := start(t, "")
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	many := min(15_000, int(limit.Cur)-500)
	for what, from := range map[string]func(n int) netip.Addr{
		"one address":         func(int) netip.Addr { return phone(1) },
		"one network of IPv6": func(n int) netip.Addr { return phone6(3, uint16(n)) },
	} {
		b.during(fmt.Sprintf("%d half requests from %s", many, what), bounds{memory: 60 * mega, files: mostFiles, processor: ofPictures(120)}, func() {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			for n := range many {
				b.half(ctx, from(n))
				if n%1000 == 999 {
					b.alive()
					if got := b.phone(10 + n/1000).get("/seat"); got.status != http.StatusOK {
						t.Errorf("another phone: %d", got.status)
					}
				}
			}
		})
		if got, err := b.device(from(0)).send(b.device(from(0)).request(http.MethodGet, "/seat", nil)); err != nil || got.status != http.StatusOK {
			t.Errorf("%s afterwards: %d, %v", what, got.status, err)
		}
	}
	b.during("16 half requests of each of 500 phones", bounds{memory: 60 * mega, files: mostFiles}, func() {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		for n := range min(8000, many) {
			b.half(ctx, phone(1000+n/16))
		}
		b.alive()
	})
	b.dripping()
}

// half begins a request from an address.
func (b *box) half(ctx context.Context, from netip.Addr) net.Conn {
	ctx, cancel := context.WithCancel(ctx)
	dial, stop := context.WithTimeout(ctx, 2*time.Second)
	defer stop()
	c, err := b.device(from).dial(dial)
	if err != nil {
		cancel()
		return nil
	}
	context.AfterFunc(ctx, func() { c.Close(); cancel() })
	_, _ = fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: %s\r\nX-Half:", b.at(from)) // the box may hang up
	return c
}

// dripping sends a body a byte at a time: the box has to give it up.
func (b *box) dripping() {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	d := b.phone(9)
	c, err := d.dial(ctx)
	if err != nil {
		b.t.Error(err)
		return
	}
	defer c.Close()
	began := time.Now()
	_, err = fmt.Fprintf(c, "POST /seat HTTP/1.1\r\nHost: %s\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 4000\r\n\r\n", d.at(d.from))
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		_ = c.SetReadDeadline(time.Now().Add(time.Minute)) // a TCP connection takes one
		for buffer := make([]byte, 1000); ; {
			if _, err := c.Read(buffer); err != nil {
				return
			}
		}
	}()
	for err == nil {
		select {
		case <-tick.C:
			_, err = c.Write([]byte("a"))
		case <-gone:
			err = net.ErrClosed
		}
	}
	if took := time.Since(began); took > 30*time.Second {
		b.t.Errorf("a body that drips is read for %v", took)
	}
}
