package configs_test

import (
	"path/filepath"
	"testing"

	"silvertray/configs"
)

func TestWhereTheOwnersCardsAre(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("STATE_DIRECTORY", folder)
	if got := (configs.Settings{}).CatalogueFile(); got != filepath.Join(folder, "catalogue.yaml") {
		t.Errorf("without a setting: %s", got)
	}
	if got := (configs.Settings{Catalogue: "mine.yaml"}).CatalogueFile(); got != "mine.yaml" {
		t.Errorf("set to mine.yaml: %s", got)
	}
	t.Setenv("STATE_DIRECTORY", "")
	t.Setenv("XDG_STATE_HOME", "")
	t.Setenv("HOME", "")
	if got := (configs.Settings{}).CatalogueFile(); got != "" {
		t.Errorf("without a state folder: %s", got)
	}
}
