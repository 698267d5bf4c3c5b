package main

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/shelf"
	"silvertray/internal/companion"
	"silvertray/internal/owned"
)

// games this program knows the rules of, one of them with the cards that its owner
// wrote down.
func games(s configs.Settings) engine.Games {
	all := shelf.Games()
	own := owned.At(s.CatalogueFile())
	all[own.Name()] = own
	return all
}

// gamesOf are the games of a command that needs no settings but where the owner's
// cards are. Wrong settings are told by the commands that play.
func gamesOf(cmd *cobra.Command) engine.Games {
	s, _ := settings(cmd)
	return games(s)
}

// tabled are the games that the box offers: that with the owner's cards once some
// are written down.
func tabled(s configs.Settings) engine.Games {
	all := games(s)
	if own := owned.At(s.CatalogueFile()); !own.Begun() && s.Game != own.Name() {
		delete(all, own.Name())
	}
	return all
}

// unready is why no match can be dealt of a game yet, whatever its setup.
func unready(game engine.Game) error {
	own, ok := game.(owned.Game)
	if !ok {
		return nil
	}
	_, err := own.Read()
	return err
}

// deals lets the box turn over cards where the settings have it so.
func deals(box *companion.Companion, s configs.Settings) error {
	var seed [8]byte
	if _, err := rand.Read(seed[:]); err != nil {
		return fmt.Errorf("shuffle the cards: %w", err)
	}
	box.Seed = binary.NativeEndian.Uint64(seed[:])
	box.Deals = func(g engine.Game) bool {
		return s.Cards == configs.CardsBox || s.Cards == configs.CardsAuto && g.Name() == goennen.PracticeName
	}
	return nil
}
