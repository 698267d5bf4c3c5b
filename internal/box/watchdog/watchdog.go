// Package watchdog tells systemd that the box is ready and alive.
package watchdog

import (
	"context"
	"math"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"
	"github.com/jonboulle/clockwork"

	"silvertray/internal/prompt"
)

// Watchdog reports to systemd that the box is ready and alive. It asks the loop
// itself, so that a loop that hangs is noticed, not only a process that has ended.
type Watchdog struct {
	clock  clockwork.Clock
	every  time.Duration // zero: nobody watches
	notify func(state string)
}

// New reports to the systemd that the environment names, if any. What
// cannot be reported is not: the box plays without systemd too.
func New(clock clockwork.Clock) Watchdog {
	w := Watchdog{clock: clock, notify: func(state string) { _, _ = daemon.SdNotify(false, state) }}
	if bound, err := daemon.SdWatchdogEnabled(false); err == nil {
		w.every = bound / 3
	}
	return w
}

// Run reports until ctx ends: that the box is ready, and each time the loop
// has answered, that it is alive.
func (w Watchdog) Run(ctx context.Context, loop chan<- prompt.Request) {
	defer w.notify(daemon.SdNotifyStopping)
	if !answers(ctx, loop) {
		return
	}
	w.notify(daemon.SdNotifyReady)
	if w.every <= 0 {
		<-ctx.Done()
		return
	}
	for {
		select {
		case <-ctx.Done():
			return
		case <-w.clock.After(w.every):
		}
		if !answers(ctx, loop) {
			return
		}
		w.notify(daemon.SdNotifyWatchdog)
	}
}

// answers waits for the loop, and reports whether it answered before ctx ended.
func answers(ctx context.Context, loop chan<- prompt.Request) bool {
	answer := make(chan error, 1)
	select {
	case <-ctx.Done():
		return false
	case loop <- prompt.Request{For: math.MaxInt, Act: prompt.Refresh{}, Answer: answer}:
	}
	select {
	case <-ctx.Done():
		return false
	case <-answer:
		return true
	}
}
