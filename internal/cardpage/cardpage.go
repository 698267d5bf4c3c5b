package cardpage

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"html/template"
	"io/fs"
	"log/slog"
	"net/http"
	"slices"

	"silvertray/internal/cardstore"
	"silvertray/internal/words"
)

// Config is what the page needs.
type Config struct {
	Store *cardstore.Store
	// Language returns the language that the page speaks now. Nil is English.
	Language func() words.Language
	// Log takes what a person cannot act on. Nil discards it.
	Log *slog.Logger
}

//go:embed assets
var assets embed.FS

type site struct {
	Config
	pages map[words.Language]*template.Template
	// importing holds one place: a file that is taken in is in memory.
	importing chan struct{}
}

// New returns the page's handler, for any path. The page needs ../style.css, the
// style sheet of the players' page.
func New(c Config) http.Handler {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	s := &site{c, make(map[words.Language]*template.Template), make(chan struct{}, 1)}
	for _, l := range words.Languages {
		s.pages[l] = templates(l)
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.overview)
	mux.HandleFunc("GET /card", s.card)
	mux.HandleFunc("POST /change", s.change)
	mux.HandleFunc("POST /remove", s.remove)
	mux.HandleFunc("POST /box", s.box)
	mux.HandleFunc("GET /photo", s.photo)
	mux.HandleFunc("POST /photo", s.takePhoto)
	mux.HandleFunc("GET /cards.zip", s.export)
	mux.HandleFunc("GET /before.zip", s.before)
	mux.HandleFunc("POST /import", s.takeIn)
	mux.HandleFunc("POST /anew", s.anew)
	mux.HandleFunc("POST /own", s.own)
	if files, err := fs.Sub(assets, "assets"); err == nil {
		mux.Handle("GET /cards.js", http.FileServerFS(files))
		mux.Handle("GET /cards.css", http.FileServerFS(files))
	}
	return mux
}

// templates are the pages in one language.
func templates(l words.Language) *template.Template {
	say := func(what any) string {
		if text, ok := what.(string); ok {
			return l.Say(words.Phrase(text))
		}
		p, _ := what.(words.Phrase)
		return l.Say(p)
	}
	return template.Must(template.New("").Funcs(template.FuncMap{
		"say": say, "lang": func() words.Language { return l },
	}).ParseFS(assets, "assets/*.html"))
}

func (s *site) language() words.Language {
	if s.Language != nil {
		if l := s.Language(); slices.Contains(words.Languages, l) {
			return l
		}
	}
	return words.English
}

// render writes a whole page, or nothing of it where that fails.
func (s *site) render(w http.ResponseWriter, status int, name string, data any) {
	var b bytes.Buffer
	if err := s.pages[s.language()].ExecuteTemplate(&b, name, data); err != nil {
		s.Log.Error("the page of cards could not be drawn", "template", name, "error", err)
		http.Error(w, "the page could not be drawn", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write(b.Bytes()) // the device may be gone
}

// Reasons why something was not done.
var (
	errForm  = words.Sorry("something is missing in what was sent")
	errStale = words.Sorry("the card was changed meanwhile, perhaps on another device: this is how it stands")
	errFull  = words.Sorry("a file takes the place of the cards that are here: say so, then send it again")
	errLarge = words.Sorry("the file is too large")
	errNone  = words.Sorry("there is no such card")
	errBusy  = words.Sorry("the box is busy; try again")
	errGone  = words.Sorry("this took too long; try again")
	errFault = words.Sorry("the box could not do this: its log says why")
)

// refuse shows the overview, with what was not done above it.
func (s *site) refuse(w http.ResponseWriter, err error) {
	err = s.told(err)
	if status(err) == http.StatusServiceUnavailable {
		w.Header().Set("Retry-After", "10")
	}
	s.show(w, status(err), words.Error(err))
}

// told is what a visitor is told of an error. One without a phrase is the box's own fault: it
// names files, and goes into the log.
func (s *site) told(err error) error {
	if _, known := words.PhraseOf(err); known {
		return err
	}
	if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return errGone
	}
	s.Log.Error("the catalogue could not be changed", "error", err)
	return errFault
}

// status is the HTTP status of an error.
func status(err error) int {
	switch {
	case errors.Is(err, errStale):
		return http.StatusConflict
	case errors.Is(err, errNone):
		return http.StatusNotFound
	case errors.Is(err, errBusy), errors.Is(err, errGone):
		return http.StatusServiceUnavailable
	case errors.Is(err, errFault):
		return http.StatusInternalServerError
	}
	return http.StatusUnprocessableEntity
}

// back redirects to another page after a change. Its path is relative to the page
// that asked, wherever that is served.
func back(w http.ResponseWriter, to string) {
	w.Header().Set("Location", to)
	w.WriteHeader(http.StatusSeeOther)
}
