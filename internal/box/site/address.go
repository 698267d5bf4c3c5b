package site

import (
	"context"
	"net/netip"
	"strconv"
	"time"

	"silvertray/internal/box/reach"
	"silvertray/internal/page/access"
	"silvertray/internal/words"
)

// addressPace is how often the address is looked up while nobody asks for it.
const addressPace = 5 * time.Second

// Address is where phones reach the page now; empty while they cannot.
func (w *Site) Address() string {
	here, trouble := w.where()
	if trouble != nil {
		return ""
	}
	return addressOf(w.Network, here)
}

// where is where the page listens, or why it does not.
func (w *Site) where() (netip.AddrPort, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.here, w.trouble
}

// addressOf is where phones reach what listens here; empty while they cannot.
func addressOf(n reach.Network, here netip.AddrPort) string {
	if !here.IsValid() {
		return ""
	}
	address, ok := n.Address(here.Addr())
	if !ok {
		return ""
	}
	return "http://" + netip.AddrPortFrom(address, here.Port()).String()
}

// watchAddress tells of another address than the last one, until ctx ends.
func (w *Site) watchAddress(ctx context.Context, last string) {
	ticker := w.Clock.NewTicker(addressPace)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.Chan():
		}
		if now := w.Address(); now != last {
			last = now
			w.stir()
		}
	}
}

// door is the page's door, which says why phones cannot reach it.
type door struct {
	*access.Door
	site *Site
}

// Trouble implements session.Door.
func (d door) Trouble() words.Phrase {
	switch here, trouble := d.site.where(); {
	case trouble != nil:
		return words.Say("%s\n\nIt is tried again all the time.", words.Error(trouble))
	case here.Addr().IsLoopback():
		return words.Say("The page is set to %s, which only this box can reach. Set page: :%s.", here.String(), strconv.Itoa(int(here.Port())))
	}
	return d.Door.Trouble()
}
