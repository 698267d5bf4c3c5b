package page

import (
	"net/http"
	"net/url"

	"silvertray/internal/page/access"
	"silvertray/internal/page/form"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

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

// turnDoor lets the owner open and close the door.
func (p *Page) turnDoor(fields url.Values) {
	p.Door.Turn(fields.Get("open") == "yes")
	p.changed()
}

// owning takes the fields of a form from the owner alone.
func (p *Page) owning(act func(fields url.Values)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !p.visitor(r).Owner:
			p.answer(w, r, errNotSeat)
		case r.ParseForm() != nil:
			p.answer(w, r, form.ErrForm)
		default:
			act(r.PostForm)
			p.answer(w, r, nil)
		}
	}
}

// turned follows the door. Closing it ends all seats: who comes in again gives the
// new code.
func (p *Page) turned(open bool) {
	if !open {
		p.Seats.Clear()
		return
	}
	p.remember()
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
