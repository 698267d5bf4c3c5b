package cardstore

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

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
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	if err := durable.Replace(path, []byte(c.String()), durable.Private); err != nil {
		return fmt.Errorf("save the cards as they were: %w", err)
	}
	return s.dropOldest()
}

// dropOldest removes the oldest of too many.
func (s *Store) dropOldest() error {
	saved, err := filepath.Glob(usercards.Saved(s.path, "*"))
	if err != nil || len(saved) <= mostSaved {
		return err
	}
	age := func(path string) int64 {
		info, err := os.Stat(path)
		if err != nil {
			return 0 // gone already
		}
		return info.ModTime().UnixNano()
	}
	slices.SortFunc(saved, func(a, b string) int { return int(min(max(age(a)-age(b), -1), 1)) })
	for _, path := range saved[:len(saved)-mostSaved] {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}
