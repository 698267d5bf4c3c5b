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
