package buttons

import (
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/gpio/gpioreg"
	"periph.io/x/host/v3"

	"silvertray/hw"
)

// Presses takes the presses of keys; hw.Queue is one.
type Presses interface {
	Press(hw.Key)
	// Repeat is one more press of a key that is held.
	Repeat(hw.Key)
}

// Options of the buttons. A nil field gets its default.
type Options struct {
	// Pin finds a pin by name; the default looks at this machine.
	Pin func(name string) gpio.PinIn
	// Clock is the real one by default.
	Clock clockwork.Clock
	// Log takes stuck keys and missing edges; the default discards them.
	Log *slog.Logger
}

// Buttons are keys that are being read, until Close.
type Buttons struct {
	buttons []*button
	to      Presses
	clock   clockwork.Clock
	log     *slog.Logger

	edges chan notice
	done  chan struct{}
	close sync.Once
	tasks sync.WaitGroup
}

// button is one key at its pin.
type button struct {
	hw.Wire
	contact
	pin   gpio.PinIn
	polls bool // the kernel gives no edges
}

// Open reads the keys on these wires and sends their presses to to. A key that
// is already down counts once it was let go and pressed again.
func Open(wires []hw.Wire, to Presses, o Options) (*Buttons, error) {
	if o.Pin == nil {
		if _, err := host.Init(); err != nil {
			return nil, fmt.Errorf("prepare the GPIO pins: %w", err)
		}
		o.Pin = pinOf
	}
	if o.Clock == nil {
		o.Clock = clockwork.NewRealClock()
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	b := &Buttons{to: to, clock: o.Clock, log: o.Log, edges: make(chan notice), done: make(chan struct{})}
	for _, wire := range wires {
		button, err := b.set(wire, o.Pin(wire.Pin))
		if err != nil {
			return nil, fmt.Errorf("key %s: %w", wire.Key, err)
		}
		b.buttons = append(b.buttons, button)
	}
	b.start()
	return b, nil
}

// pinOf finds a pin of this machine. It returns a nil interface, not a nil pin in
// one, where there is none.
func pinOf(name string) gpio.PinIn {
	if pin := gpioreg.ByName(name); pin != nil {
		return pin
	}
	return nil
}

// set makes a pin an input that is pulled to the level of an open contact.
func (b *Buttons) set(wire hw.Wire, pin gpio.PinIn) (*button, error) {
	if pin == nil {
		return nil, fmt.Errorf("this machine has no pin %s; name another one in the setting keys", wire.Pin)
	}
	pull := gpio.PullUp
	if wire.High {
		pull = gpio.PullDown
	}
	k := &button{Wire: wire, pin: pin}
	k.steps = wire.Key == hw.Up || wire.Key == hw.Down
	if err := pin.In(pull, gpio.BothEdges); err != nil {
		if plain := pin.In(pull, gpio.NoEdge); plain != nil {
			return nil, fmt.Errorf("pin %s cannot be read; is another program using it, is the user in the group gpio? %w",
				wire.Pin, errors.Join(err, plain))
		}
		b.polled(k, err)
	}
	if k.isClosed() { // down since before
		now := b.clock.Now()
		k.closed, k.since, k.down, k.at = true, now, true, now
	}
	return k, nil
}

func (b *Buttons) polled(k *button, why error) {
	k.polls = true
	b.log.Warn("the kernel gives no edges for a key; its pin is looked at instead", "key", k.Key, "pin", k.Pin, "every", pollEvery, "error", why)
}

// isClosed reports whether the contact is closed now.
func (k *button) isClosed() bool { return k.pin.Read() == gpio.Level(k.High) }

// Close stops reading, and returns when no pin is in use any more.
func (b *Buttons) Close() error {
	b.close.Do(func() { close(b.done) })
	var err error
	for _, k := range b.buttons {
		err = errors.Join(err, k.pin.Halt()) // ends a wait for an edge
	}
	b.tasks.Wait()
	return err
}

const (
	// pollEvery is how often a pin without edges is read: twice in the time that
	// a contact takes to settle.
	pollEvery = settleClosed / 2
	// edgeBound bounds a wait for an edge, so that a lost edge costs at most a
	// second.
	edgeBound = time.Second
)

// Down lists the keys that are down at this moment.
func (b *Buttons) Down() []hw.Key {
	var down []hw.Key
	for _, k := range b.buttons {
		if k.isClosed() {
			down = append(down, k.Key)
		}
	}
	return down
}
