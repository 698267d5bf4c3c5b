package box

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"

	"silvertray/configs"
	"silvertray/engine"
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

// CardSite is the page of the owner's cards without a table.
type CardSite struct {
	// Local is the page's address on this machine.
	Local string
	// Phone is the address that lets a phone in; empty where none can get in.
	Phone string

	page *page.Page
	at   net.Listener
}

// OpenCards listens for the page of the cards in a file, where the settings have
// the page, else on this machine alone.
func OpenCards(s configs.Settings, path string) (*CardSite, error) {
	if s.Page == "" {
		s.Page = CardsAddress
	}
	at, err := net.Listen("tcp", s.Page)
	if err != nil {
		return nil, fmt.Errorf("open the page: %w; a box that runs here may have it: look there, or choose another with --page", err)
	}
	_, port, err := net.SplitHostPort(at.Addr().String())
	if err != nil {
		return nil, fmt.Errorf("open the page: %w", err)
	}
	log := slog.New(slog.DiscardHandler) // what goes wrong is said on the page
	language := func() words.Language { return words.Language(s.Language) }
	phones := !at.Addr().(*net.TCPAddr).IP.IsLoopback()
	c := &CardSite{Local: "http://localhost:" + port + "/catalogue/", at: at, page: page.New(page.Config{
		Cards: cardEditor(path, language, log), Address: page.Address(at), Open: phones, Language: language(), Log: log,
	})}
	if phones {
		address, code, _ := c.page.Door.Pairing()
		c.Phone = fmt.Sprintf("%s/seat?code=%s", address, code)
	}
	return c, nil
}

// Serve serves the page until ctx ends.
func (c *CardSite) Serve(ctx context.Context) error { return c.page.Serve(ctx, c.at) }
