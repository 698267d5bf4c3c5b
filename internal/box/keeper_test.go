package box

import (
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"silvertray/configs"
	"silvertray/engine/record"
	"silvertray/internal/companion/session"
)

// joined is the table of a box as it starts with a keeper.
func joined(t *testing.T, s configs.Settings, start Start) (*session.Table, *keeper) {
	t.Helper()
	box, match, err := newTable(s)
	if err != nil {
		t.Fatal(err)
	}
	k, err := openKeeper(s, start, "test", slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	if err := k.join(box, match, &s); err != nil {
		t.Fatal(err)
	}
	return box, k
}

// throw makes the first legal move of the box's match.
func throw(t *testing.T, box *session.Table) {
	t.Helper()
	for move := range box.Match().Ask().Moves {
		if err := box.Ledger.Play(move); err != nil {
			t.Fatal(err)
		}
		return
	}
}

func TestWhichMatchABoxBeginsWith(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("STATE_DIRECTORY", dir)
	for name, file := range map[string]string{"in the store": "", "in a record": filepath.Join(dir, "own", "game.txt")} {
		t.Run(name, func(t *testing.T) {
			if err := os.MkdirAll(filepath.Join(dir, "own"), 0o755); err != nil {
				t.Fatal(err)
			}
			s := configs.Settings{Game: "ganz-schoen-clever", Players: []string{"Ana", "Ben"}, Record: file}
			box, k := joined(t, s, Start{})
			throw(t, box)
			begin := func(s configs.Settings, start Start) *session.Table {
				t.Helper()
				if err := k.close(); err != nil {
					t.Fatal(err)
				}
				box, k = joined(t, s, start)
				return box
			}
			if begin(s, Start{}); box.Greet || len(box.Steps()) != 1 {
				t.Errorf("the same players: greeted: %v, moves %q", box.Greet, record.Moves(box.Steps()))
			}
			anyone := s
			anyone.Players = nil
			if begin(anyone, Start{}); !box.Greet || len(box.Steps()) != 1 {
				t.Errorf("no players set: greeted: %v, moves %q", box.Greet, record.Moves(box.Steps()))
			}
			if begin(anyone, Start{New: true}); box.Match() != nil || box.Greet {
				t.Errorf("a new one is asked for: greeted: %v, match %v", box.Greet, box.Match())
			}
			if begin(s, Start{New: true}); box.Match() == nil || len(box.Steps()) > 0 {
				t.Errorf("a new one is asked for: moves %q", record.Moves(box.Steps()))
			}
			if file == "" {
				if begin(s, Start{Match: 1}); len(box.Steps()) != 1 {
					t.Errorf("the first one is asked for: moves %q", record.Moves(box.Steps()))
				}
			}
			if err := k.close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestABoxWithoutAPlaceToStorePlays(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("STATE_DIRECTORY", filepath.Join(file, "below"))
	box, k := joined(t, configs.Settings{Game: "ganz-schoen-clever", Players: []string{"Ana"}}, Start{})
	if news := box.Ledger.News(); len(news) != 1 || news[0].Title != "Nothing can be stored" || !box.Ledger.Offline() {
		t.Errorf("it says %+v", news)
	}
	throw(t, box)
	if err := k.close(); err == nil || !strings.Contains(err.Error(), "the last match is not stored") {
		t.Errorf("at the end it says %v", err)
	}
}

func TestASecondBoxIsRefused(t *testing.T) {
	t.Setenv("STATE_DIRECTORY", t.TempDir())
	s := configs.Settings{Game: "ganz-schoen-clever"}
	_, k := joined(t, s, Start{})
	defer k.close()
	if _, err := openKeeper(s, Start{}, "second", slog.New(slog.DiscardHandler)); err == nil || !strings.Contains(err.Error(), "test (process ") {
		t.Errorf("error %v", err)
	}
}

// TestTilesAreLaidAndKept begins a game of tiles, lays one and goes on with it.
func TestTilesAreLaidAndKept(t *testing.T) {
	t.Setenv("STATE_DIRECTORY", t.TempDir())
	s := configs.Settings{Game: "einfach-genial", Players: []string{"Ana", "Ben"}}
	box, k := joined(t, s, Start{})
	move, err := box.Match().Parse("tile red blue at 1,-5 2,-5")
	if err != nil {
		t.Fatal(err)
	}
	if err := box.Ledger.Play(move); err != nil {
		t.Fatal(err)
	}
	if err := k.close(); err != nil {
		t.Fatal(err)
	}
	box, k = joined(t, s, Start{})
	if want := []string{move.String()}; !slices.Equal(record.Moves(box.Steps()), want) || box.Game.Name() != s.Game {
		t.Errorf("%s goes on after %q, want %q", box.Game.Name(), record.Moves(box.Steps()), want)
	}
	if err := k.close(); err != nil {
		t.Error(err)
	}
}

// TestADamagedRecordStopsNothing plays, damages the record and the names beside it, and
// goes on with what is sound: the box says where the rest is kept.
func TestADamagedRecordStopsNothing(t *testing.T) {
	s := configs.Settings{Game: "ganz-schoen-clever", Players: []string{"Ana"}, Record: filepath.Join(t.TempDir(), "game.txt")}
	box, k := joined(t, s, Start{})
	for range 6 {
		throw(t, box)
	}
	if err := k.close(); err != nil {
		t.Fatal(err)
	}
	good, err := os.ReadFile(s.Record)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"a line of noise": string(good) + "\x9d\xff\n", "zeros": strings.Repeat("\x00", 4096), "newer": "silvertray record 2\n",
	} {
		if err := os.WriteFile(s.Record, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(filepath.Dir(s.Record), "names.txt"), []byte("\x00\x01"), 0o600); err != nil {
			t.Fatal(err)
		}
		box, k := joined(t, s, Start{})
		if len(box.Notices) != 1 || !strings.Contains(box.Notices[0].Text.String(), "game-damaged-") {
			t.Errorf("%s: notices %+v", name, box.Notices)
		}
		if moves := len(box.Steps()); moves != 6 && name == "a line of noise" {
			t.Errorf("%s: goes on after %d moves", name, moves)
		}
		throw(t, box)
		if err := k.close(); err != nil {
			t.Error(err)
		}
	}
}
