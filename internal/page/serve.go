package page

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

	"silvertray/internal/page/access"
	"silvertray/internal/page/listen"
)

const (
	// readBound is how long a request may take to arrive, headBound how long its header,
	// and idle how long a connection may rest between two.
	readBound = 10 * time.Second
	headBound = 5 * time.Second
	idle      = time.Minute
	// mostHeader bounds a request's header, in bytes.
	mostHeader = 16 << 10
)

// connections bounds those that are open. A browser has six; a proxy on the box, or a network
// behind one address, has those of many.
var connections = listen.Bounds{All: 256, Each: 48, Here: 128, Device: access.DeviceAt}

// Serve answers on a listener until ctx ends.
func (p *Page) Serve(ctx context.Context, at net.Listener) error {
	s := &http.Server{
		Handler: p.Handler(), ReadTimeout: readBound, ReadHeaderTimeout: headBound, IdleTimeout: idle, MaxHeaderBytes: mostHeader,
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	stop := context.AfterFunc(ctx, func() { _ = s.Close() }) // streams never end by themselves
	defer stop()
	if err := s.Serve(listen.Bound(at, s, connections)); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve the page: %w", err)
	}
	return nil
}
