package form

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"silvertray/hw"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Request is an act read from a form, and the player it is made for, or access.Nobody.
type Request struct {
	Act    prompt.Act
	Player int
}

// Why a form was not understood.
var (
	ErrCells = words.Sorry("name the symbols, and tap a cell for each")
	ErrForm  = words.Sorry("something is missing in what was sent")
)

// Acts read the forms that change something, by the last word of their path.
var Acts = map[string]func(url.Values) (Request, error){
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
	"count":    func(url.Values) (Request, error) { return Request{prompt.AcceptRoll{}, access.Nobody}, nil },
	"draw":     func(url.Values) (Request, error) { return Request{prompt.DrawCard{}, access.Nobody}, nil },
	"nearest": func(f url.Values) (Request, error) {
		return Request{prompt.AnswerNearest{Die: f.Get("die")}, access.Nobody}, nil
	},
}

var keys = map[string]hw.Key{"up": hw.Up, "down": hw.Down, "ok": hw.OK, "back": hw.Back}

func press(form url.Values) (Request, error) {
	key, ok := keys[form.Get("key")]
	if !ok {
		return Request{}, ErrForm
	}
	if form.Get("held") == "yes" {
		key |= hw.Long
	}
	return Request{prompt.Press{Key: key}, access.Nobody}, nil
}

func choose(form url.Values) (Request, error) {
	player, err := Number(form, "player")
	return Request{prompt.Choose{Player: player, Move: form.Get("move")}, player}, err
}

func withdraw(form url.Values) (Request, error) {
	player, err := Number(form, "player")
	return Request{prompt.WithdrawPremoves{Player: player}, player}, err
}

func correct(form url.Values) (Request, error) {
	value, err := Number(form, "value")
	return Request{prompt.CorrectDie{Die: form.Get("die"), Value: value}, access.Nobody}, err
}

func takeBack(form url.Values) (Request, error) {
	to, err := Number(form, "keep")
	return Request{prompt.TakeBack{To: to}, access.Nobody}, err
}

// amend reads what the dice of an earlier roll really showed: the fields
// "die-white" and so on.
func amend(form url.Values) (Request, error) {
	at, err := Number(form, "at")
	faces := make(map[string]int)
	for field := range form {
		if die, ok := strings.CutPrefix(field, "die-"); ok && err == nil {
			faces[die], err = Number(form, field)
		}
	}
	return Request{prompt.AmendRoll{At: at, Faces: faces}, access.Nobody}, err
}

// Number reads a field as a number from 0 on.
func Number(form url.Values, field string) (int, error) {
	n, err := strconv.Atoi(form.Get(field))
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%s: %w", field, ErrForm)
	}
	return n, nil
}
