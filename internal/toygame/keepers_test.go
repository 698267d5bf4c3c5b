package toygame

import (
	"path/filepath"
	"reflect"
	"testing"

	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/store"
	"silvertray/internal/store/journal"
	"silvertray/internal/store/memory"
)

// opened is a keeper as it is when the box is switched on.
type opened struct {
	ledger.Keeper
	stored ledger.Stored
	close  func() error
}

// keepers open what a folder holds, in each kind of storage.
func keepers(t *testing.T) map[string]func(folder string) opened {
	nothing := func() error { return nil }
	held := &memory.Keeper{}
	return map[string]func(string) opened{
		"store": func(folder string) opened {
			s, err := store.Open(store.Config{Folder: folder, Games: games})
			if err != nil {
				t.Fatal(err)
			}
			return opened{s, s.Resume("", nil), s.Close}
		},
		"journal": func(folder string) opened {
			j, stored, err := journal.Open(filepath.Join(folder, "game.txt"), games)
			if err != nil {
				t.Fatal(err)
			}
			return opened{j, stored, j.Close}
		},
		"memory": func(string) opened {
			stored, err := held.Stored()
			if err != nil {
				t.Fatal(err)
			}
			return opened{held, stored, nothing}
		},
	}
}

// TestAMatchGoesOnAfterARestart switches the box off after every move of the voyage, one
// of which is taken back and another corrected on the way.
func TestAMatchGoesOnAfterARestart(t *testing.T) {
	for name, open := range keepers(t) {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			restarted := func(do func(*ledger.Ledger) error) {
				t.Helper()
				k := open(folder)
				l := ledger.New(k, k.stored)
				if err := do(l); err != nil {
					t.Fatal(err)
				}
				want, moves := l.Match(), record.Moves(l.Steps())
				if err := k.close(); err != nil {
					t.Fatal(err)
				}
				k = open(folder)
				defer k.close()
				if !reflect.DeepEqual(k.stored.Match, want) || !reflect.DeepEqual(record.Moves(k.stored.Steps), moves) {
					t.Fatalf("it comes back as %+v, want %+v after %q", k.stored, want, moves)
				}
			}
			play := func(text string) func(*ledger.Ledger) error {
				return func(l *ledger.Ledger) error {
					move, err := l.Match().Parse(text)
					if err != nil {
						return err
					}
					return l.Play(move)
				}
			}
			start := sailed(t, 0)
			restarted(func(l *ledger.Ledger) error { return l.Deal(start) })
			moves := parsed(t, voyage).Moves()
			for _, text := range moves[:len(moves)-1] {
				restarted(play(text))
			}
			restarted(func(l *ledger.Ledger) error { return l.TakeBack(3) })
			for _, text := range moves[len(moves)-4 : len(moves)-1] {
				restarted(play(text))
			}
			restarted(func(l *ledger.Ledger) error {
				roll, err := start.Parse("roll amber=6 azure=1")
				if err != nil {
					return err
				}
				why, err := l.Replace(0, roll)
				if why != nil {
					t.Errorf("what followed does not fit: %v", why)
				}
				return err
			})
			k := open(folder)
			defer k.close()
			if ana := k.stored.Match.Score().Players[0]; ana.Total != 18+3 {
				t.Errorf("Ana has %+v; her first die was a 6, not a 3", ana)
			}
			l := ledger.New(k, k.stored)
			if err := play(moves[len(moves)-1])(l); err != nil {
				t.Fatal(err)
			}
			if !l.Match().Score().Finished {
				t.Error("the match is not over")
			}
		})
	}
}
