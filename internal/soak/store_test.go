package soak_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/store"
)

// notebook is the store under test.
type notebook struct {
	*store.Store
	moves []string
}

// open opens the store in a folder, and deals the match where it holds none.
func open(t *testing.T, folder string, start engine.Match) (*notebook, engine.Match) {
	t.Helper()
	s, err := store.Open(store.Config{Folder: folder, Games: engine.NewGames(kinds...)})
	if err != nil {
		t.Fatal(err)
	}
	match, made := s.Resume("", nil)
	if match == nil {
		match = start
		if err := s.Deal(match); err != nil {
			t.Fatal(err)
		}
	}
	if news := s.News(); len(news) > 0 {
		t.Fatalf("the store has news: %v", news)
	}
	return &notebook{s, made}, match
}

// made are the moves in the store.
func (n *notebook) made() []string { return n.moves }

func (n *notebook) keep(m engine.Move) error {
	if err := n.Keep(m); err != nil {
		return err
	}
	n.moves = append(n.moves, m.String())
	return nil
}

// takeBack and replace change what was made before.
func (n *notebook) takeBack(count int) error {
	if err := n.TakeBack(count); err != nil {
		return err
	}
	n.moves = n.moves[:len(n.moves)-count]
	return nil
}

func (n *notebook) replace(start engine.Match) func(at int, text string) error {
	return func(at int, text string) error {
		c, err := record.Correct(start, n.moves, at, text)
		if err == nil {
			err = n.Replace(at, text)
		}
		if err == nil {
			n.moves = c.Moves
		}
		return err
	}
}

// cut leaves the store as it is. That it need not even be closed is tested
// with processes that are killed, in the store.
func (n *notebook) cut(t *testing.T) {
	t.Helper()
	if err := n.Close(); err != nil {
		t.Error(err)
	}
}
