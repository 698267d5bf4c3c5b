package page

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"
)

const (
	// readBound is how long a request may take to arrive, idle how long a
	// connection may rest between two.
	readBound = 10 * time.Second
	idle      = time.Minute
	// mostHeader bounds a request's header, in bytes.
	mostHeader = 16 << 10
)

// Serve answers on a listener until ctx ends.
func (p *Page) Serve(ctx context.Context, at net.Listener) error {
	s := &http.Server{
		Handler: p.Handler(), ReadTimeout: readBound, IdleTimeout: idle, MaxHeaderBytes: mostHeader,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	stop := context.AfterFunc(ctx, func() { _ = s.Close() }) // streams never end by themselves
	defer stop()
	if err := s.Serve(at); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve the page: %w", err)
	}
	return nil
}

// Address is how phones reach a listener: where it listens everywhere, by the
// machine's own first address.
func Address(at net.Listener) string {
	host, port, err := net.SplitHostPort(at.Addr().String())
	if err != nil {
		return "http://" + at.Addr().String()
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() {
		host = own()
	}
	return "http://" + net.JoinHostPort(host, port)
}

// own is the machine's first address on a network.
func own() string {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		return "localhost"
	}
	for _, a := range addresses {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() {
			return n.IP.String()
		}
	}
	return "localhost"
}
