package page

import (
	"bytes"
	"embed"
	"html/template"
	"log/slog"
	"net/http"
	"sync"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/view"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Config is what a page is made of.
type Config struct {
	// Requests take what people do to the loop. Nil where there is no table: then
	// the page leads to the cards.
	Requests chan<- prompt.Request
	// Camera is the last picture that was read, as JPEG; nil where there is
	// none.
	Camera func() []byte
	// Cards serves the owner's cards to be filled in, below /catalogue/, to the box
	// itself and to devices that gave the code; nil where there is none.
	Cards http.Handler
	// Pictured reports whether Cards has a picture of a game's card, at "photo?id=" and its
	// name; nil: of none.
	Pictured func(g engine.Game, id string) bool
	// Address is where phones reach the page now, such as
	// "http://192.168.0.20:8080"; empty while they cannot. Nil: they never can.
	Address func() string
	// Open lets phones in from the start; Lookers may look without a seat.
	Open, Lookers bool
	// Language is spoken until a snapshot says otherwise; English where none is named.
	Language words.Language
	// Memory saves seats and the door over a restart. Nil saves nothing.
	Memory Memory
	// Clock paces tries and heartbeats. Nil is the real one.
	Clock clockwork.Clock
	// Log takes what a person cannot act on. Nil discards it.
	Log *slog.Logger
}

// Page serves one box.
type Page struct {
	Config
	// Door lets phones in.
	Door *access.Door
	// Seats are those of the phones that were let in.
	Seats *access.Seats
	feed  feed
	// streams and uploads are what is open, by whom it is for.
	streams streams
	uploads uploads
	once    once
	rates   *access.Rates
	box     view.Box
	// saving is held while the memory is written.
	saving sync.Mutex
	pages  map[words.Language]*template.Template
}

//go:embed assets
var assets embed.FS

// New makes a page that waits for its first snapshot.
func New(c Config) *Page {
	if c.Clock == nil {
		c.Clock = clockwork.NewRealClock()
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Address == nil {
		c.Address = func() string { return "" }
	}
	p := &Page{Config: c}
	p.Seats = access.NewSeats(c.Clock, p.reseated)
	p.Door = access.NewDoor(p.recall() || c.Open, c.Address, c.Clock, p.turned)
	p.rates = access.NewRates(c.Clock)
	p.box = view.Box{Door: p.Door, Seats: p.Seats, Cards: c.Cards != nil, Pictured: c.Pictured, Camera: c.Camera}
	p.pages = make(map[words.Language]*template.Template)
	for _, l := range words.Languages {
		p.pages[l] = templates(l)
	}
	return p
}

// Show takes the next snapshot. It never waits.
func (p *Page) Show(s prompt.Snapshot) { p.feed.show(s) }

// asset serves one embedded file.
func asset(name, kind string) http.HandlerFunc {
	content, err := assets.ReadFile("assets/" + name)
	tag := `"` + view.Tag(content) + `"`
	return func(w http.ResponseWriter, r *http.Request) {
		if err != nil {
			http.Error(w, err.Error(), http.StatusNotFound)
			return
		}
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("ETag", tag)
		if r.Header.Get("If-None-Match") == tag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		http.ServeContent(w, r, name, never, bytes.NewReader(content))
	}
}
