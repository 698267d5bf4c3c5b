// Silvertray is the companion of a board-game table: it reads real dice, shows the
// legal choices, and keeps the score.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"silvertray/cmd/silvertray/internal/quiet"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// A signal later on ends it whatever it does. Some send the first one twice.
	context.AfterFunc(ctx, func() { time.AfterFunc(time.Second, stop) })
	os.Exit(program(ctx))
}

// program runs the command line of this process, and lets no library write to the
// terminal.
func program(ctx context.Context) int {
	if !quiet.Asked() {
		if err := quiet.Stderr(); err != nil {
			fmt.Fprintln(os.Stderr, "silvertray:", err) // the libraries are heard then
		}
	}
	return run(ctx, os.Args[1:], os.Stdout, os.Stderr)
}
