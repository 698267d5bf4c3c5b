package store

import (
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
)

// game is a match as it is kept, and as it stands.
type game struct {
	id             int64 // the number it had in a file that was mended; else 0
	key, name      string
	setup          engine.Setup
	started, ended string
	turn           int
	lines          []line
	match          engine.Match
}

// line is a move or a remark.
type line struct {
	serial, ordinal     int
	move, comment, fate string
	made                string
}

// What became of a line; a move that counts has none. They are the words of a
// record's comments too.
const (
	takenBack = "taken back"
	replaced  = "was"
	dropped   = "dropped" // did not fit any more after one before it was replaced
	remark    = "remark"  // is no move
)

// sum is the line's checksum: damage that still looks like a move is found by
// it. The match's key is in it, so that lines cannot change places.
func (l line) sum(key string) int64 {
	return sum(key, fmt.Sprint(l.serial), fmt.Sprint(l.ordinal), l.move, l.comment, l.fate, l.made)
}

// sum is the checksum of what a row says of the match.
func (g *game) sum() int64 {
	parts := append([]string{g.key, g.name, g.started}, g.setup.Players...)
	for _, name := range slices.Sorted(maps.Keys(g.setup.Settings)) {
		parts = append(parts, name, g.setup.Settings[name])
	}
	return sum(parts...)
}

func sum(parts ...string) int64 {
	return int64(crc32.ChecksumIEEE([]byte(strings.Join(parts, "\x00"))))
}

// moves are the texts of those that count, in order.
func (g *game) moves() []string {
	counting := make(map[int]string)
	for _, l := range g.lines {
		if l.fate == "" {
			counting[l.ordinal] = l.move
		}
	}
	var moves []string
	for n := 1; counting[n] != ""; n++ {
		moves = append(moves, counting[n])
	}
	return moves
}

// add appends a line and returns it.
func (g *game) add(l line) line {
	l.serial = len(g.lines) + 1
	g.lines = append(g.lines, l)
	return l
}

// deal is the match before its first move.
func (g *game) deal(games engine.Games) (engine.Match, error) {
	return record.Deal(&record.Record{Game: g.name, Setup: g.setup}, g.played(games))
}

// played are the games, with the one at the table as it was when that was dealt: what
// its cards say may have been changed since.
func (g *game) played(games engine.Games) engine.Games {
	if g.match == nil {
		return games
	}
	return engine.NewGames(g.match.Game())
}

// replay sets the match to where its moves lead.
func (g *game) replay(games engine.Games) error {
	_, match, err := g.steps(games)
	if err == nil {
		g.match = match
	}
	return err
}

// steps are the moves that count, and the match as it stands after them.
func (g *game) steps(games engine.Games) ([]record.Step, engine.Match, error) {
	r := &record.Record{Game: g.name, Setup: g.setup}
	for _, m := range g.moves() {
		r.Lines = append(r.Lines, record.Line{Move: m})
	}
	return record.Steps(r, g.played(games))
}

// over tells that the match has ended.
func (g *game) over() bool { return g.match != nil && g.match.Ask().Over() }

// become gives the moves at these places that count another fate, and returns
// their lines.
func (g *game) become(fate string, first, last int) (changed []line) {
	for i := range g.lines {
		if l := &g.lines[i]; l.fate == "" && l.ordinal >= first && l.ordinal <= last {
			l.fate = fate
			changed = append(changed, *l)
		}
	}
	return changed
}

// replace puts a move in the place of another, counted from 0, keeps so many moves
// in all, and returns the lines that changed.
func (g *game) replace(at int, move string, moves int, now string) []line {
	played := len(g.moves())
	changed := g.become(replaced, at+1, at+1)
	changed = append(changed, g.become(dropped, moves+1, played)...)
	return append(changed, g.add(line{ordinal: at + 1, move: move, made: now}))
}

// stand takes up where the match leads.
func (g *game) stand(after engine.Match, now string) {
	g.match, g.ended = after, ""
	if g.over() {
		g.ended = now
	}
}

// clone may be changed without the other knowing.
func (g *game) clone() *game {
	c := *g
	c.lines = slices.Clone(g.lines)
	return &c
}

// text is the match as a record: every move in its place in the game, after
// those that stood there before it was corrected.
func (g *game) text() *record.Record {
	r := &record.Record{Game: g.name, Setup: g.setup}
	lines := slices.Clone(g.lines)
	slices.SortStableFunc(lines, func(a, b line) int { return a.ordinal - b.ordinal })
	for _, l := range lines {
		switch {
		case l.fate == remark && l.ordinal == 0:
			r.Notes = append(r.Notes, l.comment)
		case l.fate == "":
			r.Lines = append(r.Lines, record.Line{Move: l.move, Comment: l.comment})
		case l.fate == remark:
			r.Lines = append(r.Lines, record.Line{Comment: l.comment})
		default:
			r.Lines = append(r.Lines, record.Line{Comment: strings.TrimSpace(l.fate + ": " + l.move + "  " + l.comment)})
		}
	}
	return r
}

// fromRecord is the match of a record, whose comments say what was corrected.
func fromRecord(r *record.Record, games engine.Games, made string) (*game, error) {
	match, err := record.Replay(r, games)
	if err != nil {
		return nil, err
	}
	g := &game{name: r.Game, setup: match.Setup(), started: made, match: match}
	for _, note := range r.Notes {
		g.add(line{comment: note, fate: remark, made: made})
	}
	next := 1
	for _, l := range r.Lines {
		entry := line{ordinal: next, move: l.Move, comment: l.Comment, made: made}
		if l.Move == "" {
			entry.fate = remark
			entry.corrected()
		} else {
			next++
		}
		g.add(entry)
	}
	return g, nil
}

// corrected turns a remark that holds a corrected move back into that.
func (l *line) corrected() {
	for _, fate := range []string{takenBack, replaced, dropped} {
		if rest, ok := strings.CutPrefix(l.comment, fate+": "); ok {
			l.fate = fate
			l.move, l.comment, _ = strings.Cut(rest, "  ")
			return
		}
	}
}
