package page

import (
	"net/http"
	"net/url"
	"time"

	"silvertray/internal/page/access"
	"silvertray/internal/page/form"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// seated is how long a device keeps its seat.
const seated = 30 * 24 * time.Hour

// pairing is what the form for a seat shows.
type pairing struct {
	Code    string
	Players []string
	Open    bool
	Problem words.Phrase
}

// looking lets only those look who may; others are asked for a code.
func (p *Page) looking(h func(http.ResponseWriter, *http.Request, access.Visitor)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		switch who := p.visitor(r); {
		case who.MayLook():
			h(w, r, who)
		case r.URL.Path == "/" && who.Inside:
			http.Redirect(w, r, "/seat", http.StatusSeeOther)
		default:
			p.refuse(w, access.ErrClosed)
		}
	}
}

// askSeat shows the form for a seat. A code that came with a QR code is in it
// already; only sending the form takes the seat.
func (p *Page) askSeat(w http.ResponseWriter, r *http.Request) {
	if who := p.visitor(r); !who.Owner && !who.Inside {
		p.refuse(w, access.ErrClosed)
		return
	}
	p.render(w, "seat.html", p.pairing(r.URL.Query().Get("code"), nil))
}

func (p *Page) pairing(code string, err error) pairing {
	shown := pairing{Code: code, Players: p.players(), Open: p.Door.IsOpen()}
	if err != nil {
		shown.Problem = words.Error(err)
	}
	return shown
}

func (p *Page) players() []string {
	if m := p.feed.latest().Match; m != nil {
		return m.Setup().Players
	}
	return nil
}

// takeSeat gives a device the seat it asks for, if its code is right.
func (p *Page) takeSeat(w http.ResponseWriter, r *http.Request) {
	if r.ParseForm() != nil {
		p.refuse(w, form.ErrForm)
		return
	}
	player, err := p.chair(r.PostForm)
	if err == nil {
		err = p.Door.Try(r.PostForm.Get("code"), access.Device(r))
	}
	if err != nil {
		w.WriteHeader(status(err))
		p.render(w, "seat.html", p.pairing("", err))
		return
	}
	if c, err := r.Cookie(cookie); err == nil {
		p.seats.Leave(c.Value) // a device has one seat
	}
	token := p.seats.Take(player)
	p.remember()
	http.SetCookie(w, &http.Cookie{
		Name: cookie, Value: token, Path: "/", MaxAge: int(seated.Seconds()),
		HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// chair is the player that a form takes the seat of; access.Nobody's where there is no
// match yet: the device may then look, and fill in cards.
func (p *Page) chair(fields url.Values) (string, error) {
	players := p.players()
	if players == nil {
		return "", nil
	}
	player, err := form.Number(fields, "player")
	if err != nil || player >= len(players) {
		return "", form.ErrForm
	}
	return players[player], nil
}

// leaveSeat gives a device's seat back.
func (p *Page) leaveSeat(w http.ResponseWriter, r *http.Request) {
	if c, err := r.Cookie(cookie); err == nil {
		p.seats.Leave(c.Value)
		p.remember()
		p.feed.stir() // a stream of the seat ends
	}
	http.SetCookie(w, &http.Cookie{Name: cookie, Path: "/", MaxAge: -1, HttpOnly: true, SameSite: http.SameSiteStrictMode})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// turnDoor lets the owner open and close the door.
func (p *Page) turnDoor(w http.ResponseWriter, r *http.Request) {
	if !p.visitor(r).Owner {
		p.answer(w, r, errNotSeat)
		return
	}
	if err := r.ParseForm(); err != nil {
		p.answer(w, r, form.ErrForm)
		return
	}
	p.Door.Turn(r.PostForm.Get("open") == "yes")
	p.changed()
	p.answer(w, r, nil)
}

// changed shows everywhere that the door was opened or closed. The panel is told
// when the loop has time.
func (p *Page) changed() {
	p.feed.stir()
	select {
	case p.Requests <- prompt.Request{Act: prompt.Refresh{}, Answer: make(chan error, 1)}:
	default:
	}
}

// refuse says why there is nothing to see.
func (p *Page) refuse(w http.ResponseWriter, err error) {
	w.WriteHeader(status(err))
	p.render(w, "sorry.html", words.Error(err))
}
