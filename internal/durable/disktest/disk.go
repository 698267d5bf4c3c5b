// Package disktest is a disk in memory that fails and loses power as a test
// wants it to.
package disktest

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"

	"silvertray/internal/durable"
)

// Kind is what an act does.
type Kind string

// The kinds of Act. All but the last change one file; the others change names.
const (
	Write      Kind = "write"
	Truncate   Kind = "truncate"
	Sync       Kind = "sync"
	Create     Kind = "create"
	Rename     Kind = "rename"
	Link       Kind = "link"
	Remove     Kind = "remove"
	SyncFolder Kind = "sync folder"
)

// Kinds are all of them.
var Kinds = []Kind{Write, Truncate, Sync, Create, Rename, Link, Remove, SyncFolder}

// Act is one thing done to a disk.
type Act struct {
	Kind Kind
	// Path of the file or folder, and To its new name for a Rename or Link.
	Path, To string
	// At is where a write begins, or how long a truncation leaves the file, in
	// bytes.
	At   int64
	Data []byte

	file *file
}

// Disk is a disk in memory. Folders need not be made. It is safe for concurrent
// use.
type Disk struct {
	mu    sync.Mutex
	names map[string]*file
	acts  []Act
	fail  func(Act) error
	temps int
}

// file is what one or more names stand for. It stays the same when its name
// changes.
type file struct{ data []byte }

var _ durable.Disk = (*Disk)(nil)

// New returns a disk with nothing on it.
func New() *Disk { return &Disk{names: make(map[string]*file)} }

// Fail sets what is asked before each act: an error makes it fail. A write that
// fails leaves its first half behind, as on a disk that fills up; any other act
// that fails changes nothing. Nil ends the failing.
func (d *Disk) Fail(fail func(Act) error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.fail = fail
}

// Acts is how many acts were done.
func (d *Disk) Acts() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.acts)
}

// Files are the files by path, as running programs see them.
func (d *Disk) Files() map[string][]byte {
	d.mu.Lock()
	defer d.mu.Unlock()
	files := make(map[string][]byte)
	for path, f := range d.names {
		files[path] = slices.Clone(f.data)
	}
	return files
}

// Put makes a file with nothing said of it, as if it had always been there.
func (d *Disk) Put(path string, data []byte) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.names[path] = &file{slices.Clone(data)}
	// It outlasts a power cut.
	d.acts = append(d.acts, Act{Kind: Create, Path: path, file: d.names[path]},
		Act{Kind: Write, Path: path, Data: slices.Clone(data), file: d.names[path]},
		Act{Kind: Sync, Path: path, file: d.names[path]}, Act{Kind: SyncFolder, Path: filepath.Dir(path)})
}

// Mirror does an act that another program does to a file of its own, such as a
// database, or returns why that is to fail. The file's name outlasts a power cut.
func (d *Disk) Mirror(a Act) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, ok := d.names[a.Path]
	if d.fail != nil {
		if err := d.fail(a); err != nil {
			return err
		}
	}
	if !ok {
		f = &file{}
		d.names[a.Path] = f
		d.acts = append(d.acts, Act{Kind: Create, Path: a.Path, file: f}, Act{Kind: SyncFolder, Path: filepath.Dir(a.Path)})
	}
	a.file = f
	d.acts = append(d.acts, a)
	f.data = a.onto(f.data, always)
	return nil
}

// do does an act with the lock held.
func (d *Disk) do(a Act) error {
	if d.fail != nil {
		if err := d.fail(a); err != nil {
			if a.Kind == Write {
				a.Data = a.Data[:len(a.Data)/2]
				d.acts = append(d.acts, a)
				a.file.data = a.onto(a.file.data, always)
			}
			return &fs.PathError{Op: string(a.Kind), Path: a.Path, Err: err}
		}
	}
	d.acts = append(d.acts, a)
	switch a.Kind {
	case Write, Truncate:
		a.file.data = a.onto(a.file.data, always)
	default:
		a.rename(d.names)
	}
	return nil
}

// rename carries an act that changes names out on them.
func (a Act) rename(names map[string]*file) {
	switch a.Kind {
	case Create, Link:
		if a.To != "" {
			names[a.To] = a.file
		} else {
			names[a.Path] = a.file
		}
	case Rename:
		delete(names, a.Path)
		names[a.To] = a.file
	case Remove:
		delete(names, a.Path)
	}
}

// Open opens a file.
func (d *Disk) Open(path string, flag int, _ os.FileMode) (durable.File, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, ok := d.names[path]
	if !ok {
		if flag&os.O_CREATE == 0 {
			return nil, missing("open", path)
		}
		f = &file{}
		if err := d.do(Act{Kind: Create, Path: path, file: f}); err != nil {
			return nil, err
		}
	}
	return &handle{disk: d, path: path, file: f, appends: flag&os.O_APPEND != 0}, nil
}

// CreateTemp makes a file.
func (d *Disk) CreateTemp(folder, pattern string) (durable.File, error) {
	d.mu.Lock()
	d.temps++
	path := filepath.Join(folder, strings.Replace(pattern, "*", fmt.Sprint(d.temps), 1))
	d.mu.Unlock()
	return d.Open(path, os.O_CREATE|os.O_RDWR, 0)
}

// Rename gives a file another name.
func (d *Disk) Rename(from, to string) error { return d.change(Rename, from, to) }

// Link gives a file one more name.
func (d *Disk) Link(from, to string) error {
	d.mu.Lock()
	_, taken := d.names[to]
	d.mu.Unlock()
	if taken {
		return &fs.PathError{Op: "link", Path: to, Err: syscall.EEXIST}
	}
	return d.change(Link, from, to)
}

// Remove takes a name away.
func (d *Disk) Remove(path string) error { return d.change(Remove, path, "") }

func (d *Disk) change(kind Kind, from, to string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	f, ok := d.names[from]
	if !ok {
		return missing(string(kind), from)
	}
	return d.do(Act{Kind: kind, Path: from, To: to, file: f})
}

// SyncFolder makes names outlast a power cut.
func (d *Disk) SyncFolder(path string) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.do(Act{Kind: SyncFolder, Path: path})
}

func missing(op, path string) error { return &fs.PathError{Op: op, Path: path, Err: fs.ErrNotExist} }

// Copy is another disk with the same files, as running programs see them.
func (d *Disk) Copy() *Disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	return clone(d.names)
}

// clone is a disk of its own with these files.
func clone(names map[string]*file) *Disk {
	d := New()
	for _, path := range slices.Sorted(maps.Keys(names)) {
		d.Put(path, names[path].data)
	}
	return d
}
