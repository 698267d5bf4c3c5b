// Package slate keeps small things of the program's own over a restart.
package slate

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

// most bounds a file, in bytes: far more than a table full of phones has.
const most = 64 << 10

// File is a small file that only the program itself reads, and that is always
// written anew as a whole, as JSON. Whenever the plug is pulled, it holds
// either what it held before or all that was written.
type File struct{ Path string }

// Load reads what was saved into v, and leaves v as it is where nothing was
// saved yet.
func (f File) Load(v any) error {
	from, err := os.Open(f.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("open what was kept: %w", err)
	}
	defer from.Close()
	if err := json.NewDecoder(io.LimitReader(from, most)).Decode(v); err != nil {
		return fmt.Errorf("read %s, which can be deleted: %w", f.Path, err)
	}
	return nil
}

// Save writes v. Only the program's own user can read it.
func (f File) Save(v any) error {
	text, err := json.Marshal(v)
	if err == nil && len(text) > most {
		err = fmt.Errorf("%d bytes are more than %d", len(text), most)
	}
	if err == nil {
		err = durable.Replace(f.Path, text)
	}
	if err != nil {
		return fmt.Errorf("keep %s: %w", filepath.Base(f.Path), err)
	}
	return nil
}
