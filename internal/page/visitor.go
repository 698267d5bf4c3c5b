package page

import (
	"net"
	"net/http"
	"net/netip"
)

// nobody is the player of a device without a seat.
const nobody = -1

// cookie holds a device's token.
const cookie = "silvertray-seat"

// visitor is who a request comes from.
type visitor struct {
	// owner sits at the box itself.
	owner bool
	// player whose seat the device has, or nobody.
	player int
	// inside tells that the door is open to this device.
	inside bool
	looker bool
}

func (v visitor) mayLook() bool { return v.owner || v.inside && (v.seated() || v.looker) }

func (v visitor) mayAct() bool { return v.owner || v.inside && v.seated() }

func (v visitor) mayPlay(player int) bool { return v.owner || v.mayAct() && v.player == player }

func (v visitor) seated() bool { return v.player != nobody }

// visitor tells who a request comes from, as the door stands now.
func (p *Page) visitor(r *http.Request) visitor {
	v := visitor{owner: fromHere(r), player: nobody, inside: p.Door.IsOpen(), looker: p.Lookers}
	if c, err := r.Cookie(cookie); err == nil {
		v.player = p.seats.of(c.Value)
	}
	return v
}

// fromHere tells that a request comes from the box itself, not through
// something that passes on what others ask.
func fromHere(r *http.Request) bool {
	addr, err := netip.ParseAddrPort(r.RemoteAddr)
	passedOn := r.Header.Get("X-Forwarded-For") != "" || r.Header.Get("Forwarded") != ""
	return err == nil && addr.Addr().Unmap().IsLoopback() && !passedOn
}

// device names where a request comes from, to bound its rate.
func device(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}
