package store

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/durable"
	"silvertray/internal/durable/disktest"
	"silvertray/internal/ledger/keepertest"
)

// TestKeeper has the database and the files beside it on one disk in memory.
func TestKeeper(t *testing.T) {
	w := tap(t)
	keepertest.Test(t, func() keepertest.Open {
		return func(t testing.TB, disk *disktest.Disk) keepertest.Opened {
			t.Helper()
			folder := w.put(t, disk)
			s, err := Open(Config{
				Folder: folder, Games: keepertest.Games, Clock: clockwork.NewFakeClockAt(begun),
				parameters: "&vfs=" + wireName, disk: below{disk, folder},
			})
			if err != nil {
				t.Fatal(err)
			}
			return keepertest.Opened{Keeper: s, Stored: s.Resume("", nil), Close: func() {
				s.Close()
				os.RemoveAll(folder)
			}}
		}
	})
}

// below is a disk in memory as a store sees it that has its database in a folder.
type below struct {
	*disktest.Disk
	folder string
}

var _ durable.Disk = below{}

// path is where a file or the folder itself lies in memory.
func (b below) path(path string) string {
	if path == b.folder {
		return stateFolder
	}
	return filepath.Join(stateFolder, filepath.Base(path))
}

func (b below) Open(path string, flag int, mode os.FileMode) (durable.File, error) {
	return b.Disk.Open(b.path(path), flag, mode)
}

func (b below) CreateTemp(folder, pattern string) (durable.File, error) {
	return b.Disk.CreateTemp(b.path(folder), pattern)
}

// Rename also puts the database where SQLite looks for it.
func (b below) Rename(from, to string) error {
	err := b.Disk.Rename(b.path(from), b.path(to))
	if err == nil && filepath.Base(to) == Database {
		err = os.WriteFile(to, b.Files()[b.path(to)], 0o600)
	}
	return err
}

func (b below) Link(from, to string) error   { return b.Disk.Link(b.path(from), b.path(to)) }
func (b below) Remove(path string) error     { return b.Disk.Remove(b.path(path)) }
func (b below) SyncFolder(path string) error { return b.Disk.SyncFolder(b.path(path)) }
