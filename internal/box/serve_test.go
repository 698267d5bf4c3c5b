package box

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/configs"
	"silvertray/internal/leaktest"
)

// The box without a terminal comes up with nothing attached, tells systemd
// so, and ends when it is asked to.
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
	go func() {
		b, err := Open(ctx, &s, Options{Program: "test", Log: slog.New(slog.NewTextHandler(&said, nil)), Warnings: &said})
		if err != nil {
			ended <- err
			return
		}
		ended <- errors.Join(b.Serve(ctx), b.Close())
	}()
	told := make([]byte, 100)
	n, err := systemd.Read(told)
	if err != nil || string(told[:n]) != "READY=1" {
		t.Errorf("systemd is told %q, %v", told[:n], err)
	}
	// The panel shows in a goroutine of its own.
	if !leaktest.Settled(func() bool {
		shown, err := filepath.Glob(filepath.Join(s.Pictures, "*.png"))
		return err == nil && len(shown) > 0
	}) {
		t.Error("no picture is shown")
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if record, err := os.ReadFile(s.Record); err != nil || !strings.Contains(string(record), "players Ana") {
		t.Errorf("record %q, %v", record, err)
	}
	if !strings.Contains(said.String(), "NOWHERE") {
		t.Errorf("said %q, want the pin that is not there", said.String())
	}
}
