package usercards

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/durable"
	"silvertray/internal/words"
)

// Game is the game with the cards in a file. It implements engine.Game and
// engine.Ruled.
type Game struct {
	path string
}

var (
	_ engine.Game  = Game{}
	_ engine.Ruled = Game{}
)

// At returns the game with the cards in the file at path; empty where none is
// known.
func At(path string) Game { return Game{path} }

// Title is the name printed on the game's box.
const Title = goennen.Title

// Name is the game's word in records.
func (Game) Name() string { return goennen.Name }

// Title is the name printed on the box.
func (Game) Title() words.Phrase { return words.Name(goennen.Title) }

// Dice are the colours thrown; none while the file cannot be used.
func (g Game) Dice() []string {
	game, err := g.Read()
	if err != nil {
		return nil
	}
	return game.Dice()
}

// Rules are the settings of the game's matches.
func (Game) Rules() []engine.Rule { return goennen.Practice().Rules() }

// New deals a match with the cards that are in the file now. One that was begun
// goes on with those that it was dealt from, if they were saved.
func (g Game) New(setup engine.Setup) (engine.Match, error) {
	game, err := g.with(goennen.PlayedWith(setup.Settings))
	if err != nil {
		return nil, err
	}
	return game.New(setup)
}

// with is the game with the cards of a stamp; empty is any.
func (g Game) with(stamp string) (*goennen.Game, error) {
	game, err := g.Read()
	if stamp == "" || err == nil && game.Catalogue().Stamp() == stamp {
		return game, err
	}
	if saved, err := At(Saved(g.path, stamp)).Read(); err == nil && saved.Catalogue().Stamp() == stamp {
		return saved, nil
	}
	return game, err
}

// Saved is the file with the cards of a stamp, once the file at path has others.
func Saved(path, stamp string) string {
	ending := filepath.Ext(path)
	return strings.TrimSuffix(path, ending) + "-kept-" + filepath.Base(stamp) + ending
}

// ScoreFilled scores displays that were filled without the box.
func (g Game) ScoreFilled(from io.Reader) (engine.Score, error) {
	game, err := g.Read()
	if err != nil {
		return engine.Score{}, err
	}
	return game.ScoreFilled(from)
}

// Begun reports whether there is a file, whatever is in it.
func (g Game) Begun() bool {
	_, err := os.Stat(g.path)
	return g.path != "" && err == nil
}

// mostRead bounds what is read of the cards, in bytes: more than they may have.
const mostRead = 1 << 20

// Read returns the game with the cards that are in the file now. The error has a
// short phrase for people: the first fault, and how many there are.
func (g Game) Read() (*goennen.Game, error) {
	text, err := durable.Read(durable.OS, g.path, mostRead)
	if g.path == "" || errors.Is(err, fs.ErrNotExist) {
		return nil, words.Sorry(words.Say("Your cards are not written down yet, which \"silvertray catalogue\" helps with. The practice deck can be played without."))
	}
	if err != nil {
		return nil, fmt.Errorf("read the cards: %w; set catalogue to a file that can be read", err)
	}
	cards, err := catalogue.Parse(bytes.NewReader(text))
	if err != nil {
		return nil, g.unready(err)
	}
	if cards.Practice {
		return nil, words.Sorry(words.Say("The cards in %s are a practice deck: take out the line \"practice: true\" once they are yours.", g.path))
	}
	return goennen.New(cards)
}

// unready is the error of a file that no match can be dealt from.
func (g Game) unready(err error) error {
	var faults catalogue.Faults
	if !errors.As(err, &faults) {
		return words.Sorry(words.Say("The cards in %s are not ready: %s.\n\nThe practice deck can be played without.", g.path, words.Error(err)))
	}
	return words.Sorry(words.Say("The cards in %s are not complete: %s. There are %d things to mend; \"silvertray catalogue %s\" lists them.\n\nThe practice deck can be played without.",
		g.path, faults[0].Phrase(), len(faults), g.path))
}
