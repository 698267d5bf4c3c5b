package durable

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// mostAside bounds how many files of a name are kept aside.
const mostAside = 8

// SetAside renames what cannot be read, whatever it is, so that another file can
// take its place: "seats.json" becomes "seats-damaged-1.json". It returns the new
// path. The first ones are kept, which hold the most, and of all later ones the
// newest.
func SetAside(disk Disk, path string) (aside string, err error) {
	for n := 1; n <= mostAside; n++ {
		aside = damagedName(path, n)
		if free, err := isFree(disk, aside); err != nil {
			return "", err
		} else if free {
			break
		}
		if n == mostAside {
			if err := disk.Remove(aside); err != nil {
				return "", fmt.Errorf("make room for a damaged file: %w", err)
			}
		}
	}
	if err := disk.Rename(path, aside); err != nil {
		return "", fmt.Errorf("set a damaged file aside: %w", err)
	}
	return aside, disk.SyncFolder(filepath.Dir(path))
}

// damagedName is what a file is called once it is set aside.
func damagedName(path string, n int) string {
	ending := filepath.Ext(path)
	return fmt.Sprintf("%s-damaged-%d%s", strings.TrimSuffix(path, ending), n, ending)
}

// isFree reports whether nothing has a name. What may not be opened is there.
func isFree(disk Disk, path string) (bool, error) {
	f, err := disk.Open(path, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	switch {
	case err == nil:
		return false, f.Close()
	case errors.Is(err, fs.ErrNotExist):
		return true, nil
	case errors.Is(err, syscall.ENOTDIR):
		return false, err
	}
	return false, nil
}
