package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/binder"
	"silvertray/internal/cardpage"
	"silvertray/internal/owned"
	"silvertray/internal/page"
	"silvertray/internal/words"
)

// cards is the page on which the owner's cards are filled in, in the language that
// is spoken when it is asked for; nil where there is no file for them.
func cards(path string, language func() words.Language, log *slog.Logger) http.Handler {
	if path == "" {
		return nil
	}
	return cardpage.New(cardpage.Config{Binder: binder.New(path), Language: language, Log: log})
}

// pictured tells of which of a game's cards the owner took a picture; those of the
// practice deck have none.
func pictured(path string) func(engine.Game, string) bool {
	kept, own := binder.New(path), owned.At(path).Name()
	return func(g engine.Game, id string) bool { return g.Name() == own && kept.HasPhoto(id) }
}

// nearby is where cards are filled in when no address is set: on this machine alone.
const nearby = "localhost:8080"

// editCards serves the page of cards, without a table, until ctx ends.
func editCards(ctx context.Context, s configs.Settings, path string, stdout io.Writer) error {
	if path == "" {
		return fmt.Errorf("name the file of your cards: silvertray catalogue --edit mine.yaml")
	}
	if s.Page == "" {
		s.Page = nearby
	}
	at, err := net.Listen("tcp", s.Page)
	if err != nil {
		return failed{fmt.Errorf("open the page: %w; a box that runs here may have it: look there, or choose another with --page", err)}
	}
	log := slog.New(slog.DiscardHandler) // what goes wrong is said on the page
	language := func() words.Language { return words.Language(s.Language) }
	phones := !at.Addr().(*net.TCPAddr).IP.IsLoopback()
	site := page.New(page.Config{
		Cards: cards(path, language, log), Address: page.Address(at), Open: phones, Language: words.Language(s.Language), Log: log,
	})
	if err := tellEditor(stdout, path, site, at, phones); err != nil {
		return failed{err}
	}
	if err := site.Serve(ctx, at); err != nil {
		return failed{err}
	}
	return nil
}

// tellEditor says where the page is.
func tellEditor(w io.Writer, path string, site *page.Page, at net.Listener, phones bool) error {
	_, port, err := net.SplitHostPort(at.Addr().String())
	if err == nil {
		_, err = fmt.Fprintf(w, "The cards in %s are filled in at http://localhost:%s/catalogue/\n", path, port)
	}
	if address, code, _ := site.Door.Pairing(); err == nil && phones {
		_, err = fmt.Fprintf(w, "On a phone: %s/seat?code=%s\n", address, code)
	}
	if err == nil {
		_, err = fmt.Fprintln(w, "Ctrl+C ends it; everything is kept at once.")
	}
	return err
}
