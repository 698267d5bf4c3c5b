// Package journal keeps one match in a text file that people can read. It serves
// scripts, tests and those who name a file; the box itself keeps its matches in
// the database of package store.
package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/durable"
	"silvertray/internal/ledger"
	"silvertray/internal/store/jsonfile"
)

// Journal is a record file that grows by a line with every move. It is a
// ledger.Keeper.
type Journal struct {
	disk durable.Disk
	path string
	log  *durable.Log
	// record is what the file says; nil before a match is dealt.
	record *record.Record
}

var _ ledger.Keeper = (*Journal)(nil)

// Open opens the record at path for going on, or begins a file where there is
// none: Deal then begins its record. A last line without its end was cut by a power
// cut before the move counted; it is dropped.
func Open(path string, games engine.Games) (*Journal, ledger.Stored, error) {
	return OpenOn(durable.OS, path, games)
}

// OpenOn is Open on another disk than the computer's own.
func OpenOn(disk durable.Disk, path string, games engine.Games) (*Journal, ledger.Stored, error) {
	j := &Journal{disk: disk, path: path}
	stored, err := j.open(games)
	if err != nil {
		return nil, ledger.Stored{}, err
	}
	return j, stored, nil
}

func (j *Journal) open(games engine.Games) (stored ledger.Stored, err error) {
	// A file that cannot be written is found now, not at the first move.
	f, err := j.disk.Open(j.path, os.O_CREATE|os.O_RDWR, durable.Public)
	if err == nil {
		err = f.Close()
	}
	if err == nil {
		j.log, err = durable.OpenLog(j.disk, j.path)
	}
	if err != nil {
		return stored, fmt.Errorf("open the record: %w", err)
	}
	if len(j.log.Text()) == 0 {
		return stored, j.checkEmpty()
	}
	if stored, err = j.replay(games); err != nil {
		return stored, fmt.Errorf("record %s: %w", j.path, err)
	}
	// Choices made ahead are quickly made again; the match is worth more.
	if j.premoves().Load(&stored.Premoves) != nil {
		stored.Premoves = ledger.Premoves{}
	}
	return stored, nil
}

// replay plays what the file holds.
func (j *Journal) replay(games engine.Games) (stored ledger.Stored, err error) {
	if j.record, err = record.Parse(bytes.NewReader(j.log.Text())); err != nil {
		return stored, err
	}
	stored.Steps, stored.Match, err = record.Steps(j.record, games)
	return stored, err
}

// premoves are in a file beside the record.
func (j *Journal) premoves() jsonfile.File {
	return jsonfile.File{Path: filepath.Join(filepath.Dir(j.path), ledger.PremovesFile), Disk: j.disk}
}

// Deal begins the record of a match. A match that the file holds already is
// moved aside first, to a file whose name has a number.
func (j *Journal) Deal(m engine.Match) error {
	var aside string
	if len(j.log.Text()) > 0 {
		var err error
		if aside, err = j.archive(); err != nil {
			return err
		}
	}
	err := j.replace(record.New(m))
	if err != nil && aside != "" {
		return errors.Join(err, j.disk.Remove(aside))
	}
	return err
}

// Append adds a move.
func (j *Journal) Append(move engine.Move, _ engine.Match) error {
	if j.record == nil {
		return ledger.ErrNoMatch
	}
	if err := j.log.Append(move.String() + "\n"); err != nil {
		return fmt.Errorf("write the record: %w", err)
	}
	j.record.Add(move)
	return nil
}

// TakeBack keeps the first moves. The others stay in the file as comments: nothing
// that was played is lost.
func (j *Journal) TakeBack(moves int, _ engine.Match) error {
	return j.change(func(r *record.Record) { r.TakeBack(moves) })
}

// Replace puts a move in the place of another. That one, and those that do not
// follow any more, become comments.
func (j *Journal) Replace(at int, move engine.Move, moves int, _ engine.Match) error {
	return j.change(func(r *record.Record) { r.Replace(at, move.String(), moves) })
}

// Premoves stores the choices made ahead.
func (j *Journal) Premoves(p ledger.Premoves) error { return j.premoves().Save(p) }

// change puts a changed record in the file's place.
func (j *Journal) change(to func(*record.Record)) error {
	if j.record == nil {
		return ledger.ErrNoMatch
	}
	next := *j.record
	next.Lines = slices.Clone(j.record.Lines)
	to(&next)
	return j.replace(&next)
}

func (j *Journal) replace(r *record.Record) error {
	if err := j.log.Replace([]byte(r.String())); err != nil {
		return fmt.Errorf("write the record anew: %w", err)
	}
	j.record = r
	return nil
}

// archive gives the file's present text a second name that is free: "game-1.txt"
// beside "game.txt".
func (j *Journal) archive() (string, error) {
	ext := filepath.Ext(j.path)
	for n := 1; ; n++ {
		aside := fmt.Sprintf("%s-%d%s", strings.TrimSuffix(j.path, ext), n, ext)
		err := j.disk.Link(j.path, aside)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("keep the last match as %s: %w", aside, err)
		}
		return aside, nil
	}
}

// Close ends the journal.
func (j *Journal) Close() error { return j.log.Close() }
