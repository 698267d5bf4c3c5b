package cardstore

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardstore/photo"
	"silvertray/internal/durable"
	"silvertray/internal/words"
)

// Store holds one catalogue. Its methods may be called from any goroutine.
type Store struct {
	path string
	mu   sync.Mutex
	// shrinking holds one place: a picture that is made small takes up to 100 MB.
	shrinking chan struct{}
}

// New returns the store of the catalogue in a file, which may not be there yet.
func New(path string) *Store { return &Store{path: path, shrinking: make(chan struct{}, 1)} }

// Path is the catalogue's file.
func (s *Store) Path() string { return s.path }

// Draft reads the catalogue: an empty one where there is no file. The error has a
// phrase where the file is no catalogue.
func (s *Store) Draft() (*draft.Draft, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.read()
}

// mostRead bounds what is read of a catalogue, in bytes: more than one may have.
const mostRead = 1 << 20

func (s *Store) read() (*draft.Draft, error) {
	text, err := durable.Read(durable.OS, s.path, mostRead)
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
func (s *Store) Change(change func(*draft.Draft) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	was, err := s.read()
	if err != nil {
		return err
	}
	d, err := s.read()
	if err == nil {
		err = change(d)
	}
	if err != nil || d.Equal(was) {
		return err
	}
	if err := s.savePlayed(was); err != nil {
		return err
	}
	return s.write(d)
}

func (s *Store) write(d *draft.Draft) error {
	text, err := d.Bytes()
	if err != nil {
		return err
	}
	if _, err := draft.Read(text); err != nil { // what is written can be read again
		return err
	}
	if err := os.MkdirAll(filepath.Dir(s.path), 0o750); err != nil {
		return fmt.Errorf("make the catalogue's folder: %w", err)
	}
	if err := durable.Replace(s.path, text, durable.Private); err != nil {
		return fmt.Errorf("save the catalogue: %w", err)
	}
	return nil
}

// Remove removes a card and its picture.
func (s *Store) Remove(id string) error {
	err := s.Change(func(d *draft.Draft) error { d.Remove(id); return nil })
	if err != nil || !catalogue.IsName(id) {
		return err
	}
	if err := os.Remove(s.photoPath(id)); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// SetAside renames a file that is no catalogue, so that another can begin.
func (s *Store) SetAside() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, err := s.read(); err == nil {
		return nil // somebody has mended it
	}
	return s.setAside()
}

func (s *Store) setAside() error {
	_, err := durable.SetAside(durable.OS, s.path)
	return err
}

// stem is the file's path without its ending.
func (s *Store) stem() string { return strings.TrimSuffix(s.path, filepath.Ext(s.path)) }

// errNoCard is the answer for a card that is not there, or whose id cannot name a
// file.
var errNoCard = words.Sorry("there is no such card")

// SetPhoto stores a picture of a card, made small, unless ctx ends before.
func (s *Store) SetPhoto(ctx context.Context, id string, file []byte) error {
	small, err := s.small(ctx, file)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.read()
	if err != nil {
		return err
	}
	if _, ok := d.Card(id); !ok || !catalogue.IsName(id) {
		return errNoCard
	}
	return s.writePhoto(s.photos(), id, small)
}

// small makes pictures small, one at a time, in the order in which they came.
func (s *Store) small(ctx context.Context, file []byte) ([]byte, error) {
	select {
	case s.shrinking <- struct{}{}:
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for another picture: %w", ctx.Err())
	}
	defer func() { <-s.shrinking }()
	return photo.Fit(ctx, file)
}

func (s *Store) writePhoto(folder, id string, picture []byte) error {
	path := filepath.Join(folder, id+".jpg")
	err := makeWay(folder, fs.FileMode.IsDir)
	if err == nil {
		err = os.MkdirAll(folder, 0o750)
	}
	if err == nil {
		err = makeWay(path, fs.FileMode.IsRegular)
	}
	if err == nil {
		err = durable.Replace(path, picture, durable.Private)
	}
	if err != nil {
		return fmt.Errorf("save the picture of %s: %w", id, err)
	}
	return nil
}

// makeWay sets aside what has a name and is not of a kind.
func makeWay(path string, isKind func(fs.FileMode) bool) error {
	info, err := os.Stat(path)
	if err != nil || isKind(info.Mode()) {
		return nil // a fault of the disk is met by whoever writes
	}
	_, err = durable.SetAside(durable.OS, path)
	return err
}

// Photo is a card's picture as JPEG; nil where there is none.
func (s *Store) Photo(id string) []byte {
	if !catalogue.IsName(id) {
		return nil
	}
	picture, err := durable.Read(durable.OS, s.photoPath(id), photo.MostBytes)
	if err != nil || !bytes.HasPrefix(picture, []byte{0xff, 0xd8}) {
		return nil
	}
	return picture
}

// HasPhoto reports whether there is a picture of a card.
func (s *Store) HasPhoto(id string) bool {
	if !catalogue.IsName(id) {
		return false
	}
	info, err := os.Stat(s.photoPath(id))
	return err == nil && info.Mode().IsRegular()
}

func (s *Store) photos() string { return s.stem() + "-pictures" }

func (s *Store) photoPath(id string) string { return filepath.Join(s.photos(), id+".jpg") }
