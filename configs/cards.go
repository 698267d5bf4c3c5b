package configs

import "path/filepath"

// Who turns over the cards of a game.
const (
	CardsAuto  = "auto"  // the box those of a practice deck, else the table
	CardsTable = "table" // the table
	CardsBox   = "box"   // the box
)

// CatalogueFile is the file with the owner's cards: the one that is set, else
// catalogue.yaml in the state folder. It is empty where there is no state folder.
func (s Settings) CatalogueFile() string {
	folder := StateFolder()
	if s.Catalogue != "" || folder == "" {
		return s.Catalogue
	}
	return filepath.Join(folder, "catalogue.yaml")
}
