package buttons

import (
	"bytes"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/gpio/gpiotest"

	"silvertray/hw"
)

// pin is a key at a pin. Its edges come when the test says so.
type pin struct {
	gpiotest.Pin
	clock  clockwork.Clock
	edges  chan bool // what a wait for an edge brings
	halted chan struct{}
	once   sync.Once
	// broken refuses edges; deaf ends every wait at once.
	broken, deaf bool
}

func (p *pin) In(pull gpio.Pull, edge gpio.Edge) error {
	if p.broken && edge != gpio.NoEdge {
		return errors.New("edges are not known here")
	}
	p.P = pull
	return nil
}

func (p *pin) WaitForEdge(bound time.Duration) bool {
	if p.deaf {
		return false
	}
	timer := p.clock.NewTimer(bound)
	defer timer.Stop()
	select {
	case <-p.edges:
		return true
	case <-timer.Chan():
	case <-p.halted:
	}
	return false
}

func (p *pin) Halt() error {
	p.once.Do(func() { close(p.halted) })
	return nil
}

// set changes the level without an edge.
func (p *pin) set(l gpio.Level) { _ = p.Out(l) }

// change changes the level with one.
func (p *pin) change(l gpio.Level) {
	p.set(l)
	p.edges <- true
}

// board is four keys with a clock that the test turns.
type board struct {
	*Buttons
	clock *clockwork.FakeClock
	pins  map[string]*pin
	keys  *hw.Queue
	said  *safe
	// waits is how many wait for the clock while nothing happens.
	waits int
}

// safe is a log that may be read meanwhile.
type safe struct {
	mu sync.Mutex
	bytes.Buffer
}

func (s *safe) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.Buffer.Write(p)
}

func (s *safe) has(text string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Contains(s.String(), text)
}

var hat = []hw.Wire{{Key: hw.Up, Pin: "GPIO5"}, {Key: hw.Down, Pin: "GPIO6"}, {Key: hw.OK, Pin: "GPIO13"}, {Key: hw.Back, Pin: "GPIO19"}}

func wire(t *testing.T, prepare func(*pin)) *board {
	t.Helper()
	b := &board{clock: clockwork.NewFakeClock(), pins: map[string]*pin{}, keys: hw.NewQueue(nil), said: &safe{}, waits: 1}
	for _, l := range hat {
		p := &pin{clock: b.clock, edges: make(chan bool), halted: make(chan struct{})}
		p.N, p.L = l.Pin, gpio.High
		if prepare != nil {
			prepare(p)
		}
		b.pins[l.Pin] = p
		if !p.broken && !p.deaf {
			b.waits++
		}
	}
	find := func(name string) gpio.PinIn {
		if p, ok := b.pins[name]; ok {
			return p
		}
		return nil
	}
	var err error
	b.Buttons, err = Open(hat, b.keys, Options{Pin: find, Clock: b.clock, Log: slog.New(slog.NewTextHandler(b.said, nil))})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}

// turn turns the clock by a millisecond, once everything that was to happen
// before has happened.
func (b *board) turn(t *testing.T) {
	t.Helper()
	if err := b.clock.BlockUntilContext(t.Context(), b.waits); err != nil {
		t.Fatal(err)
	}
	b.clock.Advance(ms)
}

// next turns the clock until a key comes.
func (b *board) next(t *testing.T) hw.Key {
	t.Helper()
	for range 100_000 {
		select {
		case k := <-b.keys.Presses():
			return k
		default:
			b.turn(t)
		}
	}
	t.Fatal("no press comes")
	return 0
}

func TestEdgesBecomePresses(t *testing.T) {
	b := wire(t, nil)
	for _, l := range []hw.Wire{hat[2], hat[0], hat[3], hat[1]} {
		b.pins[l.Pin].change(gpio.Low)
		if got := b.next(t); got != l.Key {
			t.Fatalf("%s gives %v, want %v", l.Pin, got, l.Key)
		}
		b.pins[l.Pin].change(gpio.High)
		for range 100 {
			b.turn(t)
		}
	}
}

func TestPinsWithoutEdgesArePolled(t *testing.T) {
	for name, prepare := range map[string]func(*pin){
		"refused": func(p *pin) { p.broken = true },
		"silent":  func(p *pin) { p.deaf = true },
	} {
		t.Run(name, func(t *testing.T) {
			b := wire(t, prepare)
			b.pins["GPIO6"].set(gpio.Low)
			if got := b.next(t); got != hw.Down {
				t.Errorf("got %v", got)
			}
			for range 100_000 { // nothing tells how often the pin has been tried
				if b.said.has("no edges") {
					return
				}
				b.turn(t)
			}
			t.Error("nothing is said about the edges")
		})
	}
}

func TestALostEdgeIsMadeUpFor(t *testing.T) {
	b := wire(t, nil)
	b.pins["GPIO13"].set(gpio.Low) // and no edge
	if got := b.next(t); got != hw.OK {
		t.Errorf("got %v", got)
	}
}

func TestOKHeldIsALongPress(t *testing.T) {
	b := wire(t, nil)
	b.pins["GPIO13"].change(gpio.Low)
	got := []hw.Key{b.next(t), b.next(t)}
	if want := []hw.Key{hw.OK, hw.OK | hw.Long}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestAnArrowHeldRepeatsAndIsCalledStuck(t *testing.T) {
	b := wire(t, nil)
	b.pins["GPIO5"].change(gpio.Low)
	for i := range 5 {
		want := hw.Up
		if i > 0 {
			want |= hw.Long
		}
		if got := b.next(t); got != want {
			t.Fatalf("got %v, want %v", got, want)
		}
	}
	for range 60_000 {
		if b.said.has("stuck") {
			return
		}
		select {
		case <-b.keys.Presses():
		default:
			b.turn(t)
		}
	}
	t.Error("a minute later the key is not called stuck")
}

func TestAKeyThatIsDownFromTheStartIsNoPress(t *testing.T) {
	b := wire(t, func(p *pin) {
		if p.N == "GPIO19" {
			p.L = gpio.Low
		}
	})
	if down := b.Down(); !slices.Equal(down, []hw.Key{hw.Back}) {
		t.Errorf("down are %v", down)
	}
	for range 1000 {
		b.turn(t)
	}
	b.pins["GPIO5"].change(gpio.Low)
	if got := b.next(t); got != hw.Up {
		t.Errorf("first comes %v, want the key that was pressed", got)
	}
}

func TestOpenSaysWhatIsWrong(t *testing.T) {
	none := func(string) gpio.PinIn { return nil }
	if _, err := Open(hat, hw.NewQueue(nil), Options{Pin: none}); err == nil || !strings.Contains(err.Error(), "no pin GPIO5") {
		t.Errorf("a machine without pins: %v", err)
	}
}
