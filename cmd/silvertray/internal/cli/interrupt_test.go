package cli

import (
	"context"
	"errors"
	"testing"

	"github.com/spf13/cobra"
)

func TestWaitReturnsWhatWasDone(t *testing.T) {
	wrong := errors.New("wrong")
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	for range 2 { // before and after the end of the context
		if n, err := Wait(ctx, func() (int, error) { return 7, wrong }); n != 7 || !errors.Is(err, wrong) {
			t.Errorf("%d, %v", n, err)
		}
		cancel()
	}
}

// Whatever command waits for something that never comes, and for commands below it,
// an interrupt ends it.
func TestInterruptible(t *testing.T) {
	begun, never := make(chan struct{}), make(chan struct{})
	defer close(never)
	blocks := func(*cobra.Command, []string) error { begun <- struct{}{}; <-never; return nil }
	top := &cobra.Command{Use: "top", RunE: blocks}
	top.AddCommand(&cobra.Command{Use: "below", RunE: blocks})
	Interruptible(top)
	for _, args := range [][]string{{}, {"below"}} {
		ctx, cancel := context.WithCancel(context.Background())
		top.SetArgs(args)
		ended := make(chan error, 1)
		go func() { ended <- top.ExecuteContext(ctx) }()
		<-begun
		cancel()
		if err := <-ended; !errors.Is(err, ErrInterrupted) || !IsFailed(err) {
			t.Errorf("%v ended with %v", args, err)
		}
	}
}
