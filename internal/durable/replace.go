package durable

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Modes of the files that a program writes.
const (
	Private os.FileMode = 0o600 // for the program's own user
	Public  os.FileMode = 0o644 // for everybody to read
)

// Replace puts text in a file's place, and nothing of it where that fails. It
// returns once it is on the disk.
func Replace(path string, text []byte, mode os.FileMode) error {
	return ReplaceOn(OS, path, text, mode)
}

// ReplaceOn is Replace on another disk than the computer's own.
func ReplaceOn(disk Disk, path string, text []byte, mode os.FileMode) error {
	_, err := replace(disk, path, text, mode)
	return err
}

// replace is ReplaceOn, which after an error also reports whether the file is as it
// was.
func replace(disk Disk, path string, text []byte, mode os.FileMode) (asWas bool, err error) {
	before, err := disk.Open(path, os.O_RDONLY|syscall.O_NONBLOCK, 0) // a pipe would wait
	if err == nil {
		defer before.Close()
	} else if !errors.Is(err, fs.ErrNotExist) {
		return true, err
	}
	if err := rename(disk, path, text, mode); err != nil {
		return true, err
	}
	if err := disk.SyncFolder(filepath.Dir(path)); err != nil {
		// The new file is there, and may not be after a power cut.
		return restore(disk, path, before, mode) == nil, err
	}
	return true, nil
}

// rename writes a file beside another one and gives it that one's name.
func rename(disk Disk, path string, text []byte, mode os.FileMode) error {
	f, err := disk.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err == nil {
		err = errors.Join(f.Chmod(mode), f.Sync())
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = disk.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, disk.Remove(f.Name()))
	}
	return nil
}

// restore puts a file back that was replaced; nil for one that was not there.
func restore(disk Disk, path string, before File, mode os.FileMode) error {
	if before == nil {
		return disk.Remove(path)
	}
	text, err := io.ReadAll(before)
	if err != nil {
		return err
	}
	if err := rename(disk, path, text, mode); err != nil {
		return err
	}
	return disk.SyncFolder(filepath.Dir(path))
}

// Rename gives a file another name in the same folder. It returns once the disk
// has it.
func Rename(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return OS.SyncFolder(filepath.Dir(to))
}
