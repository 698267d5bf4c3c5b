package store

import (
	"fmt"
	"path/filepath"
	"sync"
	"testing"
	"unsafe"

	"modernc.org/libc"
	sqlite3 "modernc.org/sqlite/lib"
)

// wire stands between SQLite and its files: it writes down what goes to them,
// and fails on demand. SQLite's own functions for files do the work.
type wire struct {
	mu    sync.Mutex
	files map[uintptr]string // by SQLite's handle
	ops   []op
	// fail returns SQLite's code for an act that is to fail, else 0.
	fail func(op) int32
}

// op is one act on a file.
type op struct {
	file string // its name without the folder
	kind string // "write", "truncate" or "sync"
	at   int64  // where a write begins, or how long a truncation leaves it
	data []byte
}

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
	w := &wire{files: make(map[uintptr]string)}
	tapped.wire = w
	return w
}

// act writes an act down and says whether it is to fail.
func (w *wire) act(file uintptr, kind string, at int64, data []byte) int32 {
	w.mu.Lock()
	defer w.mu.Unlock()
	o := op{w.files[file], kind, at, data}
	if w.fail != nil {
		if code := w.fail(o); code != 0 {
			return code
		}
	}
	w.ops = append(w.ops, o)
	return 0
}

func (w *wire) count() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.ops)
}

func (w *wire) set(fail func(op) int32) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.fail = fail
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
	w.files[file] = filepath.Base(libc.GoString(name))
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
	if code := tapped.wire.act(file, "write", at, data); code != 0 {
		return code
	}
	return called[func(*libc.TLS, uintptr, uintptr, int32, int64) int32](theirs().FxWrite)(tls, file, buffer, n, at)
}

func wireTruncate(tls *libc.TLS, file uintptr, size int64) int32 {
	if code := tapped.wire.act(file, "truncate", size, nil); code != 0 {
		return code
	}
	return called[func(*libc.TLS, uintptr, int64) int32](theirs().FxTruncate)(tls, file, size)
}

func wireSync(tls *libc.TLS, file uintptr, flags int32) int32 {
	if code := tapped.wire.act(file, "sync", 0, nil); code != 0 {
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
