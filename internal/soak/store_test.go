package soak_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/internal/store/journal"
)

// notebook is the store under test.
type notebook struct {
	*journal.Journal
	kept []string
}

// open opens the store, and deals the match where it holds none.
func open(t *testing.T, path string, start engine.Match) (*notebook, engine.Match) {
	t.Helper()
	j, match, err := journal.Open(path, engine.NewGames(kinds...))
	if err != nil {
		t.Fatal(err)
	}
	if match == nil {
		if match = start; j.Deal(match) != nil {
			t.Fatal("the match could not be dealt")
		}
	}
	return &notebook{j, j.Made()}, match
}

// made are the moves in the store.
func (n *notebook) made() []string { return n.kept }

func (n *notebook) keep(m engine.Move) error {
	if err := n.Keep(m); err != nil {
		return err
	}
	n.kept = append(n.kept, m.String())
	return nil
}

// cut leaves the store as it is.
func (n *notebook) cut() { _ = n.Close() }
