package cli

import (
	"context"
	"errors"
	"time"

	"github.com/spf13/cobra"
)

// ErrInterrupted is the error of what a signal has ended.
var ErrInterrupted = Failed(errors.New("interrupted"))

// grace is how long what is interrupted has to end by itself.
const grace = 500 * time.Millisecond

// Interruptible ends these commands, and those below them, soon after a signal, even
// where they wait for a file that never comes: nothing else ends an open or a read
// that blocks. It is for commands that leave nothing behind to be put in order.
func Interruptible(commands ...*cobra.Command) {
	for _, c := range commands {
		Interruptible(c.Commands()...)
		if run := c.RunE; run != nil {
			c.RunE = func(cmd *cobra.Command, args []string) error {
				_, err := Wait(cmd.Context(), func() (struct{}, error) { return struct{}{}, run(cmd, args) })
				return err
			}
		}
	}
}

// Wait does something that may block for ever, such as opening a file, and waits for
// it no longer than until ctx ends. What is then still under way goes on in the
// background: the program should end.
func Wait[T any](ctx context.Context, do func() (T, error)) (T, error) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := do()
		done <- result{value, err}
	}()
	select {
	case r := <-done:
		return r.value, r.err
	case <-ctx.Done():
	}
	timer := time.NewTimer(grace)
	defer timer.Stop()
	select {
	case r := <-done:
		return r.value, r.err
	case <-timer.C:
		var none T
		return none, ErrInterrupted
	}
}
