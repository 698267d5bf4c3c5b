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
// to the pipe it is given.
func TestAPipeThatNobodyWritesToCanBeInterrupted(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", folder)
	t.Setenv("XDG_STATE_HOME", folder)
	pipe := filepath.Join(folder, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
	for _, line := range []string{
		"read PIPE", "read --json PIPE", "read --profile PIPE a.jpg", "board PIPE", "board --profile PIPE a.jpg",
		"replay PIPE", "moves PIPE", "perft PIPE", "score PIPE", "correct PIPE 1 pass", "catalogue PIPE",
		"calibrate PIPE", "calibrate --out PIPE a.jpg", "camera show PIPE", "doctor --config PIPE", "history --config PIPE",
		"play --config PIPE", "play --profile PIPE", "serve --config PIPE", "demo --config PIPE",
	} {
		t.Run(line, func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			// Opened for writing once somebody reads: then the command waits for what comes.
			opened := make(chan struct{})
			go func() {
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
			select {
			case <-opened:
			default:
				t.Fatalf("the pipe was not opened: %d, %s%s", status, out.String(), said.String())
			}
			if status != exitFailed || !strings.Contains(said.String(), "interrupted") || strings.Contains(said.String(), "canceled") {
				t.Errorf("status %d: %s", status, said.String())
			}
		})
	}
}
