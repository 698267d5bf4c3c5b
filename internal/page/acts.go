package page

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"silvertray/engine"
	"silvertray/internal/ledger"
	"silvertray/internal/page/access"
	"silvertray/internal/page/form"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// patience is how long a request waits for the loop, which may be waiting for
// a slow panel.
const patience = 20 * time.Second

// Why a request came to nothing before it reached the loop.
var (
	errBusy    = words.Sorry("the box is busy; try again")
	errNotSeat = words.Sorry("take a seat first")
	errSecret  = words.Sorry("the record tells what others hold; it is yours when the game has ended")
	errNotYou  = words.Sorry("this is not your seat")
)

// acting answers a form that changes something.
func (p *Page) acting(read func(url.Values) (form.Request, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		who := p.visitor(r)
		if !who.MayAct() {
			p.answer(w, r, errNotSeat)
			return
		}
		if err := r.ParseForm(); err != nil {
			p.answer(w, r, form.ErrForm)
			return
		}
		a, err := read(r.PostForm)
		if err == nil && a.Player != access.Nobody && !who.MayPlay(a.Player) {
			err = errNotYou
		}
		if err == nil {
			state := p.feed.number(r.PostForm.Get("state"))
			err = p.once.do(p.id(r, who), func() error { return p.request(state, seat(who), a.Act) })
		}
		p.answer(w, r, err)
	}
}

// id is what a request is known by when it is sent again: no device can use up
// another's ids.
func (p *Page) id(r *http.Request, who access.Visitor) string {
	id := r.PostForm.Get("id")
	if id == "" || len(id) > 64 {
		return ""
	}
	return fmt.Sprint(access.Device(r), " ", who.Player, " ", id)
}

// seat is who a visitor acts for.
func seat(who access.Visitor) prompt.Seat {
	if who.Owner {
		return prompt.Box
	}
	return prompt.Seat{Player: who.Name}
}

// request gives an act to the loop and waits for its answer. It goes on when
// the device is gone: what was sent counts.
func (p *Page) request(state int, by prompt.Seat, act prompt.Act) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	answer := make(chan error, 1)
	select {
	case p.Requests <- prompt.Request{For: state, By: by, Act: act, Answer: answer}:
	case <-ctx.Done():
		return errBusy
	}
	select {
	case err := <-answer:
		return err
	case <-ctx.Done():
		return errBusy
	}
}

// answer says how a form came out: a script reads the status, and a browser
// without one is led back to the page.
func (p *Page) answer(w http.ResponseWriter, r *http.Request, err error) {
	script := r.Header.Get("X-Requested-With") == "fetch"
	switch {
	case err != nil && script:
		http.Error(w, sentence(unplaced(p.language().Say(words.Error(err)))), status(err))
	case err != nil:
		w.WriteHeader(status(err))
		p.render(w, "sorry.html", words.Error(err))
	case script:
		w.WriteHeader(http.StatusNoContent)
	default:
		http.Redirect(w, r, "/", http.StatusSeeOther)
	}
}

// status is the HTTP status of an error.
func status(err error) int {
	var refusal *engine.Refusal
	switch {
	case errors.Is(err, prompt.ErrStale), errors.Is(err, ledger.ErrNotAsked),
		errors.Is(err, prompt.ErrNoRoll), errors.Is(err, prompt.ErrNoTile), errors.Is(err, ledger.ErrNoMatch),
		errors.Is(err, access.ErrTaken), errors.Is(err, access.ErrFull):
		return http.StatusConflict
	case errors.As(err, &refusal):
		return http.StatusUnprocessableEntity
	case errors.Is(err, errNotSeat), errors.Is(err, errNotYou), errors.Is(err, prompt.ErrNotYours), errors.Is(err, errSecret), errors.Is(err, access.ErrClosed), errors.Is(err, access.ErrWrong):
		return http.StatusForbidden
	case errors.Is(err, access.ErrTooFast):
		return http.StatusTooManyRequests
	case errors.Is(err, prompt.ErrNoDice):
		return http.StatusUnprocessableEntity
	case errors.Is(err, form.ErrForm), errors.Is(err, form.ErrCells):
		return http.StatusBadRequest
	case errors.Is(err, errBusy):
		return http.StatusServiceUnavailable
	}
	return http.StatusInternalServerError
}
