package main

import (
	"context"
	"math"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"
	"github.com/jonboulle/clockwork"

	"silvertray/internal/prompt"
)

// supervisor tells systemd how the box is doing. It asks the loop itself, so
// that a loop that hangs is noticed, and not only a process that has ended.
type supervisor struct {
	clock  clockwork.Clock
	every  time.Duration // zero: nobody watches
	notify func(state string)
}

// systemd is the supervisor that the environment names, if any. What cannot be
// told is not told: the box plays without a supervisor too.
func systemd(clock clockwork.Clock) supervisor {
	s := supervisor{clock: clock, notify: func(state string) { _, _ = daemon.SdNotify(false, state) }}
	if bound, err := daemon.SdWatchdogEnabled(false); err == nil {
		s.every = bound / 3
	}
	return s
}

// run reports until ctx ends: that the box is ready, and each time the loop
// has answered, that it is alive.
func (s supervisor) run(ctx context.Context, loop chan<- prompt.Request) {
	defer s.notify(daemon.SdNotifyStopping)
	if !answers(ctx, loop) {
		return
	}
	s.notify(daemon.SdNotifyReady)
	if s.every <= 0 {
		<-ctx.Done()
		return
	}
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.clock.After(s.every):
		}
		if !answers(ctx, loop) {
			return
		}
		s.notify(daemon.SdNotifyWatchdog)
	}
}

// answers waits for the loop, and tells whether it answered before ctx ended.
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
