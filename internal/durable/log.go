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

var errTooLong = fmt.Errorf("it would have more than %d bytes", maxLog)

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
	text, err := read(disk, path, maxLog)
	if errors.Is(err, fs.ErrNotExist) {
		l.state = missing
		return l, nil
	}
	if err != nil {
		return nil, err
	}
	plain := bytes.TrimPrefix(text, mark)
	l.text = wholeLines(plain)
	if damaged(plain[len(l.text):]) {
		return nil, fmt.Errorf("%s has zeros before its end", filepath.Base(path))
	}
	switch {
	case len(plain) < len(text):
		l.state = unknown
	case len(l.text) < len(plain):
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

// damaged reports whether what is cut off is more than one line that was being written.
func damaged(cut []byte) bool {
	const longest = 4 << 10 // bytes of a line
	return bytes.IndexByte(cut, 0) >= 0 && (len(cut) > longest || bytes.Count(cut, []byte("\n")) > 1)
}

// Missing reports whether there is no file yet.
func (l *Log) Missing() bool { return l.state == missing }

// Text is all that counts. The caller must not change it.
func (l *Log) Text() []byte { return l.text }

// Append adds text that ends a line.
func (l *Log) Append(text string) error {
	if len(l.text)+len(text) > maxLog {
		return errTooLong // else it could not be opened again
	}
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
	if len(text) > maxLog {
		return errTooLong
	}
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
