package main

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/configs"
	"silvertray/internal/demo"
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
	s := supervisor{clock: clock, every: time.Second, notify: func(state string) { told <- state }}
	done := make(chan struct{})
	go func() { s.run(ctx, answering(3)); close(done) }()
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

func TestAFinishedGameIsPutAway(t *testing.T) {
	recorded, err := demo.Open("ganz-schoen-clever")
	if err != nil {
		t.Fatal(err)
	}
	game, err := recorded.Record()
	if err != nil {
		t.Fatal(err)
	}
	half, _, _ := strings.Cut(string(game), "\n# round 3")
	log := slog.New(slog.DiscardHandler)
	for text, files := range map[string]int{string(game): 0, half + "\n": 1, "": 1} {
		path := filepath.Join(t.TempDir(), "game.txt")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := putAway(path, games(configs.Settings{}), log); err != nil {
			t.Fatal(err)
		}
		left, err := filepath.Glob(path)
		if err != nil || len(left) != files {
			t.Errorf("%d bytes: left %v, %v; want %d", len(text), left, err, files)
		}
		kept, err := filepath.Glob(filepath.Join(filepath.Dir(path), "*"))
		if err != nil || len(kept) != 1 {
			t.Errorf("%d bytes: kept %v, %v", len(text), kept, err)
		}
	}
	if err := putAway("", games(configs.Settings{}), log); err != nil {
		t.Errorf("no record at all: %v", err)
	}
}

// The box without a terminal comes up with nothing attached, tells systemd
// so, and ends when it is told to.
func TestServeWithoutHardware(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	dir := t.TempDir()
	systemd, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: filepath.Join(dir, "notify"), Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer systemd.Close()
	t.Setenv("NOTIFY_SOCKET", systemd.LocalAddr().String())
	s := configs.Settings{
		Game: "ganz-schoen-clever", Players: []string{"Ana"}, Panel: "264x176",
		Record: filepath.Join(dir, "game.txt"), Pictures: filepath.Join(dir, "pictures"),
		Keys: []string{"up=NOWHERE"},
	}
	var said bytes.Buffer
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, s, io.Writer(&said)) }()
	told := make([]byte, 100)
	n, err := systemd.Read(told)
	if err != nil || string(told[:n]) != "READY=1" {
		t.Errorf("systemd is told %q, %v", told[:n], err)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if shown, err := filepath.Glob(filepath.Join(s.Pictures, "*.png")); err != nil || len(shown) == 0 {
		t.Errorf("pictures %v, %v", shown, err)
	}
	if record, err := os.ReadFile(s.Record); err != nil || !strings.Contains(string(record), "players Ana") {
		t.Errorf("record %q, %v", record, err)
	}
	if !strings.Contains(said.String(), "NOWHERE") {
		t.Errorf("said %q, want the pin that is not there", said.String())
	}
}
