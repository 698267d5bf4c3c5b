package box

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"
	"sync"

	"silvertray/configs"
	"silvertray/internal/companion"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/internal/store/jsonfile"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// site is the page on the network, if one is set.
type site struct {
	page *page.Page
	film camera.Film
	end  func() error
}

// Close ends the page.
func (w *site) Close() error {
	return errors.Join(w.end(), w.film.Close())
}

// passing lets the page see a source's frames.
func (w *site) passing(source camera.Source) camera.Source {
	if w.page == nil {
		return source
	}
	return w.film.Of(source)
}

// openSite listens where the page is set. Without a page set, a site shows nothing.
func openSite(ctx context.Context, s configs.Settings, requests chan prompt.Request, log *slog.Logger) (*site, error) {
	if s.Page == "" {
		return &site{end: func() error { return nil }}, nil
	}
	at, err := net.Listen("tcp", s.Page)
	if err != nil {
		return nil, fmt.Errorf("open the page: %w", err)
	}
	w := &site{}
	var memory page.Memory
	if folder := stateFolder(s); folder != "" {
		memory = jsonfile.File{Path: filepath.Join(folder, "seats.json")}
	}
	language := func() words.Language { return w.page.Speaks() }
	w.page = page.New(page.Config{
		Cards: cardEditor(s.CatalogueFile(), language, log), Pictured: pictured(s.CatalogueFile()),
		Requests: requests, Camera: w.film.JPEG, Address: page.Address(at),
		Open: s.Phones, Lookers: s.Lookers, Memory: memory, Log: log,
	})
	ctx, stop := context.WithCancel(ctx)
	var served sync.WaitGroup
	served.Add(1)
	go func() {
		defer served.Done()
		if err := w.page.Serve(ctx, at); err != nil {
			log.Error("the page has ended; the game goes on", "error", err)
		}
	}()
	w.end = func() error { stop(); served.Wait(); return nil }
	return w, nil
}

// join shows a box on the page, and takes what people do there to it.
func (w *site) join(c *companion.Companion, requests chan prompt.Request) {
	c.Requests = requests
	if w.page != nil {
		c.Audience, c.Table.Door = onPage{page: w.page}, w.page.Door
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
