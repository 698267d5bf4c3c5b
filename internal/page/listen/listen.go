// Package listen bounds the connections that are open to a server at a time: in all, and
// from each device.
//
// A connection waits while no whole request has come over it. Where there are too many, the
// one that has waited longest makes room; one on which a request is answered never does. So
// half requests, however many, keep out nobody.
package listen

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"sync"
)

// Bounds of how many connections are open.
type Bounds struct {
	// All bounds those of other machines, Each those of one device, and Here those of this
	// machine, which are no part of the others.
	All, Each, Here int
	// Device names the device at an address. Nil: each address is one.
	Device func(address string) string
}

// Listener is one whose connections are bounded.
type Listener struct {
	net.Listener
	bounds Bounds
	mu     sync.Mutex
	// of each device, the oldest first, and the number of those from other machines.
	of  map[string][]*conn
	far int
}

// Bound returns a listener for a server, which it tells of each request that is answered.
func Bound(at net.Listener, s *http.Server, b Bounds) *Listener {
	if b.Device == nil {
		b.Device = func(address string) string { return address }
	}
	l := &Listener{Listener: at, bounds: b, of: make(map[string][]*conn)}
	s.ConnContext = func(ctx context.Context, c net.Conn) context.Context { return context.WithValue(ctx, key{}, c) }
	s.Handler = answering(s.Handler)
	return l
}

// Accept implements net.Listener.
func (l *Listener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if admitted := l.admit(c); admitted != nil {
			return admitted, nil
		}
		drop(c)
	}
}

// here is the device of connections from this machine.
const here = "here"

// admit makes room for a connection, and is nil where there is none.
func (l *Listener) admit(c net.Conn) *conn {
	device, most := l.device(c)
	l.mu.Lock()
	defer l.mu.Unlock()
	crowd := ""
	switch {
	case len(l.of[device]) >= most:
		crowd = device
	case device != here && l.far >= l.bounds.All:
		crowd = l.heaviest()
	}
	if crowd != "" && !l.makeRoom(crowd) {
		return nil
	}
	admitted := &conn{Conn: c, from: l, device: device}
	l.of[device] = append(l.of[device], admitted)
	if device != here {
		l.far++
	}
	return admitted
}

// device names where a connection comes from, and bounds those from there.
func (l *Listener) device(c net.Conn) (name string, most int) {
	address := c.RemoteAddr().String()
	if at, err := netip.ParseAddrPort(address); err == nil && at.Addr().Unmap().IsLoopback() {
		return here, l.bounds.Here
	}
	return l.bounds.Device(address), l.bounds.Each
}

// heaviest is the other machine with the most connections.
func (l *Listener) heaviest() (device string) {
	for d, all := range l.of {
		if d != here && (device == "" || len(all) > len(l.of[device])) {
			device = d
		}
	}
	return device
}

// makeRoom closes the connection of a device that has waited longest, if one waits.
func (l *Listener) makeRoom(device string) bool {
	for _, c := range l.of[device] {
		if !c.busy {
			l.remove(c)
			drop(c.Conn)
			return true
		}
	}
	return false
}

// remove forgets a connection, once.
func (l *Listener) remove(c *conn) {
	if c.gone {
		return
	}
	c.gone = true
	if c.device != here {
		l.far--
	}
	rest := slices.DeleteFunc(l.of[c.device], func(other *conn) bool { return other == c })
	if l.of[c.device] = rest; len(rest) == 0 {
		delete(l.of, c.device)
	}
}

// Open is how many connections are open.
func (l *Listener) Open() (all int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, of := range l.of {
		all += len(of)
	}
	return all
}
