package live

import (
	"context"
	"fmt"
	"time"
)

// A camera is opened again after a while, which doubles from one failure to
// the next.
const (
	firstRetry = 500 * time.Millisecond
	lastRetry  = 8 * time.Second
)

// keep opens the camera again and again, until ctx ends.
func (c *Camera) keep(ctx context.Context) {
	defer close(c.done)
	for wait := firstRetry; ; wait = min(2*wait, lastRetry) {
		warm, err := c.attempt(ctx)
		if warm {
			wait = firstRetry
		}
		if err != nil {
			c.fail(err)
		}
		timer := c.settings.Clock.NewTimer(wait)
		select {
		case <-ctx.Done():
			timer.Stop()
			return
		case <-timer.Chan():
		}
	}
}

// attempt opens the camera once and shows what it sends until that ends. It
// reports whether the camera was warm by then, and what ended it; silence it has
// told already. It returns when the camera is closed again: no two are ever
// open.
func (c *Camera) attempt(ctx context.Context) (warm bool, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	shots, ended := make(chan numbered), make(chan error, 1)
	go func() { ended <- c.pump(ctx, shots) }()
	timer := c.settings.Clock.NewTimer(c.settings.Start)
	defer timer.Stop()
	for seen := 1; ; seen++ {
		select {
		case shot := <-shots:
			timer.Reset(c.settings.Patience)
			if warm = seen > c.settings.Warmup; warm {
				c.show(shot)
			} else {
				shot.Close()
			}
		case err := <-ended:
			return warm, err
		case <-timer.Chan():
			c.fail(c.silence())
			cancel()
			<-ended
			return warm, nil
		case <-ctx.Done():
			<-ended
			return warm, nil
		}
	}
}

// pump hands on the shots of one opening.
func (c *Camera) pump(ctx context.Context, shots chan<- numbered) error {
	feed, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer feed.Close() // how it ended is known already
	for {
		number := c.begin()
		shot, err := feed.Next()
		if err != nil {
			return err
		}
		select {
		case shots <- numbered{shot, number}:
		case <-ctx.Done():
			shot.Close()
			return ctx.Err()
		}
	}
}

// begin counts a shot that is waited for.
func (c *Camera) begin() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.begun++
	return c.begun
}

func (c *Camera) show(shot numbered) {
	c.change(func() {
		if c.closed {
			shot.Close()
			return
		}
		c.newest, c.trouble = &shot, nil
	})
}

func (c *Camera) fail(err error) {
	c.change(func() {
		c.trouble = err
		c.troubles++
	})
}

func (c *Camera) silence() error {
	return fmt.Errorf("%s sends no pictures; %s", c.settings.Name, c.settings.Mend)
}
