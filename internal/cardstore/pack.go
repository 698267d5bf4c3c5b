package cardstore

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardstore/photo"
	"silvertray/internal/durable"
	"silvertray/internal/words"
)

// Bounds of a file that is imported, which is unpacked in memory.
const (
	// MostBytes bounds the file itself, packed.
	MostBytes   = 32 << 20
	mostText    = 1 << 18
	mostParts   = 200
	mostPhotos  = 60
	catalogueIn = "catalogue.yaml"
	photosIn    = "pictures"
)

// Export writes the catalogue and its pictures as one ZIP file.
func (s *Store) Export(to io.Writer) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.export(to)
}

func (s *Store) export(to io.Writer) error {
	d, err := s.read()
	if err != nil {
		return err
	}
	text, err := d.Bytes()
	if err != nil {
		return err
	}
	z := zip.NewWriter(to)
	err = pack(z, catalogueIn, text)
	for _, c := range d.Cards() {
		if picture := s.Photo(c.Get(draft.ID)); picture != nil {
			err = errors.Join(err, pack(z, path.Join(photosIn, c.Get(draft.ID)+".jpg"), picture))
		}
	}
	return errors.Join(err, z.Close())
}

func pack(z *zip.Writer, name string, content []byte) error {
	w, err := z.Create(name)
	if err == nil {
		_, err = w.Write(content)
	}
	return err
}

// Import puts a catalogue in the place of this one: a ZIP file as Export writes
// it, or a catalogue alone. What was here before is saved beside it, see Before.
// Its error has a phrase where the file cannot be taken; then, and where ctx ends before, all
// is as it was.
func (s *Store) Import(ctx context.Context, file []byte) error {
	if len(file) > MostBytes {
		return words.Sorry("the file is too large")
	}
	text, photos, err := s.unpack(ctx, file)
	if err != nil {
		return err
	}
	d, err := draft.Read(text)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.replace(d, photos)
}

// errDamaged is the answer to a ZIP file that Export did not write.
var errDamaged = words.Sorry("the file is damaged, or was not made here")

// entry begins what a ZIP file says of each of its parts.
const entry = "PK\x01\x02"

// unpack reads a file's catalogue, and its pictures by id, made small.
func (s *Store) unpack(ctx context.Context, file []byte) (text []byte, photos map[string][]byte, err error) {
	if !bytes.HasPrefix(file, []byte("PK")) {
		return file, nil, nil
	}
	// A list of parts takes five times its own memory when it is read.
	if bytes.Count(file, []byte(entry)) > mostParts {
		return nil, nil, errDamaged
	}
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		return nil, nil, errDamaged
	}
	photos = make(map[string][]byte)
	for _, part := range z.File {
		folder, name := path.Split(part.Name)
		id, isPhoto := strings.CutSuffix(name, ".jpg")
		switch {
		case part.Name == catalogueIn:
			text, err = content(part, mostText)
		case folder == photosIn+"/" && isPhoto && catalogue.IsName(id) && len(photos) < mostPhotos:
			if photos[id], err = content(part, photo.MostBytes); err == nil {
				photos[id], err = s.small(ctx, photos[id])
			}
		}
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %w", part.Name, err)
		}
	}
	if text == nil {
		return nil, nil, errDamaged
	}
	return text, photos, nil
}

// content reads one part of a ZIP file, whatever it says of its size: one byte more than the
// most that it may have tells that it is too long.
func content(part *zip.File, most int64) ([]byte, error) {
	r, err := part.Open()
	if err != nil {
		return nil, errDamaged
	}
	defer r.Close()
	text, err := io.ReadAll(io.LimitReader(r, most+1))
	if err != nil {
		return nil, errDamaged
	}
	return text, nil
}

// replace puts a catalogue and its pictures in the place of those that are here.
// The pictures come first under another name, so that a power cut between leaves
// the old ones with the old catalogue.
func (s *Store) replace(d *draft.Draft, photos map[string][]byte) error {
	if err := s.saveBefore(); err != nil {
		return err
	}
	fresh := s.photos() + "-new"
	if err := os.RemoveAll(fresh); err != nil {
		return fmt.Errorf("make room for pictures: %w", err)
	}
	for id, picture := range photos {
		if err := s.writePhoto(fresh, id, picture); err != nil {
			return err
		}
	}
	if err := s.write(d); err != nil {
		return err
	}
	err := os.RemoveAll(s.photos())
	if len(photos) > 0 {
		err = errors.Join(err, durable.Rename(fresh, s.photos()))
	}
	if err != nil {
		return fmt.Errorf("replace the pictures: %w", err)
	}
	return durable.OS.SyncFolder(filepath.Dir(s.path))
}

// saveBefore packs what is here, if anything is; what is damaged is set aside.
func (s *Store) saveBefore() error {
	if _, err := os.Stat(s.path); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	d, err := s.read()
	if err != nil {
		return s.setAside()
	}
	if err := s.savePlayed(d); err != nil {
		return err
	}
	var packed bytes.Buffer
	if err := s.export(&packed); err != nil {
		return fmt.Errorf("save the catalogue that was here: %w", err)
	}
	err = makeWay(s.before(), fs.FileMode.IsRegular)
	if err == nil {
		err = durable.Replace(s.before(), packed.Bytes(), durable.Private)
	}
	if err != nil {
		return fmt.Errorf("save the catalogue that was here: %w", err)
	}
	return nil
}

func (s *Store) before() string { return s.stem() + "-before.zip" }

// HasBefore reports whether Before has a file.
func (s *Store) HasBefore() bool {
	_, err := os.Stat(s.before())
	return err == nil
}

// Before is the file with what was here before the last Import; nil where there
// is none. It can be imported in turn.
func (s *Store) Before() []byte {
	file, err := durable.Read(durable.OS, s.before(), MostBytes)
	if err != nil {
		return nil
	}
	return file
}
