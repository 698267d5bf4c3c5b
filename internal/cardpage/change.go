package cardpage

import (
	"errors"
	"net/http"
	"net/url"
	"strconv"

	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// change does one tap. A card that is not in the file yet is added. A tap holds for
// the card as it was shown, so that one sent twice counts once.
func (s *site) change(w http.ResponseWriter, r *http.Request) {
	if r.ParseForm() != nil {
		s.refuse(w, errForm)
		return
	}
	q, at := r.PostForm, 0
	err := s.Store.Change(func(d *draft.Draft) error {
		c, begun, err := asked(d, q)
		if err != nil {
			return err
		}
		if stamp(c) != q.Get("seen") {
			return errStale
		}
		e := edit{card: c, dice: d.Box().Dice, at: cursor(q)}
		if err := e.make(q); err != nil {
			return err
		}
		at = e.at
		if !begun {
			d.Add(c)
		}
		return nil
	})
	switch {
	case err == nil:
		back(w, "card?"+url.Values{"id": {q.Get("id")}, "at": {strconv.Itoa(at)}}.Encode())
	case errors.Is(err, errNone):
		s.refuse(w, err)
	default:
		err = s.told(err)
		s.showCard(w, q, status(err), words.Error(err))
	}
}

// cursor is where a tap on a box counts; at the end by default.
func cursor(q url.Values) int {
	if n, err := strconv.Atoi(q.Get("at")); err == nil {
		return n
	}
	return mostWords
}

// remove removes a card.
func (s *site) remove(w http.ResponseWriter, r *http.Request) {
	err := errors.Join(r.ParseForm(), s.Store.Remove(r.PostForm.Get("id")))
	if err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}
