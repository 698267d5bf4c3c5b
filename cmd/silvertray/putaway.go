package main

import (
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"silvertray/engine"
	"silvertray/internal/store/journal"
)

// putAway renames the record of a finished game after the time of its last
// move, so that the next game begins a new one.
func putAway(path string, games engine.Games, log *slog.Logger) error {
	info, err := os.Stat(path)
	if path == "" || err != nil || info.Size() == 0 {
		return nil // no game is kept
	}
	text, match, err := journal.Open(path, games)
	if err != nil {
		return err
	}
	if err := text.Close(); err != nil {
		return fmt.Errorf("close the record: %w", err)
	}
	if match == nil || match.Ask().Kind != engine.Over {
		return nil
	}
	ext := filepath.Ext(path)
	aside := strings.TrimSuffix(path, ext) + info.ModTime().Format("-2006-01-02-150405") + ext
	if err := os.Rename(path, aside); err != nil {
		return fmt.Errorf("put the finished game away: %w", err)
	}
	log.Info("the finished game is put away", "record", aside)
	return nil
}
