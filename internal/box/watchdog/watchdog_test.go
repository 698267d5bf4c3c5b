package watchdog

import (
	"context"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/prompt"
)

// answering is a loop that answers so many requests.
func answering(n int) chan<- prompt.Request {
	loop := make(chan prompt.Request)
	go func() {
		for range n {
			r := <-loop
			r.Answer <- nil
		}
	}()
	return loop
}

func TestOnlyALoopThatAnswersIsAlive(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	clock, told := clockwork.NewFakeClock(), make(chan string, 10)
	s := Watchdog{clock: clock, every: time.Second, notify: func(state string) { told <- state }}
	done := make(chan struct{})
	go func() { s.Run(ctx, answering(3)); close(done) }()
	for _, want := range []string{"READY=1", "WATCHDOG=1", "WATCHDOG=1"} {
		if got := <-told; got != want {
			t.Errorf("told %s, want %s", got, want)
		}
		if err := clock.BlockUntilContext(t.Context(), 1); err != nil {
			t.Fatal(err)
		}
		clock.Advance(time.Second)
	}
	cancel() // the loop answers no more
	if got := <-told; got != "STOPPING=1" {
		t.Errorf("told %s of a loop that hangs", got)
	}
	<-done
}
