package durable

import (
	"errors"
	"os"
	"path/filepath"
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

// replace reports whether the file is another one now, which it also is where
// only the last step failed.
func replace(disk Disk, path string, text []byte, mode os.FileMode) (replaced bool, err error) {
	f, err := disk.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return false, err
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
		return false, errors.Join(err, disk.Remove(f.Name()))
	}
	return true, disk.SyncFolder(filepath.Dir(path))
}

// Rename gives a file another name in the same folder. It returns once the disk
// has it.
func Rename(from, to string) error {
	if err := os.Rename(from, to); err != nil {
		return err
	}
	return OS.SyncFolder(filepath.Dir(to))
}
