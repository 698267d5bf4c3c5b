package cardstore

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/durable"
	"silvertray/internal/usercards"
)

// mostSaved bounds how many earlier catalogues are saved: about half a megabyte.
const mostSaved = 64

// savePlayed saves a catalogue that is complete before it changes: a match that
// is going on with these cards then still finds them.
func (s *Store) savePlayed(d *draft.Draft) error {
	c, faults, err := d.Check()
	if err != nil || len(faults) > 0 || c.Practice {
		return err
	}
	path := usercards.Saved(s.path, c.Stamp())
	if isSaved(path, c.Stamp()) {
		return nil
	}
	if _, err := os.Lstat(path); err == nil {
		if _, err := durable.SetAside(durable.OS, path); err != nil {
			return err
		}
	}
	if err := durable.Replace(path, []byte(c.String()), durable.Private); err != nil {
		return fmt.Errorf("save the cards as they were: %w", err)
	}
	return s.dropOldest(path)
}

// isSaved reports whether a file has the catalogue of a stamp.
func isSaved(path, stamp string) bool {
	game, err := usercards.At(path).Read()
	return err == nil && game.Catalogue().Stamp() == stamp
}

// dropOldest removes the oldest of too many. The newest one is made younger than all
// others, whatever the clock says: that of a box without a battery begins in 1970.
func (s *Store) dropOldest(newest string) error {
	saved, err := filepath.Glob(usercards.Saved(s.path, "*"))
	if err != nil {
		return err
	}
	saved = slices.DeleteFunc(saved, func(path string) bool { return path == newest })
	slices.SortStableFunc(saved, func(a, b string) int { return savedAt(a).Compare(savedAt(b)) })
	if n := len(saved); n > 0 {
		at := savedAt(newest)
		if after := savedAt(saved[n-1]).Add(time.Second); at.Before(after) {
			at = after
		}
		err = os.Chtimes(newest, at, at)
	}
	for _, path := range saved[:max(0, len(saved)+1-mostSaved)] {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}

// savedAt is when a file was saved, the zero time for one that is gone.
func savedAt(path string) time.Time {
	info, err := os.Stat(path)
	if err != nil {
		return time.Time{}
	}
	return info.ModTime()
}
