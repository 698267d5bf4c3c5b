package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"silvertray/engine"
	"silvertray/engine/record"
)

// mostLooked bounds the text that Look reads, in bytes: longer than any record.
const mostLooked = 4 << 20

// Look is the match that the record at path holds, as Open would go on with it, without
// a change to the file. It is nil where no match is kept yet.
func Look(path string, games engine.Games) (engine.Match, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("open the record: %w", err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostLooked))
	if err != nil {
		return nil, fmt.Errorf("read the record %s: %w", path, err)
	}
	text = text[:bytes.LastIndexByte(text, '\n')+1] // a line that was cut does not count
	if len(text) == 0 {
		return nil, nil
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		return nil, fmt.Errorf("record %s: %w", path, err)
	}
	m, err := record.Replay(r, games)
	if err != nil {
		return nil, fmt.Errorf("record %s: %w", path, err)
	}
	return m, nil
}
