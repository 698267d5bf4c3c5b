package box

import (
	"os"
	"path/filepath"
	"slices"

	"silvertray/configs"
	"silvertray/internal/store"
)

// serviceFolder is where the service stores its games.
const serviceFolder = "/var/lib/silvertray"

// stateFolder is the folder for what is stored of matches; empty for none.
func stateFolder(s configs.Settings) string {
	if s.Record != "" {
		return filepath.Dir(s.Record)
	}
	return configs.StateFolder()
}

// recordFolder is the folder whose disk the records of a box fill.
func recordFolder(s configs.Settings) string {
	folders := []string{stateFolder(s), serviceFolder}
	if s.Record == "" && os.Getenv("STATE_DIRECTORY") == "" {
		slices.Reverse(folders) // the service's disk, whoever asks
	}
	for _, folder := range folders {
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
	}
	return "."
}

// HistoryFolder is the folder with the games that were played: this user's, or
// the service's where only that has any.
func HistoryFolder() string {
	own := configs.StateFolder()
	if _, err := os.Stat(filepath.Join(own, store.Database)); err != nil {
		if _, err := os.Stat(filepath.Join(serviceFolder, store.Database)); err == nil {
			return serviceFolder
		}
	}
	return own
}
