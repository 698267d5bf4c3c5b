package page

import (
	"errors"
	"net/http"
	"net/url"
	"time"

	"silvertray/internal/page/access"
	"silvertray/internal/page/form"
	"silvertray/internal/page/view"
	"silvertray/internal/words"
)

// seated is how long a browser keeps the cookie of its seat.
const seated = 30 * 24 * time.Hour

// seatForm is what the form for a seat shows.
type seatForm struct {
	// Code that came along; NeedsCode is set while the device has not given it.
	Code      string
	NeedsCode bool
	// Chairs are the players, for those who may know them.
	Chairs  []chair
	Problem words.Phrase
}

// chair is a player, and whether a device has the seat already: Gone is one that is
// not heard of.
type chair struct {
	Name        string
	Taken, Gone bool
}

// askSeat shows the form for a seat. A code that came with a QR code is in it
// already; only sending the form takes the seat.
func (p *Page) askSeat(w http.ResponseWriter, r *http.Request) {
	who := p.visitor(r)
	if !who.Owner && !who.Inside {
		p.refuse(w, access.ErrClosed)
		return
	}
	var problem error
	if who.Lost {
		problem = view.ErrLost
	}
	p.render(w, "seat.html", p.seatForm(who, r.URL.Query().Get("code"), problem))
}

func (p *Page) seatForm(who access.Visitor, code string, problem error) seatForm {
	f := seatForm{Code: code, NeedsCode: !who.Paired}
	if problem != nil {
		f.Problem = words.Error(problem)
	}
	if !who.MayLook() {
		return f
	}
	for _, name := range p.players() {
		c := chair{Name: name}
		if name != who.Name {
			c.Taken, c.Gone = p.Seats.IsAway(name)
		}
		f.Chairs = append(f.Chairs, c)
	}
	return f
}

func (p *Page) players() []string {
	if m := p.feed.latest().Match; m != nil {
		return m.Setup().Players
	}
	return nil
}

// takeSeat lets a device in that gives the code, and gives it the seat that it asks
// for. Who is in already needs no code.
func (p *Page) takeSeat(w http.ResponseWriter, r *http.Request) {
	if r.ParseForm() != nil {
		p.refuse(w, form.ErrForm)
		return
	}
	who := p.visitor(r)
	if err := p.admit(r, who); err != nil {
		w.WriteHeader(status(err))
		p.render(w, "seat.html", p.seatForm(who, "", err))
		return
	}
	who.Paired = true
	player, err := p.chair(r.PostForm, who)
	var token string
	if err == nil {
		token, err = p.Seats.Take(player, p.newcomer(r), p.players())
	}
	if errors.Is(err, access.ErrTaken) && !p.visitor(r).Paired { // the code was right
		if waiting, err := p.Seats.Take("", p.newcomer(r), p.players()); err == nil {
			p.setCookie(w, waiting)
		}
	}
	switch {
	case err != nil:
		w.WriteHeader(status(err))
		p.render(w, "seat.html", p.seatForm(who, "", err))
		return
	case player == "" && p.players() != nil:
		p.setCookie(w, token)
		http.Redirect(w, r, "/seat", http.StatusSeeOther)
	default:
		p.setCookie(w, token)
		http.Redirect(w, r, "/", http.StatusSeeOther)
	}
}

// admit lets a device in that gives the right code, or that has come in before and
// gives none.
func (p *Page) admit(r *http.Request, who access.Visitor) error {
	if who.Paired && who.Inside && !r.PostForm.Has("code") {
		return nil
	}
	return p.Door.Try(r.PostForm.Get("code"), access.Device(r))
}

// newcomer is the device that a request comes from.
func (p *Page) newcomer(r *http.Request) access.Newcomer {
	n := access.Newcomer{Device: access.DeviceAt(r.RemoteAddr), Kind: access.Kind(r)}
	if c, err := r.Cookie(cookie); err == nil {
		n.Token = c.Value
	}
	return n
}

// chair is the player that a form takes the seat of; empty where none is named, by a
// device that comes in: it may then look, fill in cards, and choose one.
func (p *Page) chair(fields url.Values, who access.Visitor) (string, error) {
	players := p.players()
	if players == nil || !who.Seated() && !fields.Has("player") {
		return "", nil
	}
	player, err := form.Number(fields, "player")
	if err != nil || player >= len(players) {
		return "", form.ErrForm
	}
	return players[player], nil
}

func (p *Page) setCookie(w http.ResponseWriter, token string) {
	http.SetCookie(w, &http.Cookie{
		Name: cookie, Value: token, Path: "/", MaxAge: int(seated.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
}

// leaveSeat gives a device's seat back.
func (p *Page) leaveSeat(w http.ResponseWriter, r *http.Request) {
	if c, err := r.Cookie(cookie); err == nil {
		p.Seats.Leave(c.Value)
	}
	http.SetCookie(w, &http.Cookie{Name: cookie, Path: "/", MaxAge: -1, HttpOnly: true, SameSite: http.SameSiteStrictMode})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// unseat lets the owner take a seat back.
func (p *Page) unseat(fields url.Values) { p.Seats.Revoke(fields.Get("seat")) }

// reseated stores a change of the seats, and tells open pages. The panel is left
// alone: nobody outside makes it flicker.
func (p *Page) reseated() {
	p.remember()
	p.feed.stir()
}
