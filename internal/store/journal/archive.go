package journal

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"silvertray/engine"
	"silvertray/internal/durable"
)

// Archive renames the record of a finished game after the time of its last
// move, so that the next game begins a new one. It returns the new name: empty
// where there is no finished game at path, which then stays as it is.
func Archive(path string, games engine.Games) (string, error) {
	info, err := os.Stat(path)
	if path == "" || err != nil || info.Size() == 0 {
		return "", nil // no game is kept
	}
	text, stored, err := Open(path, games)
	if err != nil {
		return "", nil // whoever opens it next deals with the damage
	}
	if err := text.Close(); err != nil {
		return "", fmt.Errorf("close the record: %w", err)
	}
	if stored.Match == nil || !stored.Match.Ask().Over() {
		return "", nil
	}
	ext := filepath.Ext(path)
	dated := strings.TrimSuffix(path, ext) + info.ModTime().Format("-2006-01-02-150405")
	archived := dated + ext
	for n := 2; taken(archived); n++ { // a clock may show the same time twice
		archived = fmt.Sprintf("%s-%d%s", dated, n, ext)
	}
	if err := durable.Rename(path, archived); err != nil {
		return "", fmt.Errorf("put the finished game away: %w", err)
	}
	return archived, nil
}

// taken reports whether there is something of a name.
func taken(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
