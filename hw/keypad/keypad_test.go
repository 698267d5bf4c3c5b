package keypad

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/jonboulle/clockwork"
	"pgregory.net/rapid"

	"silvertray/hw"
	"silvertray/internal/leaktest"
)

// Keys of real devices, as /sys tells them on a machine of 64 bits.
const (
	keyboardKeys = "10000 c020000000000 0 0 700f02000003 3802078f870f401 febfffdfffefffff fffffffffffffffe"
	mouseKeys    = "ff0000 0 0 0 0"
	powerKeys    = "10000000000000 0"
)

// record is an event as a device writes it.
func record(e event) []byte {
	r := make([]byte, recordSize)
	order := binary.NativeEndian
	micros := e.at.Microseconds()
	if word == 8 {
		order.PutUint64(r, uint64(micros/1e6))
		order.PutUint64(r[word:], uint64(micros%1e6))
	} else {
		order.PutUint32(r, uint32(micros/1e6))
		order.PutUint32(r[word:], uint32(micros%1e6))
	}
	order.PutUint16(r[2*word:], e.kind)
	order.PutUint16(r[2*word+2:], e.code)
	order.PutUint32(r[2*word+4:], uint32(e.value))
	return r
}

// desk is a machine to plug keyboards into.
type desk struct {
	*Keypad
	clock *clockwork.FakeClock
	keys  *hw.Queue
	said  bytes.Buffer
	tries chan string // every device that is opened

	mu      sync.Mutex
	plugged map[string]*io.PipeReader
}

func (d *desk) open(path string) (io.ReadCloser, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.tries <- path
	if r, ok := d.plugged[path]; ok {
		return r, nil
	}
	return nil, &fs.PathError{Op: "open", Path: path, Err: fs.ErrNotExist}
}

// plug plugs a device in, and returns the end to type at.
func (d *desk) plug(path string) *io.PipeWriter {
	d.mu.Lock()
	defer d.mu.Unlock()
	r, w := io.Pipe()
	d.plugged[path] = r
	return w
}

func newDesk() *desk {
	d := &desk{clock: clockwork.NewFakeClock(), keys: hw.NewQueue(nil), tries: make(chan string, 100), plugged: map[string]*io.PipeReader{}}
	d.plug("/dev/input/event3")
	return d
}

func (d *desk) begin(t *testing.T, name string, files fs.FS) {
	t.Helper()
	d.Keypad = Open(name, d.keys, Options{Root: files, Device: d.open, Clock: d.clock, Log: slog.New(slog.NewTextHandler(&d.said, nil))})
	t.Cleanup(func() { d.Close() })
}

// until turns the clock till a device is opened.
func (d *desk) until(t *testing.T) {
	t.Helper()
	opened := leaktest.Settled(func() bool {
		select {
		case <-d.tries:
			return true
		default:
			d.clock.Advance(100 * time.Millisecond)
			return false
		}
	})
	if !opened {
		t.Fatal("the device is not opened")
	}
}

func tap(t *testing.T, w io.Writer, code uint16) {
	t.Helper()
	for _, e := range []event{
		{kind: 4, code: 4, value: 458792}, // the scan code comes first
		{kind: typeKey, code: code, value: pressed}, {},
		{kind: typeKey, code: code, value: released}, {},
	} {
		if _, err := w.Write(record(e)); err != nil {
			t.Fatal(err)
		}
	}
}

func machine() fstest.MapFS {
	return fstest.MapFS{
		classes + "/event0/device/capabilities/key": {Data: []byte(powerKeys + "\n")},
		classes + "/event1/device/capabilities/key": {Data: []byte(mouseKeys + "\n")},
		classes + "/event3/device/capabilities/key": {Data: []byte(keyboardKeys + "\n")},
	}
}

func TestAKeyboardIsFoundAndRead(t *testing.T) {
	if word != 8 {
		t.Skip("the machine described has 64 bits")
	}
	d := newDesk()
	typist := d.plug("/dev/input/event3")
	d.begin(t, Any, machine())
	if path := <-d.tries; path != "/dev/input/event3" {
		t.Fatalf("opened %s", path)
	}
	for code, want := range keys {
		tap(t, typist, code)
		if got := <-d.keys.Presses(); got != want {
			t.Errorf("code %d gives %v, want %v", code, got, want)
		}
	}
	tap(t, typist, 30) // A stands for nothing
	tap(t, typist, 28)
	if got := <-d.keys.Presses(); got != hw.OK {
		t.Errorf("after another letter: %v", got)
	}
}

func TestUnpluggedAndPluggedInAgain(t *testing.T) {
	const path = "/dev/input/by-id/usb-keypad-event-kbd"
	d := newDesk()
	typist := d.plug(path)
	d.begin(t, path, fstest.MapFS{})
	d.until(t)
	tap(t, typist, 103)
	<-d.keys.Presses()
	again := d.plug(path)
	typist.CloseWithError(errors.New("no such device"))
	d.until(t)
	tap(t, again, 108)
	if got := <-d.keys.Presses(); got != hw.Down {
		t.Errorf("got %v", got)
	}
}

func TestADeviceThatFailsIsLeftAloneForLongerAndLonger(t *testing.T) {
	var said bytes.Buffer
	clock, tries := clockwork.NewFakeClock(), []time.Duration{}
	began := clock.Now()
	k := &Keypad{devices: map[string]*device{}, Options: Options{
		Clock: clock, Log: slog.New(slog.NewTextHandler(&said, nil)),
		Device: func(string) (io.ReadCloser, error) {
			tries = append(tries, clock.Since(began))
			return nil, fs.ErrPermission
		},
	}}
	for range 100 {
		k.try("/dev/input/event9")
		clock.Advance(scanEvery)
	}
	want := []time.Duration{0, 1, 3, 7, 15, 31, 61, 91} // seconds
	for i := range want {
		want[i] *= time.Second
	}
	if !slices.Equal(tries, want) {
		t.Errorf("tried after %v, want %v", tries, want)
	}
	if n := strings.Count(said.String(), "usermod -aG input"); n != 1 {
		t.Errorf("said %d times what to do:\n%s", n, said.String())
	}
}

func TestFind(t *testing.T) {
	root := fstest.MapFS{
		byID + "/usb-SIGMACHIP_USB_Keyboard-event-kbd": {},
		byID + "/usb-SIGMACHIP_USB_Keyboard-mouse":     {},
		byID + "/usb-Logitech_Mouse-event-mouse":       {},
	}
	for name, want := range map[string][]string{
		"/dev/input/event7": {"/dev/input/event7"},
		"SIGMACHIP":         {"/" + byID + "/usb-SIGMACHIP_USB_Keyboard-event-kbd"},
	} {
		if got, err := find(root, name); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v, %v; want %v", name, got, err, want)
		}
	}
	for _, name := range []string{"Cherry", Any} {
		if _, err := find(root, name); err == nil || !strings.Contains(err.Error(), "plugged in") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := find(fstest.MapFS{}, "Cherry"); err == nil {
		t.Error("no devices at all is an error")
	}
}

func TestHeldKeys(t *testing.T) {
	for _, test := range []struct {
		code  uint16
		holds time.Duration
		want  []hw.Key
		stuck bool
	}{
		{28, 300 * time.Millisecond, []hw.Key{hw.OK}, false},
		{28, 3 * time.Second, []hw.Key{hw.OK, hw.OK | hw.Long}, false},
		{14, time.Minute, []hw.Key{hw.Back, hw.Back | hw.Long}, true},
		{103, time.Minute, []hw.Key{hw.Up}, true}, // repeats wait for the reader
	} {
		var said bytes.Buffer
		q := hw.NewQueue(nil)
		typist := typing{to: q, log: slog.New(slog.NewTextHandler(&said, nil)), down: map[uint16]*held{}}
		typist.take(event{kind: typeKey, code: test.code, value: pressed})
		for at := 250 * time.Millisecond; at < test.holds; at += 33 * time.Millisecond {
			typist.take(event{at: at, kind: typeKey, code: test.code, value: repeated})
		}
		q.Close()
		var got []hw.Key
		for k := range q.Presses() {
			got = append(got, k)
		}
		if !slices.Equal(got, test.want) || strings.Contains(said.String(), "stuck") != test.stuck {
			t.Errorf("code %d for %v: %v, said %q; want %v", test.code, test.holds, got, said.String(), test.want)
		}
	}
}

func TestDecodeReadsWhatIsWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := event{
			at:    time.Duration(rapid.Int64Range(0, 1<<30).Draw(t, "micros")) * time.Microsecond,
			kind:  rapid.Uint16().Draw(t, "kind"),
			code:  rapid.Uint16().Draw(t, "code"),
			value: rapid.Int32().Draw(t, "value"),
		}
		if got := decode((*[recordSize]byte)(record(want))); got != want {
			t.Fatalf("got %+v, want %+v", got, want)
		}
	})
}

func FuzzServes(f *testing.F) {
	f.Add(keyboardKeys)
	f.Add("zz ffffffffffffffff")
	f.Fuzz(func(t *testing.T, bits string) { serves(bits) })
}
