// Package jsonfile stores a small value over a restart.
package jsonfile

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

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

// Load reads what was saved into v, and leaves v as it is where nothing was
// saved yet.
func (f File) Load(v any) error {
	from, err := f.disk().Open(f.Path, os.O_RDONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("open what was stored: %w", err)
	}
	defer from.Close()
	if err := json.NewDecoder(io.LimitReader(from, maxSize)).Decode(v); err != nil {
		return fmt.Errorf("read %s, which can be deleted: %w", f.Path, err)
	}
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
