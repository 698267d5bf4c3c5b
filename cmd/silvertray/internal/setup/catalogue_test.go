package setup

import (
	"context"
	"io"
	"net/http"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"silvertray/configs"
)

// TestCardsAreFilledInWithoutABox opens the page where the command says it is.
func TestCardsAreFilledInWithoutABox(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	told, tell := io.Pipe()
	ended := make(chan error, 1)
	path := filepath.Join(t.TempDir(), "mine.yaml")
	go func() {
		ended <- editCards(ctx, configs.Settings{Page: "127.0.0.1:0", Language: "de"}, path, tell)
	}()
	line := make([]byte, 4096)
	n, err := told.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	go func() { _, _ = io.Copy(io.Discard, told) }() // the other lines
	address := regexp.MustCompile(`http://localhost:\d+/catalogue/`).FindString(string(line[:n]))
	if address == "" || !strings.Contains(string(line[:n]), path) {
		t.Fatalf("told %q", line[:n])
	}
	r, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r.Body)
	if err != nil || r.Body.Close() != nil || !strings.Contains(string(text), "Deine Karten") {
		t.Errorf("%v: %s", err, text)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
