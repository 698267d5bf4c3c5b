package configs

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
)

// Who turns over the cards of a game.
const (
	CardsAuto  = "auto"  // the box those of a practice deck, else the table
	CardsTable = "table" // the table
	CardsBox   = "box"   // the box
)

// checkCards reports a value that is none of these.
func (s Settings) checkCards() error {
	all := []string{CardsAuto, CardsTable, CardsBox}
	if !slices.Contains(all, s.Cards) {
		return fmt.Errorf("cards %q is not known; choose one of %s", s.Cards, strings.Join(all, ", "))
	}
	return nil
}

// CatalogueFile is the file with the owner's cards: the one that is set, else
// catalogue.yaml in the state folder. It is empty where there is no state folder.
func (s Settings) CatalogueFile() string {
	folder := StateFolder()
	if s.Catalogue != "" || folder == "" {
		return s.Catalogue
	}
	return filepath.Join(folder, "catalogue.yaml")
}
