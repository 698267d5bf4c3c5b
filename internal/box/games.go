package box

import (
	"silvertray/configs"
	"silvertray/engine"
	"silvertray/engine/registry"
	"silvertray/internal/usercards"
)

// Games returns the games that this program knows the rules of, one of them with
// the cards that its owner wrote down.
func Games(s configs.Settings) engine.Games {
	all := registry.Games()
	own := usercards.At(s.CatalogueFile())
	all[own.Name()] = own
	return all
}

// offered returns the games that the box offers. The one with the owner's cards is
// among them once some are written down.
func offered(s configs.Settings) engine.Games {
	all := Games(s)
	if own := usercards.At(s.CatalogueFile()); !own.Begun() && s.Game != own.Name() {
		delete(all, own.Name())
	}
	return all
}

// unready is why no match of a game can be dealt yet, whatever its setup.
func unready(game engine.Game) error {
	own, ok := game.(usercards.Game)
	if !ok {
		return nil
	}
	_, err := own.Read()
	return err
}

// practised is a game whose cards may be a practice deck, which nobody has on
// the table.
type practised interface{ IsPractice() bool }

// deals reports whether the box turns over the cards of a game; else the table
// does.
func deals(s configs.Settings, g engine.Game) bool {
	if s.Cards == configs.CardsAuto {
		p, ok := g.(practised)
		return ok && p.IsPractice()
	}
	return s.Cards == configs.CardsBox
}
