package sqlite

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
)

// Match is a match as it is stored, and as it stands.
type Match struct {
	// ID is the number it had in a file that was mended; else 0.
	ID int64
	// Key is the same in every copy of the match.
	Key string
	// Game is the name of the game.
	Game  string
	Setup engine.Setup
	// Started and Ended are UTC and only to be shown; Ended is empty before the end.
	Started, Ended string
	// Turn orders matches by when they were at the table; the highest was last, and 0
	// never was.
	Turn  int
	Lines []Line
	// Now is the match as it stands; nil where the game is not known.
	Now engine.Match
}

// Line is a move or a remark.
type Line struct {
	// Serial counts lines in the order they came, Ordinal moves by their place in the
	// game, both from 1.
	Serial, Ordinal     int
	Move, Comment, Fate string
	// Made is when it came, UTC and only to be shown.
	Made string
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
func (l Line) sum(key string) int64 {
	return sum(key, fmt.Sprint(l.Serial), fmt.Sprint(l.Ordinal), l.Move, l.Comment, l.Fate, l.Made)
}

// sum is the checksum of what a row says of the match.
func (g *Match) sum() int64 {
	parts := append([]string{g.Key, g.Game, g.Started}, g.Setup.Players...)
	for _, name := range slices.Sorted(maps.Keys(g.Setup.Settings)) {
		parts = append(parts, name, g.Setup.Settings[name])
	}
	return sum(parts...)
}

func sum(parts ...string) int64 {
	return int64(crc32.ChecksumIEEE([]byte(strings.Join(parts, "\x00"))))
}

// Moves are the texts of those that count, in order.
func (g *Match) Moves() []string {
	counting := make(map[int]string)
	for _, l := range g.Lines {
		if l.Fate == "" {
			counting[l.Ordinal] = l.Move
		}
	}
	var moves []string
	for n := 1; counting[n] != ""; n++ {
		moves = append(moves, counting[n])
	}
	return moves
}

// Add appends a line and returns it.
func (g *Match) Add(l Line) Line {
	l.Serial = len(g.Lines) + 1
	g.Lines = append(g.Lines, l)
	return l
}

// deal is the match before its first move.
func (g *Match) deal(games engine.Games) (engine.Match, error) {
	return record.Deal(&record.Record{Game: g.Game, Setup: g.Setup}, g.played(games))
}

// played are the games, with the one at the table as it was when that was dealt: what
// its cards say may have been changed since.
func (g *Match) played(games engine.Games) engine.Games {
	if g.Now == nil {
		return games
	}
	return engine.NewGames(g.Now.Game())
}

// replay sets the match to where its moves lead.
func (g *Match) replay(games engine.Games) error {
	_, match, err := g.Steps(games)
	if err == nil {
		g.Now = match
	}
	return err
}

// Steps are the moves that count, and the match as it stands after them.
func (g *Match) Steps(games engine.Games) ([]record.Step, engine.Match, error) {
	r := &record.Record{Game: g.Game, Setup: g.Setup}
	for _, m := range g.Moves() {
		r.Lines = append(r.Lines, record.Line{Move: m})
	}
	return record.Steps(r, g.played(games))
}

// Over reports whether the match has ended.
func (g *Match) Over() bool { return g.Now != nil && g.Now.Ask().Over() }

// setAside gives the moves at these places that count another fate, and returns
// their lines.
func (g *Match) setAside(fate string, first, last int) (changed []Line) {
	for i := range g.Lines {
		if l := &g.Lines[i]; l.Fate == "" && l.Ordinal >= first && l.Ordinal <= last {
			l.Fate = fate
			changed = append(changed, *l)
		}
	}
	return changed
}

// Append adds a move that was made now, and returns its line.
func (g *Match) Append(move, now string) []Line {
	return []Line{g.Add(Line{Ordinal: len(g.Moves()) + 1, Move: move, Made: now})}
}

// TakeBack keeps the first moves, and returns the lines that changed.
func (g *Match) TakeBack(moves int) []Line { return g.setAside(takenBack, moves+1, len(g.Moves())) }

// Replace puts a move in the place of another, counted from 0, keeps so many moves
// in all, and returns the lines that changed.
func (g *Match) Replace(at int, move string, moves int, now string) []Line {
	played := len(g.Moves())
	changed := g.setAside(replaced, at+1, at+1)
	changed = append(changed, g.setAside(dropped, moves+1, played)...)
	return append(changed, g.Add(Line{Ordinal: at + 1, Move: move, Made: now}))
}

// Leads sets the match to what it is after an act.
func (g *Match) Leads(after engine.Match, now string) {
	g.Now, g.Ended = after, ""
	if g.Over() {
		g.Ended = now
	}
}

// Clone may be changed without the other knowing.
func (g *Match) Clone() *Match {
	c := *g
	c.Lines = slices.Clone(g.Lines)
	return &c
}

// Record is the match as a record: every move in its place in the game, after
// those that stood there before it was corrected.
func (g *Match) Record() *record.Record {
	r := &record.Record{Game: g.Game, Setup: g.Setup}
	lines := slices.Clone(g.Lines)
	slices.SortStableFunc(lines, func(a, b Line) int { return a.Ordinal - b.Ordinal })
	for _, l := range lines {
		switch {
		case l.Fate == remark && l.Ordinal == 0:
			r.Notes = append(r.Notes, l.Comment)
		case l.Fate == "":
			r.Lines = append(r.Lines, record.Line{Move: l.Move, Comment: l.Comment})
		case l.Fate == remark:
			r.Lines = append(r.Lines, record.Line{Comment: l.Comment})
		default:
			r.Lines = append(r.Lines, record.Line{Comment: strings.TrimSpace(l.Fate + ": " + l.Move + "  " + l.Comment)})
		}
	}
	return r
}

// FromRecord is the match of a record, whose comments say what was corrected.
func FromRecord(r *record.Record, games engine.Games, made string) (*Match, error) {
	match, err := record.Replay(r, games)
	if err != nil {
		return nil, err
	}
	g := &Match{Game: r.Game, Setup: match.Setup(), Started: made, Now: match}
	for _, note := range r.Notes {
		g.Add(Line{Comment: note, Fate: remark, Made: made})
	}
	next := 1
	for _, l := range r.Lines {
		entry := Line{Ordinal: next, Move: l.Move, Comment: l.Comment, Made: made}
		if l.Move == "" {
			entry.Fate = remark
			entry.corrected()
		} else {
			next++
		}
		g.Add(entry)
	}
	return g, nil
}

// corrected turns a remark that holds a corrected move back into that.
func (l *Line) corrected() {
	for _, fate := range []string{takenBack, replaced, dropped} {
		if rest, ok := strings.CutPrefix(l.Comment, fate+": "); ok {
			l.Fate = fate
			l.Move, l.Comment, _ = strings.Cut(rest, "  ")
			return
		}
	}
}

// Keyed gives a match that comes from a record the same key every time.
func (g *Match) Keyed(r *record.Record) *Match {
	hash := sha256.Sum256([]byte(strings.TrimSpace(r.String())))
	g.Key = "record-" + hex.EncodeToString(hash[:8])
	if g.Over() {
		g.Ended = g.Started
	}
	return g
}
