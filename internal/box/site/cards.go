package site

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/box/reach"
	"silvertray/internal/cardpage"
	"silvertray/internal/cardstore"
	"silvertray/internal/page"
	"silvertray/internal/usercards"
	"silvertray/internal/words"
)

// cardEditor is the page on which the owner's cards are filled in, in the
// language that is spoken when it is asked for; nil where there is no file for
// them.
func cardEditor(path string, language func() words.Language, log *slog.Logger) http.Handler {
	if path == "" {
		return nil
	}
	return cardpage.New(cardpage.Config{Store: cardstore.New(path), Language: language, Log: log})
}

// pictured returns a function that reports whether the owner took a picture of a
// game's card. Cards of the practice deck have none.
func pictured(path string) func(engine.Game, string) bool {
	kept, own := cardstore.New(path), usercards.At(path).Name()
	return func(g engine.Game, id string) bool { return g.Name() == own && kept.HasPhoto(id) }
}

// CardsAddress is where cards are filled in when no address is set: on this
// machine alone.
const CardsAddress = "localhost:8080"

// Cards is the page of the owner's cards without a table.
type Cards struct {
	// Local is the page's address on this machine.
	Local string
	// Phone is the address that lets a phone in; empty where none can get in.
	Phone string

	page *page.Page
	at   net.Listener
}

// OpenCards listens for the page of the cards in a file, where the settings have
// the page, else on this machine alone.
func OpenCards(ctx context.Context, s configs.Settings, path string) (*Cards, error) {
	if s.Page == "" {
		s.Page = CardsAddress
	}
	at, err := reach.Listen(ctx, s.Page)
	if err != nil {
		return nil, fmt.Errorf("open the page: %w A box that runs here may have it: look there, or choose another with --page", err)
	}
	here := netip.MustParseAddrPort(at.Addr().String())
	log := slog.New(slog.DiscardHandler) // what goes wrong is said on the page
	language := func() words.Language { return words.Language(s.Language) }
	phones := !here.Addr().IsLoopback()
	c := &Cards{Local: fmt.Sprintf("http://localhost:%d/catalogue/", here.Port()), at: at, page: page.New(page.Config{
		Cards: cardEditor(path, language, log), Address: func() string { return addressOf(reach.This(), here) }, Open: phones, Language: language(), Log: log,
	})}
	if phones {
		address, code, _ := c.page.Door.Pairing()
		if address != "" {
			c.Phone = fmt.Sprintf("%s/seat?code=%s", address, code)
		}
	}
	return c, nil
}

// Serve serves the page until ctx ends.
func (c *Cards) Serve(ctx context.Context) error { return c.page.Serve(ctx, c.at) }
