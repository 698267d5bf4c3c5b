// Package jsonfile stores a small value over a restart.
package jsonfile

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"reflect"

	"silvertray/internal/durable"
)

// maxSize bounds a file, in bytes: far more than a table full of phones has.
const maxSize = 64 << 10

// File is a small file that only the program itself reads, and that is always
// written anew as a whole, as JSON. Whenever the plug is pulled, it holds
// either what it held before or all that was written.
type File struct {
	Path string
	// Disk that it lies on; nil is the computer's own.
	Disk durable.Disk
}

// Load reads what was saved into v, and leaves v as it is where nothing was saved
// yet. A file that cannot be read is set aside, so that Save can begin another one:
// the error says where it is kept.
func (f File) Load(v any) error {
	text, err := durable.Read(f.disk(), f.Path, maxSize)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil {
		err = decode(text, v)
	}
	if err == nil {
		return nil
	}
	err = fmt.Errorf("read %s: %w", f.Path, err)
	aside, failed := durable.SetAside(f.disk(), f.Path)
	if failed != nil {
		return errors.Join(err, failed)
	}
	return fmt.Errorf("%w; it is kept as %s, which can be deleted", err, filepath.Base(aside))
}

// decode reads the one value of a text into v, or changes nothing.
func decode(text []byte, v any) error {
	read := reflect.New(reflect.TypeOf(v).Elem())
	if err := json.Unmarshal(text, read.Interface()); err != nil {
		return err
	}
	reflect.ValueOf(v).Elem().Set(read.Elem())
	return nil
}

// Save writes v. Only the program's own user can read it.
func (f File) Save(v any) error {
	text, err := json.Marshal(v)
	if err == nil && len(text) > maxSize {
		err = fmt.Errorf("%d bytes are more than %d", len(text), maxSize)
	}
	if err == nil {
		err = durable.ReplaceOn(f.disk(), f.Path, text, durable.Private)
	}
	if err != nil {
		return fmt.Errorf("store %s: %w", filepath.Base(f.Path), err)
	}
	return nil
}

func (f File) disk() durable.Disk {
	if f.Disk == nil {
		return durable.OS
	}
	return f.Disk
}
