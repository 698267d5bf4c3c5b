package page

import (
	"net/http"
	"slices"

	"silvertray/internal/page/access"
)

// cookie holds a device's token.
const cookie = "silvertray-seat"

// visitor is who a request comes from, as the door and the match stand now.
func (p *Page) visitor(r *http.Request) access.Visitor {
	v := access.Visitor{Owner: access.FromHere(r), Player: access.Nobody, Inside: p.Door.IsOpen(), Looker: p.Lookers}
	if c, err := r.Cookie(cookie); err == nil {
		var seat access.Seat
		seat, v.Paired = p.Seats.Of(c.Value)
		v.Name, v.Wanted, v.By, v.Lost = seat.Player, seat.Wanted, seat.By, !v.Paired
	}
	players := p.players()
	if v.Seated() {
		v.Player = slices.Index(players, v.Name)
		v.Playing = v.Player != access.Nobody || players == nil
	}
	return v
}
