package page

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
)

// nobody is the player of a device without a seat in the match.
const nobody = -1

// cookie holds a device's token.
const cookie = "silvertray-seat"

// visitor is who a request comes from.
type visitor struct {
	// owner sits at the box itself.
	owner bool
	// name of the player whose seat the device has, empty for none, and that
	// player's place in the match, or nobody.
	name   string
	player int
	// paired tells that the device has given the code.
	paired bool
	// inside tells that the door is open to this device, and playing that its
	// player is at the table, or that the table waits for a match.
	inside, playing bool
	looker          bool
}

func (v visitor) mayLook() bool { return v.owner || v.inside && (v.paired || v.looker) }

func (v visitor) mayAct() bool { return v.owner || v.inside && v.seated() && v.playing }

func (v visitor) mayPlay(player int) bool { return v.owner || v.mayAct() && v.player == player }

// mayEnter tells that the cards are this visitor's to fill in.
func (v visitor) mayEnter() bool { return v.owner || v.inside && v.paired }

func (v visitor) seated() bool { return v.name != "" }

// visitor tells who a request comes from, as the door and the match stand now.
func (p *Page) visitor(r *http.Request) visitor {
	v := visitor{owner: fromHere(r), player: nobody, inside: p.Door.IsOpen(), looker: p.Lookers}
	if c, err := r.Cookie(cookie); err == nil {
		v.name, v.paired = p.seats.of(c.Value)
	}
	players := p.players()
	if v.seated() {
		v.player = slices.Index(players, v.name)
		v.playing = v.player != nobody || players == nil
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
