// Package site is the page of a box on the network. It is a guest there: where it
// cannot be opened, or is lost, the box plays on and it is tried again.
package site

import (
	"context"
	"log/slog"
	"net"
	"net/netip"
	"path/filepath"
	"sync"

	"github.com/jonboulle/clockwork"

	"silvertray/configs"
	"silvertray/internal/box/reach"
	"silvertray/internal/companion"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/internal/store/jsonfile"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// Config is what a site is made of.
type Config struct {
	Settings configs.Settings
	// Folder is where seats are saved; empty for nowhere.
	Folder string
	// Requests take what people do to the loop.
	Requests chan prompt.Request
	Log      *slog.Logger
	// Clock paces what is tried again. Nil is the real one.
	Clock clockwork.Clock
	// Listen opens the page's port, as reach.Listen does by default.
	Listen func(ctx context.Context, address string) (net.Listener, error)
	// Network is this machine's by default.
	Network reach.Network
}

// Site is the page, if one is set.
type Site struct {
	Config
	page *page.Page // nil without
	film camera.Film
	stop context.CancelFunc
	done sync.WaitGroup
	// stirred wakes what tells everybody that the page or its address has changed.
	stirred chan struct{}

	mu sync.Mutex
	// here is where the page listens, while it does; trouble is why not.
	here    netip.AddrPort
	trouble error
	news    []prompt.Message
}

// Open opens the page where the settings have it, and keeps it open until Close.
func Open(ctx context.Context, c Config) *Site {
	w := &Site{Config: c, stirred: make(chan struct{}, 1), stop: func() {}}
	if w.Settings.Page == "" {
		return w
	}
	if w.Clock == nil {
		w.Clock = clockwork.NewRealClock()
	}
	if w.Listen == nil {
		w.Listen = reach.Listen
	}
	if w.Network.Links == nil {
		w.Network = reach.This()
	}
	w.page = w.newPage()
	ctx, w.stop = context.WithCancel(ctx)
	at, err := w.Listen(ctx, w.Settings.Page)
	if err != nil {
		w.lost(err)
	} else {
		w.opened(at)
	}
	w.begin(func() { w.keep(ctx, at) })
	first := w.Address()
	w.begin(func() { w.watchAddress(ctx, first) })
	w.begin(func() { w.tell(ctx) })
	return w
}

// begin does something in the background, for which Close waits.
func (w *Site) begin(do func()) {
	w.done.Add(1)
	go func() {
		defer w.done.Done()
		do()
	}()
}

func (w *Site) newPage() *page.Page {
	s := w.Settings
	var memory page.Memory
	if w.Folder != "" {
		memory = jsonfile.File{Path: filepath.Join(w.Folder, "seats.json")}
	}
	language := func() words.Language { return w.page.Speaks() }
	return page.New(page.Config{
		Cards: cardEditor(s.CatalogueFile(), language, w.Log), Pictured: pictured(s.CatalogueFile()),
		Requests: w.Requests, Camera: w.film.JPEG, Address: w.Address,
		Open: s.Phones, Lookers: s.Lookers, Memory: memory, Log: w.Log, Clock: w.Clock,
	})
}

// Close ends the page.
func (w *Site) Close() error {
	w.stop()
	w.done.Wait()
	return w.film.Close()
}

// Passing lets the page see a source's frames.
func (w *Site) Passing(source camera.Source) camera.Source {
	if w.page == nil {
		return source
	}
	return w.film.Of(source)
}

// Join shows a box on the page, and takes what people do there to it.
func (w *Site) Join(c *companion.Companion) {
	c.Requests = w.Requests
	if w.page != nil {
		c.Audience, c.Table.Door, c.Table.News = onPage{page: w.page}, door{w.page.Door, w}, w.takeNews
		c.Table.Seats = w.page.Seats
		c.Eyes.Dice = filmed{c.Eyes.Dice, &w.film}
	}
}

// onPage shows on the page what the panel shows.
type onPage struct {
	companion.NoAudience
	page *page.Page
}

// Changed implements companion.Audience.
func (p onPage) Changed(s prompt.Snapshot) { p.page.Show(s) }

// filmed is an eye whose looks leave their picture on the film.
type filmed struct {
	companion.Eye
	film *camera.Film
}

func (f filmed) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	r, err := f.Eye.Look(ctx, want)
	if err == nil {
		err = f.film.Develop()
	}
	return r, err
}
