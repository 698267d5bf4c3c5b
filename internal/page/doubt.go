package page

import (
	"bytes"
	"image/png"
	"net/http"
	"net/url"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// nothingThere is what a form says of a cell that is empty.
const nothingThere = "nothing"

// doubt asks what a cell shows of which the camera is not sure.
type doubt struct {
	At engine.Hex
	// Tag changes with the picture; empty where there is none.
	Tag     string
	Answers []answer
}

// answer is something that a cell may show; Guess tells that it seems to.
type answer struct {
	Value string
	Name  words.Phrase
	Guess bool
}

// doubtOf is the cell that is asked about; nil while none is, and for who only
// looks on.
func doubtOf(s prompt.Snapshot, who visitor) *doubt {
	boarded, ok := s.Match.(engine.Boarded)
	asked := s.Says().Doubt
	if asked == nil || !ok || !who.mayAct() {
		return nil
	}
	d := &doubt{At: asked.At}
	if picture := portrait(asked); picture != nil {
		d.Tag = digest(picture)
	}
	for _, name := range boarded.Board().Symbols {
		d.Answers = append(d.Answers, answer{name, words.Phrase(name), name == asked.Shows})
	}
	d.Answers = append(d.Answers, answer{nothingThere, "empty", asked.Shows == ""})
	return d
}

// portrait is the picture of the cell that is asked about, as PNG; nil without one.
func portrait(asked *prompt.Doubt) []byte {
	if asked == nil || asked.Picture == nil {
		return nil
	}
	var b bytes.Buffer
	if err := png.Encode(&b, asked.Picture); err != nil {
		return nil // the question can be answered without it
	}
	return b.Bytes()
}

// cell shows the cell that is asked about.
func (p *Page) cell(w http.ResponseWriter, r *http.Request, _ visitor) {
	picture := portrait(p.feed.latest().Says().Doubt)
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/png")
	_, _ = w.Write(picture)
}

// tell reads what the cell shows that is asked about.
func tell(form url.Values) (asked, error) {
	at, shows, err := cellIn(form, "shows")
	return asked{prompt.Tell{At: at, Shows: shows}, nobody}, err
}

// mend reads what a cell shows that counts as something else.
func mend(form url.Values) (asked, error) {
	at, shows, err := cellIn(form, "symbol-1")
	return asked{prompt.Mend{At: at, Shows: shows}, nobody}, err
}

// cellIn is a cell of a form, and what a field says that it shows.
func cellIn(form url.Values, field string) (at engine.Hex, shows string, err error) {
	at, err = engine.ParseHex(form.Get("at"))
	if shows = form.Get(field); err != nil || shows == "" {
		return at, "", errCells
	}
	if shows == nothingThere {
		shows = ""
	}
	return at, shows, nil
}
