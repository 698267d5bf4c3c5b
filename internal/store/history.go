package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/store/sqlite"
)

// History reads what was played, also while a match is being played, and takes
// records in.
type History struct {
	file  *sqlite.File
	games engine.Games
	clock clockwork.Clock
}

// ErrNothing is why there is no history yet.
var ErrNothing = errors.New("no match has been kept yet")

// OpenHistory opens the history in a folder. It mends nothing and changes no
// version; that is left to the program that plays.
func OpenHistory(folder string, games engine.Games) (*History, error) {
	path := filepath.Join(folder, Database)
	if _, err := os.Stat(path); folder == "" || errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w in %s", ErrNothing, path)
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no file; play once, and it is kept under another name", path)
	}
	if text, err := os.Open(path); errors.Is(err, fs.ErrPermission) {
		return nil, fmt.Errorf("%s may be read by its owner only, such as the service; try it with sudo", path)
	} else if err == nil {
		text.Close()
	}
	f, err := sqlite.Open(path, sqlite.Update)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, explain(err))
	}
	if err := usable(f); err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", path, explain(err)), f.Close())
	}
	return &History{f, games, clockwork.NewRealClock()}, nil
}

// usable says why the history cannot be read from a file, nil where it can.
func usable(f *sqlite.File) error {
	version, err := f.Version(len(sqlite.Migrations))
	if err == nil && version < len(sqlite.Migrations) {
		return errors.New("it is of an older version; play once, and it is brought up to date")
	}
	if err != nil {
		return err
	}
	return f.Check()
}

// explain says what an error of the file means, and what to do about damage.
func explain(err error) error {
	err = sqlite.Explain(err)
	if sqlite.Damaged(err) {
		return fmt.Errorf("%w; play once: it is kept under another name, and what can be read of it goes into a new one", err)
	}
	return err
}

// OpenOrMake opens the history, and makes an empty one where there is none.
func OpenOrMake(folder string, games engine.Games) (*History, error) {
	h, err := OpenHistory(folder, games)
	if !errors.Is(err, ErrNothing) {
		return h, err
	}
	s, err := Open(Config{Folder: folder, Games: games, As: "silvertray history import"})
	if err != nil {
		return nil, err
	}
	if err := s.Close(); err != nil {
		return nil, err
	}
	return OpenHistory(folder, games)
}

// Close ends the history.
func (h *History) Close() error { return h.file.Close() }

// Match is a match as a list shows it.
type Match struct {
	ID   int    `json:"match"`
	Game string `json:"game"`
	// Started and Ended are UTC by the clock of the box, which may have been
	// wrong. Ended is nil for a match that is not over.
	Started  string   `json:"started"`
	Ended    *string  `json:"ended"`
	Finished bool     `json:"finished"`
	Moves    int      `json:"moves"`
	Players  []Result `json:"players"`
}

// Result is what one player came to.
type Result struct {
	Name string `json:"name"`
	// Total and Won are nil before the end.
	Total *int  `json:"total"`
	Won   *bool `json:"won"`
}

// Filter chooses matches; empty fields choose all.
type Filter struct{ Player, Game string }

// chosen is a condition on a match, with Filter's fields as its arguments.
const chosen = ` (?1 = '' OR game = ?1) AND (?2 = '' OR EXISTS (
	SELECT 1 FROM seats JOIN players ON players.id = player WHERE seats.match = matches.id AND name = ?2)) `

// Matches lists the matches of which a move was made, in the order they were
// kept.
func (h *History) Matches(by Filter) ([]Match, error) {
	var all []Match
	at := make(map[int]int)
	err := h.file.Each(`SELECT id, game, started, nullif(ended, ''), (SELECT count(*) FROM lines WHERE match = id AND fate = '')
		FROM matches WHERE EXISTS (SELECT 1 FROM lines WHERE match = id) AND`+chosen+`ORDER BY id`, []any{by.Game, by.Player}, func(scan func(...any) error) error {
		var m Match
		err := scan(&m.ID, &m.Game, &m.Started, &m.Ended, &m.Moves)
		m.Finished = m.Ended != nil
		at[m.ID] = len(all)
		all = append(all, m)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list the matches: %w", sqlite.Explain(err))
	}
	err = h.file.Each(`SELECT seats.match, name, total, won FROM seats JOIN players ON players.id = player
		LEFT JOIN results ON results.match = seats.match AND results.seat = seats.seat ORDER BY seats.match, seats.seat`, nil,
		func(scan func(...any) error) error {
			var id int
			var r Result
			err := scan(&id, &r.Name, &r.Total, &r.Won)
			if i, ok := at[id]; ok {
				all[i].Players = append(all[i].Players, r)
			}
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("list the results: %w", sqlite.Explain(err))
	}
	return all, nil
}

// Average is what a player has come to in the finished matches of one game.
type Average struct {
	Name   string  `json:"name"`
	Game   string  `json:"game"`
	Played int     `json:"played"`
	Solo   int     `json:"solo"` // of those played
	Won    int     `json:"won"`  // against others
	Mean   float64 `json:"mean"`
	Best   int     `json:"best"`
}

// Averages are the results by player and game. Of a player chosen by the
// filter, only the own ones count.
func (h *History) Averages(by Filter) ([]Average, error) {
	var all []Average
	err := h.file.Each(`SELECT name, game, count(*), sum(alone), sum(won AND NOT alone), avg(total), max(total) FROM (
			SELECT name, game, won, total, (SELECT count(*) FROM seats WHERE seats.match = matches.id) = 1 AS alone
			FROM results JOIN matches ON matches.id = results.match
			JOIN seats ON seats.match = results.match AND seats.seat = results.seat JOIN players ON players.id = seats.player
			WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR name = ?2))
		GROUP BY name, game ORDER BY name, game`, []any{by.Game, by.Player}, func(scan func(...any) error) error {
		var a Average
		err := scan(&a.Name, &a.Game, &a.Played, &a.Solo, &a.Won, &a.Mean, &a.Best)
		all = append(all, a)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("add up the results: %w", sqlite.Explain(err))
	}
	return all, nil
}

// Record is a match as a record, with what was corrected as comments.
func (h *History) Record(id int) (*record.Record, error) {
	g, err := h.file.Load(int64(id), h.games)
	if err != nil {
		return nil, sqlite.Explain(err)
	}
	return g.Record(), nil
}

// Import takes a record in and returns the match's number. A match that is
// there already, move for move, keeps its number.
func (h *History) Import(text []byte) (id int, known bool, err error) {
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		return 0, false, err
	}
	g, err := sqlite.FromRecord(r, h.games, stamp(h.clock))
	if err != nil {
		return 0, false, err
	}
	g.Keyed(r)
	if id, err := h.same(g); id != 0 || err != nil {
		return id, true, err
	}
	err = h.file.Write(func() error { return h.file.Put(g, g.Lines, true) })
	if err != nil {
		return 0, false, fmt.Errorf("take the record in: %w", sqlite.Explain(err))
	}
	there, err := h.file.ID(g.Key)
	return int(there), false, err
}

// same is the match with the same players, settings and moves, 0 for none.
func (h *History) same(g *sqlite.Match) (int, error) {
	var ids []int64
	err := h.file.Each(`SELECT id FROM matches WHERE key = ? OR game = ? AND
		(SELECT count(*) FROM lines WHERE match = id AND fate = '') = ?`, []any{g.Key, g.Game, len(g.Moves())},
		func(scan func(...any) error) error {
			ids = append(ids, 0)
			return scan(&ids[len(ids)-1])
		})
	if err != nil {
		return 0, fmt.Errorf("look for the same match: %w", sqlite.Explain(err))
	}
	for _, id := range ids {
		other, err := h.file.Load(id, h.games)
		if err == nil && reflect.DeepEqual(other.Setup, g.Setup) && slices.Equal(other.Moves(), g.Moves()) {
			return int(id), nil
		}
	}
	return 0, nil
}
