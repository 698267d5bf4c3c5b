package page

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// patience is how long a request waits for the loop, which may be waiting for
// a slow panel.
const patience = 20 * time.Second

// Why a request came to nothing before it reached the loop.
var (
	errBusy    = words.Sorry("the box is busy; try again")
	errCells   = words.Sorry("name the symbols, and tap a cell for each")
	errForm    = words.Sorry("something is missing in what was sent")
	errNotSeat = words.Sorry("take a seat first")
	errSecret  = words.Sorry("the record tells what others hold; it is yours when the game has ended")
	errNotYou  = words.Sorry("this is not your seat")
)

// asked is an act read from a form, and the player it is made for, or nobody.
type asked struct {
	act    prompt.Act
	player int
}

// acts read the forms that change something, by the last word of their path.
var acts = map[string]func(url.Values) (asked, error){
	"press":    press,
	"choose":   choose,
	"throw":    throw,
	"withdraw": withdraw,
	"correct":  correct,
	"takeback": takeBack,
	"amend":    amend,
	"lay":      lay,
	"change":   change,
	"show":     show,
	"tell":     tell,
	"mend":     mend,
	"count":    func(url.Values) (asked, error) { return asked{prompt.Count{}, nobody}, nil },
	"draw":     func(url.Values) (asked, error) { return asked{prompt.Draw{}, nobody}, nil },
	"nearest":  func(f url.Values) (asked, error) { return asked{prompt.Nearest{Die: f.Get("die")}, nobody}, nil },
}

var keys = map[string]hw.Key{"up": hw.Up, "down": hw.Down, "ok": hw.OK, "back": hw.Back}

func press(form url.Values) (asked, error) {
	key, ok := keys[form.Get("key")]
	if !ok {
		return asked{}, errForm
	}
	if form.Get("held") == "yes" {
		key |= hw.Long
	}
	return asked{prompt.Press{Key: key}, nobody}, nil
}

func choose(form url.Values) (asked, error) {
	player, err := number(form, "player")
	return asked{prompt.Choose{Player: player, Move: form.Get("move")}, player}, err
}

func withdraw(form url.Values) (asked, error) {
	player, err := number(form, "player")
	return asked{prompt.Withdraw{Player: player}, player}, err
}

func correct(form url.Values) (asked, error) {
	value, err := number(form, "value")
	return asked{prompt.Correct{Die: form.Get("die"), Value: value}, nobody}, err
}

func takeBack(form url.Values) (asked, error) {
	keep, err := number(form, "keep")
	return asked{prompt.TakeBack{Keep: keep}, nobody}, err
}

// amend reads what the dice of an earlier roll really showed: the fields
// "die-white" and so on.
func amend(form url.Values) (asked, error) {
	at, err := number(form, "at")
	faces := make(map[string]int)
	for field := range form {
		if die, ok := strings.CutPrefix(field, "die-"); ok && err == nil {
			faces[die], err = number(form, field)
		}
	}
	return asked{prompt.Amend{At: at, Faces: faces}, nobody}, err
}

func number(form url.Values, field string) (int, error) {
	n, err := strconv.Atoi(form.Get(field))
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%s: %w", field, errForm)
	}
	return n, nil
}

// acting answers a form that changes something.
func (p *Page) acting(read func(url.Values) (asked, error)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		who := p.visitor(r)
		if !who.mayAct() {
			p.answer(w, r, errNotSeat)
			return
		}
		if err := r.ParseForm(); err != nil {
			p.answer(w, r, errForm)
			return
		}
		a, err := read(r.PostForm)
		if err == nil && a.player != nobody && !who.mayPlay(a.player) {
			err = errNotYou
		}
		if err == nil {
			state := p.feed.number(r.PostForm.Get("state"))
			err = p.once.do(p.id(r, who), func() error { return p.request(state, a.act) })
		}
		p.answer(w, r, err)
	}
}

// id is what a request is known by when it is sent again: no device can use up
// another's ids.
func (p *Page) id(r *http.Request, who visitor) string {
	id := r.PostForm.Get("id")
	if id == "" || len(id) > 64 {
		return ""
	}
	return fmt.Sprint(device(r), " ", who.player, " ", id)
}

// request gives an act to the loop and waits for its answer. It goes on when
// the device is gone: what was sent counts.
func (p *Page) request(state int, act prompt.Act) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	answer := make(chan error, 1)
	select {
	case p.Requests <- prompt.Request{For: state, Act: act, Answer: answer}:
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

// answer tells how a form came out: a script reads the status, and a browser
// without one is led back to the page.
func (p *Page) answer(w http.ResponseWriter, r *http.Request, err error) {
	script := r.Header.Get("X-Requested-With") == "fetch"
	switch {
	case err != nil && script:
		http.Error(w, sentence(p.language().Say(words.Error(err))), status(err))
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
	case errors.Is(err, prompt.ErrStale), errors.Is(err, prompt.ErrNotAsked),
		errors.Is(err, prompt.ErrNoRoll), errors.Is(err, prompt.ErrNoTile), errors.Is(err, prompt.ErrNoMatch):
		return http.StatusConflict
	case errors.As(err, &refusal):
		return http.StatusUnprocessableEntity
	case errors.Is(err, errNotSeat), errors.Is(err, errNotYou), errors.Is(err, errSecret), errors.Is(err, errClosed), errors.Is(err, errWrong):
		return http.StatusForbidden
	case errors.Is(err, errTooFast):
		return http.StatusTooManyRequests
	case errors.Is(err, prompt.ErrNoDice):
		return http.StatusUnprocessableEntity
	case errors.Is(err, errForm), errors.Is(err, errCells):
		return http.StatusBadRequest
	case errors.Is(err, errBusy):
		return http.StatusServiceUnavailable
	}
	return http.StatusInternalServerError
}
