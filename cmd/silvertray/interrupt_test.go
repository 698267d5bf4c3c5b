package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// Every command that opens a file ends soon after a signal, though nobody ever writes
// to the pipe it is given; or it refuses the pipe without waiting for it.
func TestAPipeThatNobodyWritesToCanBeInterrupted(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("XDG_STATE_HOME", folder)
	for _, line := range []string{
		"read PIPE", "read --json PIPE", "read --profile PIPE a.jpg", "board PIPE", "board --profile PIPE a.jpg",
		"replay PIPE", "moves PIPE", "perft PIPE", "score PIPE", "correct PIPE 1 pass", "catalogue PIPE",
		"calibrate PIPE", "camera show PIPE", "doctor --config PIPE", "history --config PIPE",
		"play --config PIPE", "play --profile PIPE", "play --record PIPE", "serve --config PIPE", "serve --record PIPE", "demo --config PIPE",
	} {
		t.Run(line, func(t *testing.T) {
			pipe := filepath.Join(t.TempDir(), "pipe")
			if err := syscall.Mkfifo(pipe, 0o600); err != nil {
				t.Skip("no pipes here: ", err)
			}
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			opened := make(chan struct{})
			go func() { // the signal comes once somebody reads
				defer close(opened)
				f, err := os.OpenFile(pipe, os.O_WRONLY, 0)
				if err != nil {
					t.Error(err)
				}
				cancel()
				t.Cleanup(func() { f.Close() })
			}()
			var out, said bytes.Buffer
			status := run(ctx, strings.Fields(strings.ReplaceAll(line, "PIPE", pipe)), &out, &said)
			if status == exitDone || strings.Contains(said.String(), "canceled") {
				t.Errorf("status %d: %s", status, said.String())
			}
			select {
			case <-opened:
				if status != exitFailed || !strings.Contains(said.String(), "interrupted") && !strings.Contains(said.String(), "pipe is no file") {
					t.Errorf("status %d: %s", status, said.String())
				}
			default:
				if !strings.Contains(said.String(), "pipe") {
					t.Errorf("the pipe is not named: %s", said.String())
				}
				reader, err := os.OpenFile(pipe, os.O_RDONLY, 0) // lets the goroutine go on
				if err != nil {
					t.Fatal(err)
				}
				<-opened
				reader.Close()
			}
		})
	}
}
