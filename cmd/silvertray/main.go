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
	if !quiet.Asked() {
		if err := quiet.Stderr(); err != nil {
			fmt.Fprintln(os.Stderr, "silvertray:", err) // the libraries are heard then
		}
	}
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}
