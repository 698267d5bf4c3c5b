package listen

import (
	"net"
	"net/http"
)

// conn is a connection that is counted. The listener's lock guards what may change.
type conn struct {
	net.Conn
	from   *Listener
	device string
	// busy is set while a request is answered, gone once it is not counted any more.
	busy, gone bool
}

// Close implements net.Conn.
func (c *conn) Close() error {
	c.from.mu.Lock()
	c.from.remove(c)
	c.from.mu.Unlock()
	return c.Conn.Close()
}

// answers notes that a request is answered now, or not any more. Since then the connection
// waits, as the last one of its device.
func (c *conn) answers(busy bool) {
	c.from.mu.Lock()
	defer c.from.mu.Unlock()
	if c.busy = busy; busy || c.gone {
		return
	}
	c.from.remove(c)
	c.gone = false
	c.from.of[c.device] = append(c.from.of[c.device], c)
	if c.device != here {
		c.from.far++
	}
}

// drop closes a connection without a word, so that nothing is left of it.
func drop(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0) // it may be gone already
	}
	_ = c.Close()
}

// key finds a request's connection in its context.
type key struct{}

// answering notes on its connection that a request is answered.
func answering(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, ok := r.Context().Value(key{}).(*conn); ok {
			c.answers(true)
			defer c.answers(false)
		}
		next.ServeHTTP(w, r)
	})
}
