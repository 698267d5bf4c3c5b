package soak_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store"
)

// notebook is the store under test.
type notebook struct {
	*store.Store
	book *ledger.Ledger
}

// open opens the store in a folder, and deals the match where it holds none.
func open(t *testing.T, folder string, start engine.Match) *notebook {
	t.Helper()
	s, err := store.Open(store.Config{Folder: folder, Games: engine.NewGames(kinds...)})
	if err != nil {
		t.Fatal(err)
	}
	n := &notebook{s, ledger.New(s, s.Resume("", nil))}
	if n.book.Match() == nil {
		if err := n.book.Deal(start); err != nil {
			t.Fatal(err)
		}
	}
	if news := s.News(); len(news) > 0 {
		t.Fatalf("the store has news: %v", news)
	}
	return n
}

// made are the moves in the store.
func (n *notebook) made() []string { return record.Moves(n.book.Steps()) }

// cut leaves the store as it is. That it need not even be closed is tested
// with processes that are killed, in the store.
func (n *notebook) cut(t *testing.T) {
	t.Helper()
	if err := n.Close(); err != nil {
		t.Error(err)
	}
}
