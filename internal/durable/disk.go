package durable

import (
	"errors"
	"io"
	"os"
)

// Disk is where files lie: the computer's own, or one that a test controls.
type Disk interface {
	// Open opens a file as os.OpenFile does.
	Open(path string, flag int, mode os.FileMode) (File, error)
	// CreateTemp makes a new file in a folder, as os.CreateTemp does.
	CreateTemp(folder, pattern string) (File, error)
	Rename(from, to string) error
	Link(from, to string) error
	Remove(path string) error
	// SyncFolder makes changes of names in a folder outlast a power cut.
	SyncFolder(path string) error
}

// File is an open file of a Disk.
type File interface {
	io.ReadWriteCloser
	Name() string
	Chmod(os.FileMode) error
	Stat() (os.FileInfo, error)
	Truncate(size int64) error
	// Sync returns once the disk has what was written.
	Sync() error
}

// OS is the computer's own disk.
var OS Disk = system{}

type system struct{}

func (system) Open(path string, flag int, mode os.FileMode) (File, error) {
	f, err := os.OpenFile(path, flag, mode)
	if err != nil {
		return nil, err // not a File around a nil pointer
	}
	return f, nil
}

func (system) CreateTemp(folder, pattern string) (File, error) {
	f, err := os.CreateTemp(folder, pattern)
	if err != nil {
		return nil, err
	}
	return f, nil
}

func (system) Rename(from, to string) error { return os.Rename(from, to) }
func (system) Link(from, to string) error   { return os.Link(from, to) }
func (system) Remove(path string) error     { return os.Remove(path) }

func (system) SyncFolder(path string) error {
	folder, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(folder.Sync(), folder.Close())
}
