package durable

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// maxLog bounds what a Log may hold, in bytes. A long game of four has about
// 30 kB.
const maxLog = 1 << 20

// Log is a text file that grows by whole lines. What Append and Replace return
// nil for is on the disk; what they return an error for is not in the file, or
// is taken out of it by the next of them. A Log is not safe for concurrent use.
type Log struct {
	disk Disk
	path string
	// text is what counts, which the file holds where its state is sound.
	text  []byte
	state state
	file  File // to append to; nil until that is needed
}

// state is what is known of a Log's file.
type state uint8

const (
	sound   state = iota // holds the text
	missing              // there is none
	tail                 // may hold something behind the text
	unknown              // may hold another text
)

// OpenLog opens the log at path, which need not exist. A last line without its
// end was cut by a power cut before it counted: it is left out.
func OpenLog(disk Disk, path string) (*Log, error) {
	l := &Log{disk: disk, path: path}
	f, err := disk.Open(path, os.O_RDONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		l.state = missing
		return l, nil
	}
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(io.LimitReader(f, maxLog+1))
	if err = errors.Join(err, f.Close()); err != nil {
		return nil, err
	}
	if len(text) > maxLog {
		return nil, fmt.Errorf("%s has more than %d bytes", filepath.Base(path), maxLog)
	}
	l.text = wholeLines(text)
	if len(l.text) < len(text) {
		l.state = tail
	}
	return l, nil
}

// wholeLines are the lines that end. Where one was written across two sectors
// and the disk got the second alone, the first is zeros.
func wholeLines(text []byte) []byte {
	if i := bytes.IndexByte(text, 0); i >= 0 {
		text = text[:i]
	}
	return text[:bytes.LastIndexByte(text, '\n')+1]
}

// Text is all that counts. The caller must not change it.
func (l *Log) Text() []byte { return l.text }

// Append adds text that ends a line.
func (l *Log) Append(text string) error {
	if l.state == missing || l.state == unknown {
		return l.Replace(append(bytes.Clone(l.text), text...))
	}
	err := l.dropTail()
	if err == nil {
		err = l.open()
	}
	if err != nil {
		return err
	}
	_, err = io.WriteString(l.file, text)
	if err == nil {
		err = l.file.Sync()
	}
	if err != nil {
		l.state = tail
		_ = l.dropTail() // else before the next line
		return err
	}
	l.text = append(l.text, text...)
	return nil
}

// Replace makes text all that counts. At any moment the file on the disk is the
// old text or the new one.
func (l *Log) Replace(text []byte) error {
	asWas, err := replace(l.disk, l.path, text, Public)
	_ = l.Close() // it is open for what the file was
	switch {
	case err == nil:
		l.text, l.state = bytes.Clone(text), sound
	case !asWas:
		l.state = unknown
	}
	return err
}

// dropTail takes what does not count off the end of the file.
func (l *Log) dropTail() error {
	if l.state != tail {
		return nil
	}
	if err := l.open(); err != nil {
		return err
	}
	if err := errors.Join(l.file.Truncate(int64(len(l.text))), l.file.Sync()); err != nil {
		return fmt.Errorf("drop a line that does not count: %w", err)
	}
	l.state = sound
	return nil
}

func (l *Log) open() (err error) {
	if l.file == nil {
		l.file, err = l.disk.Open(l.path, os.O_WRONLY|os.O_APPEND, 0)
	}
	return err
}

// Close closes the file. The log can be used on.
func (l *Log) Close() error {
	if l.file == nil {
		return nil
	}
	err := l.file.Close()
	l.file = nil
	return err
}
