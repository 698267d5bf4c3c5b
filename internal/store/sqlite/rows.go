package sqlite

import (
	"database/sql"
	"errors"
	"fmt"

	"silvertray/engine"
)

// Put writes lines of a match, and what follows from them. Doing it twice is
// the same as doing it once, so that a move that failed half-way can be made
// again. With whole set, who plays by which rules is written too.
func (f *File) Put(g *Match, lines []Line, whole bool) error {
	if whole {
		if err := f.putMatch(g); err != nil {
			return err
		}
	}
	id, err := f.ID(g.Key)
	if err != nil {
		return err
	}
	for _, l := range lines {
		err := f.Exec(`INSERT INTO lines (match, serial, ordinal, move, comment, fate, made, sum) VALUES (?,?,?,?,?,?,?,?)
			ON CONFLICT DO UPDATE SET ordinal = excluded.ordinal, move = excluded.move, comment = excluded.comment,
				fate = excluded.fate, made = excluded.made, sum = excluded.sum`,
			id, l.Serial, l.Ordinal, l.Move, l.Comment, l.Fate, l.Made, l.sum(g.Key))
		if err != nil {
			return fmt.Errorf("write a move: %w", err)
		}
	}
	// A line beyond the last one comes from a commit that had failed, so it was
	// said, and had not.
	if err := f.Exec("DELETE FROM lines WHERE match = ? AND serial > ?", id, len(g.Lines)); err != nil {
		return fmt.Errorf("clear a move that does not count: %w", err)
	}
	if err := f.putResults(id, g); err != nil {
		return fmt.Errorf("write the results: %w", err)
	}
	return nil
}

// Drop takes a match out that never began.
func (f *File) Drop(key string) error {
	id, err := f.ID(key)
	if errors.Is(err, ErrDamaged) {
		return nil // it is not there, as is to be
	}
	for _, from := range []string{"areas WHERE match", "counts WHERE match", "results WHERE match", "lines WHERE match", "settings WHERE match", "seats WHERE match", "matches WHERE id"} {
		if err == nil {
			err = f.Exec("DELETE FROM "+from+" = ?", id)
		}
	}
	return err
}

// ID is the number of a match in this file. A match that was put into it and
// is not there any more means damage.
func (f *File) ID(key string) (id int64, err error) {
	err = f.Get("SELECT id FROM matches WHERE key = ?", []any{key}, &id)
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrDamaged
	}
	if err != nil {
		return 0, fmt.Errorf("look the match up: %w", err)
	}
	return id, nil
}

// putMatch writes who plays what by which rules.
func (f *File) putMatch(g *Match) error {
	err := f.Exec(`INSERT INTO matches (id, key, game, started, turn, sum) VALUES (nullif(?, 0),?,?,?,?,?)
		ON CONFLICT (key) DO UPDATE SET turn = excluded.turn`, g.ID, g.Key, g.Game, g.Started, g.Turn, g.sum())
	if err != nil {
		return fmt.Errorf("write the Stands: %w", err)
	}
	id, err := f.ID(g.Key)
	if err != nil {
		return err
	}
	for seat, name := range g.Setup.Players {
		player, err := f.player(name)
		if err == nil {
			err = f.Exec("INSERT INTO seats (match, seat, player) VALUES (?,?,?) ON CONFLICT DO NOTHING", id, seat, player)
		}
		if err != nil {
			return fmt.Errorf("write who plays: %w", err)
		}
	}
	for name, value := range g.Setup.Settings {
		if err := f.Exec("INSERT INTO settings (match, name, value) VALUES (?,?,?) ON CONFLICT DO NOTHING", id, name, value); err != nil {
			return fmt.Errorf("write the settings: %w", err)
		}
	}
	return nil
}

// player is the number of a player, who may be new.
func (f *File) player(name string) (id int64, err error) {
	if err := f.Exec("INSERT INTO players (name) VALUES (?) ON CONFLICT DO NOTHING", name); err != nil {
		return 0, err
	}
	err = f.Get("SELECT id FROM players WHERE name = ?", []any{name}, &id)
	return id, err
}

// putResults writes what a match that is over has come to, and drops what was
// written of one that is not over any more.
func (f *File) putResults(id int64, g *Match) error {
	var ended string
	if err := f.Get("SELECT ended FROM matches WHERE id = ?", []any{id}, &ended); err != nil {
		return err
	}
	if ended == "" && !g.Over() {
		return nil
	}
	for _, table := range []string{"results", "areas", "counts"} {
		if err := f.Exec("DELETE FROM "+table+" WHERE match = ?", id); err != nil {
			return err
		}
	}
	if !g.Over() {
		return f.Exec("UPDATE matches SET ended = '' WHERE id = ?", id)
	}
	score := g.Now.Score()
	won := make(map[string]bool)
	for _, name := range score.Winners {
		won[name] = true
	}
	for seat, p := range score.Players {
		if err := f.putResult(id, seat, p, won[p.Name]); err != nil {
			return err
		}
	}
	return f.Exec("UPDATE matches SET ended = ? WHERE id = ?", g.Ended, id)
}

// putResult writes what one player has come to.
func (f *File) putResult(id int64, seat int, p engine.PlayerScore, won bool) error {
	err := f.Exec("INSERT INTO results (match, seat, total, won) VALUES (?,?,?,?)", id, seat, p.Total, won)
	if err != nil {
		return err
	}
	for area, points := range p.Areas {
		if err := f.Exec("INSERT INTO areas (match, seat, area, points) VALUES (?,?,?,?)", id, seat, area, points); err != nil {
			return err
		}
	}
	for name, n := range p.Counts {
		err := f.Exec("INSERT INTO counts (match, seat, name, many, points) VALUES (?,?,?,?,?)", id, seat, name, n.Many, n.Points)
		if err != nil {
			return err
		}
	}
	return nil
}

// Load reads a match and checks every row of it.
func (f *File) Load(id int64, games engine.Games) (*Match, error) {
	g, err := f.header(id)
	if err != nil {
		return nil, err
	}
	wrong := 0
	err = f.lines(g.Key, id, false, func(l Line, sound bool) {
		if !sound || l.Serial != len(g.Lines)+1 {
			wrong++
			return
		}
		g.Lines = append(g.Lines, l)
	})
	if err != nil {
		return nil, fmt.Errorf("read the moves: %w", err)
	}
	if wrong > 0 {
		return nil, fmt.Errorf("%d moves of match %d are not as they were written: %w", wrong, id, ErrDamaged)
	}
	if err := g.replay(games); err != nil {
		return nil, fmt.Errorf("replay match %d: %w", id, err)
	}
	return g, nil
}

// header reads who plays what by which rules.
func (f *File) header(id int64) (*Match, error) {
	g := &Match{Setup: engine.Setup{Settings: make(map[string]string)}}
	var stored int64
	err := f.Get("SELECT key, game, started, ended, turn, sum FROM matches WHERE id = ?", []any{id},
		&g.Key, &g.Game, &g.Started, &g.Ended, &g.Turn, &stored)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, fmt.Errorf("there is no match %d", id)
	}
	if err != nil {
		return nil, fmt.Errorf("read match %d: %w", id, err)
	}
	err = f.Each("SELECT name FROM seats JOIN players ON players.id = player WHERE match = ? ORDER BY seat", []any{id}, func(scan func(...any) error) error {
		g.Setup.Players = append(g.Setup.Players, "")
		return scan(&g.Setup.Players[len(g.Setup.Players)-1])
	})
	if err != nil {
		return nil, fmt.Errorf("read who plays match %d: %w", id, err)
	}
	err = f.Each("SELECT name, value FROM settings WHERE match = ?", []any{id}, func(scan func(...any) error) error {
		var name, value string
		err := scan(&name, &value)
		g.Setup.Settings[name] = value
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the settings of match %d: %w", id, err)
	}
	if g.sum() != stored {
		return nil, fmt.Errorf("match %d is not as it was written: %w", id, ErrDamaged)
	}
	return g, nil
}

// lines reads the lines of a match, and whether each is as it was written.
func (f *File) lines(key string, id int64, fromTheEnd bool, take func(l Line, sound bool)) error {
	order := " ORDER BY serial"
	if fromTheEnd {
		order += " DESC"
	}
	return f.Each("SELECT serial, ordinal, move, comment, fate, made, sum FROM lines WHERE match = ?"+order, []any{id}, func(scan func(...any) error) error {
		var l Line
		var stored int64
		if err := scan(&l.Serial, &l.Ordinal, &l.Move, &l.Comment, &l.Fate, &l.Made, &stored); err != nil {
			return err
		}
		take(l, l.sum(key) == stored)
		return nil
	})
}
