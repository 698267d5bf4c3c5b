package store

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
	"unsafe"

	"silvertray/internal/durable/disktest"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// wire stands between SQLite and its files: what goes to them is done to a disk in
// memory as well, which fails on demand. SQLite's own functions for files do the
// work.
type wire struct {
	mu    sync.Mutex
	files map[uintptr]onDisk // by SQLite's handle
	// disk is the one for files in all folders that are not among disks.
	disk  *disktest.Disk
	disks map[string]*disktest.Disk
}

// onDisk is a file in memory.
type onDisk struct {
	disk *disktest.Disk
	path string
}

// stateFolder is the folder of all files in memory, wherever SQLite has them.
const stateFolder = "/state"

// wireName is how SQLite calls the files that go through the wire.
const wireName = "wire"

// tapped is the wire that is in use; SQLite's functions have no room for it.
var tapped taps

type taps struct {
	once    sync.Once
	wire    *wire
	base    uintptr             // the sqlite3_vfs that does the work
	origin  uintptr             // its methods of a file
	methods map[uintptr]uintptr // ours, by those of a kind of file
}

// tap lays a wire for the test. Tests with one do not run beside each other.
func tap(t *testing.T) *wire {
	t.Helper()
	tapped.once.Do(func() {
		tls := libc.NewTLS()
		tapped.base = sqlite3.Xsqlite3_vfs_find(tls, 0)
		vfs := copied(tls, tapped.base, unsafe.Sizeof(sqlite3.Tsqlite3_vfs{}))
		name, err := libc.CString(wireName)
		if err != nil {
			panic(err)
		}
		v := (*sqlite3.Tsqlite3_vfs)(pointer(vfs))
		v.FzName, v.FpNext, v.FxOpen = name, 0, function(wireOpen)
		if code := sqlite3.Xsqlite3_vfs_register(tls, vfs, 0); code != 0 {
			panic(fmt.Sprint("register the wire: ", code))
		}
	})
	w := &wire{files: make(map[uintptr]onDisk), disk: disktest.New(), disks: make(map[string]*disktest.Disk)}
	tapped.wire = w
	return w
}

// act does an act to the disk in memory, and says whether it is to fail.
func (w *wire) act(file uintptr, kind disktest.Kind, at int64, data []byte) int32 {
	w.mu.Lock()
	f := w.files[file]
	w.mu.Unlock()
	err := f.disk.Mirror(disktest.Act{Kind: kind, Path: f.path, At: at, Data: data})
	var known code
	switch {
	case err == nil:
		return 0
	case errors.As(err, &known):
		return int32(known)
	case errors.Is(err, syscall.ENOSPC) && kind == disktest.Write:
		return sqlite3.SQLITE_FULL
	}
	return sqlite3.SQLITE_IOERR
}

// failWith fails acts of a kind with a code of SQLite's.
func (w *wire) failWith(kind disktest.Kind, c code) {
	w.disk.Fail(func(a disktest.Act) error {
		if a.Kind == kind {
			return c
		}
		return nil
	})
}

// code is SQLite's for why an act fails.
type code int32

func (c code) Error() string { return fmt.Sprintf("code %d", int32(c)) }

// put lays a disk's files into a folder that belongs to it from now on.
func (w *wire) put(t testing.TB, disk *disktest.Disk) (folder string) {
	folder = t.TempDir()
	for path, text := range disk.Files() {
		place(t, folder, filepath.Base(path), text)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.disks[folder] = disk
	return folder
}

// The functions that SQLite calls. Theirs are called with the same arguments.

func wireOpen(tls *libc.TLS, _, name, file uintptr, flags int32, out uintptr) int32 {
	open := (*sqlite3.Tsqlite3_vfs)(pointer(tapped.base)).FxOpen
	code := called[func(*libc.TLS, uintptr, uintptr, uintptr, int32, uintptr) int32](open)(tls, tapped.base, name, file, flags, out)
	f := (*sqlite3.Tsqlite3_file)(pointer(file))
	if code != 0 || f.FpMethods == 0 || name == 0 {
		return code
	}
	if tapped.methods[f.FpMethods] == 0 {
		tapped.wrap(tls, f.FpMethods)
	}
	f.FpMethods = tapped.methods[f.FpMethods]
	w := tapped.wire
	w.mu.Lock()
	defer w.mu.Unlock()
	path := libc.GoString(name)
	mirrored := onDisk{w.disk, filepath.Join(stateFolder, filepath.Base(path))}
	if disk, ok := w.disks[filepath.Dir(path)]; ok {
		mirrored.disk = disk
	}
	w.files[file] = mirrored
	return code
}

// wrap makes methods of a kind of file that go through the wire. The kinds
// differ in how they lock, not in how they write.
func (t *taps) wrap(tls *libc.TLS, origin uintptr) {
	if t.methods == nil {
		t.origin, t.methods = origin, make(map[uintptr]uintptr)
	}
	ours := copied(tls, origin, unsafe.Sizeof(sqlite3.Tsqlite3_io_methods{}))
	m := (*sqlite3.Tsqlite3_io_methods)(pointer(ours))
	if m.FxWrite != theirs().FxWrite || m.FxTruncate != theirs().FxTruncate || m.FxSync != theirs().FxSync {
		panic("SQLite has another way to write this kind of file")
	}
	m.FxWrite, m.FxTruncate, m.FxSync = function(wireWrite), function(wireTruncate), function(wireSync)
	t.methods[origin] = ours
}

func theirs() *sqlite3.Tsqlite3_io_methods {
	return (*sqlite3.Tsqlite3_io_methods)(pointer(tapped.origin))
}

func wireWrite(tls *libc.TLS, file, buffer uintptr, n int32, at int64) int32 {
	data := append([]byte(nil), unsafe.Slice((*byte)(pointer(buffer)), n)...)
	if code := tapped.wire.act(file, disktest.Write, at, data); code != 0 {
		return code
	}
	return called[func(*libc.TLS, uintptr, uintptr, int32, int64) int32](theirs().FxWrite)(tls, file, buffer, n, at)
}

func wireTruncate(tls *libc.TLS, file uintptr, size int64) int32 {
	if code := tapped.wire.act(file, disktest.Truncate, size, nil); code != 0 {
		return code
	}
	return called[func(*libc.TLS, uintptr, int64) int32](theirs().FxTruncate)(tls, file, size)
}

func wireSync(tls *libc.TLS, file uintptr, flags int32) int32 {
	if code := tapped.wire.act(file, disktest.Sync, 0, nil); code != 0 {
		return code
	}
	return called[func(*libc.TLS, uintptr, int32) int32](theirs().FxSync)(tls, file, flags)
}

// SQLite, translated to Go, calls through numbers that are Go's own function
// values. These turn one into the other.

func function(f any) uintptr { return (*[2]uintptr)(unsafe.Pointer(&f))[1] }

func called[F any](number uintptr) F { return *(*F)(unsafe.Pointer(&number)) }

// pointer is memory that SQLite's allocator owns, which Go's never moves.
func pointer(address uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&address)) }

// copied copies memory to where SQLite may keep it.
func copied(tls *libc.TLS, from, size uintptr) uintptr {
	to := libc.Xmalloc(tls, libc.Tsize_t(size))
	copy(unsafe.Slice((*byte)(pointer(to)), size), unsafe.Slice((*byte)(pointer(from)), size))
	return to
}
