package binder

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/durable"
	"silvertray/internal/owned"
)

// mostKept bounds how many earlier catalogues are kept: about half a megabyte.
const mostKept = 64

// keepPlayed keeps a catalogue that is whole before it changes, since a match may be
// going on with it: that then goes on with these cards.
func (b *Binder) keepPlayed(d *draft.Draft) error {
	c, faults, err := d.Check()
	if err != nil || len(faults) > 0 || c.Practice {
		return err
	}
	path := owned.Kept(b.path, c.Stamp())
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	if err := durable.Replace(path, []byte(c.String())); err != nil {
		return fmt.Errorf("keep the cards as they were: %w", err)
	}
	return b.dropOldest()
}

// dropOldest makes room where many are kept.
func (b *Binder) dropOldest() error {
	kept, err := filepath.Glob(owned.Kept(b.path, "*"))
	if err != nil || len(kept) <= mostKept {
		return err
	}
	age := func(path string) int64 {
		info, err := os.Stat(path)
		if err != nil {
			return 0 // gone already
		}
		return info.ModTime().UnixNano()
	}
	slices.SortFunc(kept, func(a, b string) int { return int(min(max(age(a)-age(b), -1), 1)) })
	for _, path := range kept[:len(kept)-mostKept] {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}
