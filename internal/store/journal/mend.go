package journal

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"unicode/utf8"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/durable"
)

// errForeign is why a text is left alone.
var errForeign = errors.New("it is a text of another kind; name another file for the record")

// errCleared is why a file without a line is no new record.
var errCleared = errors.New("it was cut or cleared")

// most bounds what is looked at of a damaged record, in bytes.
const most = 8 << 20

// beginning is how every record begins, of whatever version.
var beginning = []byte("silvertray record ")

// checkEmpty reports a file that has something, and no whole line.
func (j *Journal) checkEmpty() error {
	f, err := j.disk.Open(j.path, os.O_RDONLY, 0)
	if err != nil {
		return fmt.Errorf("open the record: %w", err)
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || info.Size() > 0 {
		return fmt.Errorf("record %s: %w", j.path, errors.Join(errCleared, err))
	}
	return nil
}

// Mend sets aside a record that Open cannot read, and begins another one with the moves
// up to the damage. It returns the path under which the damaged one is kept, and how
// many moves the other one has. A text that never was a record stays as it is, and is
// an error.
func Mend(path string, games engine.Games) (aside string, moves int, err error) {
	text, err := durable.Read(durable.OS, path, most)
	if err != nil {
		return "", 0, fmt.Errorf("record %s: %w", path, err)
	}
	ours := bytes.HasPrefix(text, beginning) || bytes.HasPrefix(beginning, text)
	if !ours && utf8.Valid(text) && !bytes.ContainsRune(text, 0) {
		return "", 0, fmt.Errorf("record %s: %w", path, errForeign)
	}
	sound, moves := soundPart(text, games)
	if aside, err = durable.SetAside(durable.OS, path); err != nil {
		return "", 0, err
	}
	if err := durable.Replace(path, sound, durable.Public); err != nil {
		return aside, 0, fmt.Errorf("write what could be read of the record: %w", err)
	}
	return aside, moves, nil
}

// soundPart is a record up to the first line that is none or breaks a rule, with the
// number of its moves; empty where not even its match can be dealt.
func soundPart(text []byte, games engine.Games) ([]byte, int) {
	lines := slices.Collect(bytes.Lines(text))
	for len(lines) > 0 {
		sound := bytes.Join(lines, nil)
		r, err := record.Parse(bytes.NewReader(sound))
		if err == nil {
			_, err = record.Replay(r, games)
		}
		var fault *record.Error
		switch {
		case err == nil:
			return sound, len(r.Moves())
		case !errors.As(err, &fault) || fault.Line < 1 || fault.Line > len(lines):
			return nil, 0
		}
		lines = lines[:fault.Line-1]
	}
	return nil, 0
}
