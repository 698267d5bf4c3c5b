package disktest

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// handle is an open file.
type handle struct {
	disk    *Disk
	path    string
	file    *file
	at      int64
	appends bool
}

func (h *handle) Name() string            { return h.path }
func (h *handle) Close() error            { return nil }
func (h *handle) Chmod(os.FileMode) error { return nil }

func (h *handle) Read(into []byte) (int, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if h.at >= int64(len(h.file.data)) {
		return 0, io.EOF
	}
	n := copy(into, h.file.data[h.at:])
	h.at += int64(n)
	return n, nil
}

func (h *handle) Write(data []byte) (int, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	if h.appends {
		h.at = int64(len(h.file.data))
	}
	err := h.disk.do(Act{Kind: Write, Path: h.path, At: h.at, Data: slices.Clone(data), file: h.file})
	n := len(data)
	if err != nil {
		n /= 2
	}
	h.at += int64(n)
	return n, err
}

func (h *handle) Truncate(size int64) error {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	return h.disk.do(Act{Kind: Truncate, Path: h.path, At: size, file: h.file})
}

func (h *handle) Sync() error {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	return h.disk.do(Act{Kind: Sync, Path: h.path, file: h.file})
}

func (h *handle) Stat() (os.FileInfo, error) {
	h.disk.mu.Lock()
	defer h.disk.mu.Unlock()
	return info{filepath.Base(h.path), int64(len(h.file.data))}, nil
}

// info is what Stat returns.
type info struct {
	name string
	size int64
}

func (i info) Name() string     { return i.name }
func (i info) Size() int64      { return i.size }
func (info) Mode() fs.FileMode  { return 0o644 }
func (info) ModTime() time.Time { return time.Time{} }
func (info) IsDir() bool        { return false }
func (info) Sys() any           { return nil }
