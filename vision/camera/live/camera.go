package live

import (
	"context"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/jonboulle/clockwork"
)

// Settings of a camera. What is zero gets the default.
type Settings struct {
	// Name of the camera for people, and what to do when it falls silent.
	Name, Mend string
	// Warmup counts the first shots of every opening, which nobody sees.
	Warmup int
	// Start is how long a camera may take from opening to its first shot, and
	// Patience how long from one shot to the next.
	Start, Patience time.Duration
	// Clock is the real one by default.
	Clock clockwork.Clock
}

// Defaults of Settings.
const (
	DefaultStart    = 10 * time.Second
	DefaultPatience = 3 * time.Second
)

// Camera is a camera that is kept running until Close.
type Camera struct {
	settings Settings
	open     Opener
	stop     context.CancelFunc
	done     chan struct{}

	mu sync.Mutex
	// begun counts the shots that were waited for.
	begun int
	// newest is the shot that nobody has taken yet.
	newest *numbered
	// trouble is why no shots come; nil while they do. It has changed so many
	// times, and was last told at so many.
	trouble        error
	troubles, told int
	closed         bool
	// changed is closed, and another made, whenever something above changes.
	changed chan struct{}
}

// numbered is a shot and how many were begun when it was.
type numbered struct {
	Shot
	number int
}

// Keep opens a camera and keeps it running.
func Keep(open Opener, s Settings) *Camera {
	if s.Start == 0 {
		s.Start = DefaultStart
	}
	if s.Patience == 0 {
		s.Patience = DefaultPatience
	}
	if s.Clock == nil {
		s.Clock = clockwork.NewRealClock()
	}
	ctx, stop := context.WithCancel(context.Background())
	c := &Camera{
		settings: s, open: open, stop: stop,
		done: make(chan struct{}), changed: make(chan struct{}),
	}
	go c.keep(ctx)
	return c
}

// Next waits for a shot that the camera began after it was asked for. Where
// something is wrong with the camera, the error says so: at once where it has
// not been told yet, otherwise after Settings.Patience. The next call goes on
// waiting; the camera is opened again meanwhile. The error is io.EOF after
// Close.
func (c *Camera) Next(ctx context.Context) (Shot, error) {
	c.mu.Lock()
	asked := c.begun
	c.mu.Unlock()
	timer := c.settings.Clock.NewTimer(c.settings.Patience)
	defer timer.Stop()
	for long := false; ; {
		changed, shot, err := c.take(asked, long)
		if changed == nil {
			return shot, err
		}
		select {
		case <-changed:
		case <-timer.Chan():
			long = true
		case <-ctx.Done():
			return Shot{}, fmt.Errorf("wait for a picture of %s: %w", c.settings.Name, ctx.Err())
		}
	}
}

// take takes a shot begun after so many, or an error, or else returns what to
// wait for. After a long wait, trouble is told once more.
func (c *Camera) take(asked int, long bool) (<-chan struct{}, Shot, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.closed:
		return nil, Shot{}, io.EOF
	case c.newest != nil && c.newest.number > asked:
		shot := c.newest.Shot
		c.newest = nil
		return nil, shot, nil
	case c.trouble != nil && (long || c.told != c.troubles):
		c.told = c.troubles
		return nil, Shot{}, c.trouble
	}
	return c.changed, Shot{}, nil
}

// Close stops the camera. The error says that the driver does not let go of
// it, so that it cannot be opened again yet.
func (c *Camera) Close() error {
	c.stop()
	c.change(func() { c.closed = true })
	timer := c.settings.Clock.NewTimer(c.settings.Patience)
	defer timer.Stop()
	select {
	case <-c.done:
		return nil
	case <-timer.Chan():
		return fmt.Errorf("%s does not stop; pull its plug", c.settings.Name)
	}
}

// change changes what Next waits for, and wakes it. A shot that nobody has
// taken by then is stale.
func (c *Camera) change(how func()) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.newest != nil {
		c.newest.Close()
		c.newest = nil
	}
	how()
	close(c.changed)
	c.changed = make(chan struct{})
}
