package keypad

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/hw"
)

// Presses takes the presses of keys; hw.Queue is one.
type Presses interface {
	Press(hw.Key)
	// Repeat is one more press of a key that is held.
	Repeat(hw.Key)
}

// Options of the keypad. A nil field gets its default.
type Options struct {
	// Root of the file system in which devices are looked for.
	Root fs.FS
	// Device opens a device file. Closing it ends a read that waits.
	Device func(path string) (io.ReadCloser, error)
	// Clock is the real one by default.
	Clock clockwork.Clock
	// Log takes devices that come and go; the default discards them.
	Log *slog.Logger
}

// Keypad follows the keyboards and keypads of a name as they come and go,
// until Close.
type Keypad struct {
	name string
	to   Presses
	Options

	mu      sync.Mutex
	devices map[string]*device
	said    string // the last reason why there is none

	done   chan struct{}
	close  sync.Once
	search sync.WaitGroup
	reads  sync.WaitGroup
}

// device is one that is open, or will be tried again.
type device struct {
	file io.ReadCloser // nil while it is not open
	// pause is how long to leave it alone, and next when that is over.
	pause time.Duration
	next  time.Time
}

const (
	// scanEvery is how often new devices are looked for.
	scanEvery = time.Second
	// longestPause is how long a device that fails is left alone at most.
	longestPause = 30 * time.Second
)

// Open reads the devices that a name stands for: Any, a device file, or a part of a
// name under /dev/input/by-id. It succeeds even when nothing is plugged in.
func Open(name string, to Presses, o Options) *Keypad {
	if o.Root == nil {
		o.Root = os.DirFS("/")
	}
	if o.Device == nil {
		o.Device = func(path string) (io.ReadCloser, error) { return os.Open(path) }
	}
	if o.Clock == nil {
		o.Clock = clockwork.NewRealClock()
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	k := &Keypad{name: name, to: to, Options: o, devices: map[string]*device{}, done: make(chan struct{})}
	k.search.Add(1)
	go k.run()
	return k
}

// run looks for devices until Close.
func (k *Keypad) run() {
	defer k.search.Done()
	ticker := k.Clock.NewTicker(scanEvery)
	defer ticker.Stop()
	for {
		k.scan()
		select {
		case <-k.done:
			return
		case <-ticker.Chan():
		}
	}
}

// scan opens what is there and not open yet.
func (k *Keypad) scan() {
	paths, err := find(k.Root, k.name)
	if err != nil {
		k.none(err)
		return
	}
	k.said = ""
	for _, path := range paths {
		k.try(path)
	}
}

// none logs why there is no keypad, once.
func (k *Keypad) none(err error) {
	if k.said != err.Error() {
		k.said = err.Error()
		k.Log.Info("no keypad yet; it may be plugged in at any time", "reason", err)
	}
}

// try opens a device, unless it is open or has failed a moment ago.
func (k *Keypad) try(path string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	d := k.devices[path]
	if d == nil {
		d = &device{}
		k.devices[path] = d
	}
	if d.file != nil || k.Clock.Now().Before(d.next) {
		return
	}
	file, err := k.Device(path)
	if err != nil {
		k.refused(path, d, err)
		return
	}
	d.file = file
	k.Log.Info("a keypad is read", "device", path)
	k.reads.Add(1)
	go k.read(path, d, file)
}

// failed leaves a device alone for a while, each time for longer.
func (k *Keypad) failed(d *device) {
	d.pause = min(max(2*d.pause, scanEvery), longestPause)
	d.next = k.Clock.Now().Add(d.pause)
}

// refused logs why a device cannot be opened, the first time.
func (k *Keypad) refused(path string, d *device, err error) {
	switch {
	case d.pause > 0: // said already
	case errors.Is(err, fs.ErrPermission):
		k.Log.Warn("a keypad may not be read; run: sudo usermod -aG input $USER, then log in again", "device", path)
	default:
		k.Log.Warn("a keypad cannot be read; plug it in anew", "device", path, "error", err)
	}
	k.failed(d)
}

// read sends on what is typed until the device is gone.
func (k *Keypad) read(path string, d *device, file io.ReadCloser) {
	defer k.reads.Done()
	t := typing{to: k.to, log: k.Log, down: map[uint16]*held{}}
	var record [recordSize]byte
	var err error
	for got := 0; ; got++ {
		if _, err = io.ReadFull(file, record[:]); err != nil {
			k.gone(path, d, got > 0, err)
			return
		}
		t.take(decode(&record))
	}
}

// gone closes a device. One that has worked may come back at once.
func (k *Keypad) gone(path string, d *device, worked bool, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	d.file.Close()
	d.file = nil
	if worked {
		d.pause = 0
	} else {
		k.failed(d)
	}
	k.Log.Info("a keypad has gone; it is taken up again when it is back", "device", path, "reason", err)
}

// Close stops reading, and returns when no device is in use any more.
func (k *Keypad) Close() error {
	k.close.Do(func() { close(k.done) })
	k.search.Wait() // nothing is opened from here on
	k.mu.Lock()
	for _, d := range k.devices {
		if d.file != nil {
			d.file.Close() // ends its read
		}
	}
	k.mu.Unlock()
	k.reads.Wait()
	return nil
}
