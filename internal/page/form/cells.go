package form

import (
	"net/url"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
)

// tell reads what the cell shows that is asked about.
func tell(form url.Values) (Request, error) {
	at, shows, err := cellIn(form, "shows")
	return Request{prompt.AnswerCell{At: at, Shows: shows}, access.Nobody}, err
}

// mend reads what a cell shows that counts as something else.
func mend(form url.Values) (Request, error) {
	at, shows, err := cellIn(form, "symbol-1")
	return Request{prompt.CorrectCell{At: at, Shows: shows}, access.Nobody}, err
}

// cellIn is a cell of a form, and what a field says that it shows.
func cellIn(form url.Values, field string) (at engine.Hex, shows string, err error) {
	at, err = engine.ParseHex(form.Get("at"))
	if shows = form.Get(field); err != nil || shows == "" {
		return at, "", ErrCells
	}
	if shows == draw.Nothing {
		shows = ""
	}
	return at, shows, nil
}
