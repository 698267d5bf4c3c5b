package durable

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"syscall"
)

// Read returns a file's text, which may have at most so many bytes. It never
// waits: what is no file, such as a pipe, is an error. A byte order mark, which
// some editors put in front, is left out.
func Read(disk Disk, path string, most int64) ([]byte, error) {
	text, err := read(disk, path, most)
	return bytes.TrimPrefix(text, mark), err
}

// mark is the byte order mark.
var mark = []byte("\xef\xbb\xbf")

// read is Read with the mark.
func read(disk Disk, path string, most int64) (text []byte, err error) {
	f, err := disk.Open(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file", filepath.Base(path))
	}
	if text, err = io.ReadAll(io.LimitReader(f, most+1)); err != nil {
		return nil, err
	}
	if int64(len(text)) > most {
		return nil, fmt.Errorf("%s has more than %d bytes", filepath.Base(path), most)
	}
	return text, nil
}
