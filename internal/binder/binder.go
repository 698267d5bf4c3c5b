package binder

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/binder/photo"
	"silvertray/internal/durable"
	"silvertray/internal/words"
)

// Binder keeps one catalogue.
type Binder struct {
	path string
	mu   sync.Mutex
	// shrinking is held while a picture is made small, which takes up to 100 MB.
	shrinking sync.Mutex
}

// New is the binder of the catalogue in a file, which may not be there yet.
func New(path string) *Binder { return &Binder{path: path} }

// Path is the catalogue's file.
func (b *Binder) Path() string { return b.path }

// Draft reads the catalogue: an empty one where there is no file. An error with a
// phrase tells that the file is no catalogue.
func (b *Binder) Draft() (*draft.Draft, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.read()
}

func (b *Binder) read() (*draft.Draft, error) {
	text, err := os.ReadFile(b.path)
	if errors.Is(err, fs.ErrNotExist) {
		return draft.New(), nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the catalogue: %w", err)
	}
	return draft.Read(text)
}

// Change makes a change that is on the disk when it returns. Where the change
// fails, all stays as it was.
func (b *Binder) Change(change func(*draft.Draft) error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	was, err := b.read()
	if err != nil {
		return err
	}
	d, err := b.read()
	if err == nil {
		err = change(d)
	}
	if err != nil || d.Equal(was) {
		return err
	}
	if err := b.keepPlayed(was); err != nil {
		return err
	}
	return b.write(d)
}

func (b *Binder) write(d *draft.Draft) error {
	text, err := d.Bytes()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(b.path), 0o750); err != nil {
		return fmt.Errorf("make the catalogue's folder: %w", err)
	}
	if err := durable.Replace(b.path, text); err != nil {
		return fmt.Errorf("keep the catalogue: %w", err)
	}
	return nil
}

// Remove takes a card out, with its picture.
func (b *Binder) Remove(id string) error {
	err := b.Change(func(d *draft.Draft) error { d.Remove(id); return nil })
	if err != nil || !catalogue.IsName(id) {
		return err
	}
	if err := os.Remove(b.photoPath(id)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// PutAway renames a file that is no catalogue, so that another can begin.
func (b *Binder) PutAway() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if _, err := b.read(); err == nil {
		return nil // somebody has mended it
	}
	return b.putAway()
}

func (b *Binder) putAway() error {
	for n := 1; ; n++ {
		to := fmt.Sprintf("%s-damaged-%d.yaml", b.stem(), n)
		if _, err := os.Lstat(to); err == nil {
			continue
		}
		if err := os.Rename(b.path, to); err != nil {
			return fmt.Errorf("put the damaged catalogue away: %w", err)
		}
		return durable.SyncFolder(filepath.Dir(b.path))
	}
}

// stem is the file's path without its ending.
func (b *Binder) stem() string { return strings.TrimSuffix(b.path, filepath.Ext(b.path)) }

// errNoCard tells of a card that is not there, or whose id cannot name a file.
var errNoCard = words.Sorry("there is no such card")

// SetPhoto keeps a picture of a card.
func (b *Binder) SetPhoto(id string, from io.Reader) error {
	small, err := b.small(from)
	if err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	d, err := b.read()
	if err != nil {
		return err
	}
	if _, ok := d.Card(id); !ok || !catalogue.IsName(id) {
		return errNoCard
	}
	return b.writePhoto(b.photos(), id, small)
}

// small makes pictures small, one at a time.
func (b *Binder) small(from io.Reader) ([]byte, error) {
	b.shrinking.Lock()
	defer b.shrinking.Unlock()
	return photo.Fit(from)
}

func (b *Binder) writePhoto(folder, id string, picture []byte) error {
	err := os.MkdirAll(folder, 0o750)
	if err == nil {
		err = durable.Replace(filepath.Join(folder, id+".jpg"), picture)
	}
	if err != nil {
		return fmt.Errorf("keep the picture of %s: %w", id, err)
	}
	return nil
}

// Photo is a card's picture as JPEG, nil without.
func (b *Binder) Photo(id string) []byte {
	if !catalogue.IsName(id) {
		return nil
	}
	picture, err := os.ReadFile(b.photoPath(id))
	if err != nil || !bytes.HasPrefix(picture, []byte{0xff, 0xd8}) {
		return nil
	}
	return picture
}

// HasPhoto tells whether there is a picture of a card.
func (b *Binder) HasPhoto(id string) bool {
	if !catalogue.IsName(id) {
		return false
	}
	_, err := os.Stat(b.photoPath(id))
	return err == nil
}

func (b *Binder) photos() string { return b.stem() + "-pictures" }

func (b *Binder) photoPath(id string) string { return filepath.Join(b.photos(), id+".jpg") }
