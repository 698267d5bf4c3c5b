package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"silvertray/engine"
	"silvertray/internal/words"
)

// mend puts a file aside that cannot be used, and makes a new one of what can
// be read of it and of what is known of the match at the table.
func (s *Store) mend(cause error) error {
	err := s.file.close()
	s.file = nil
	if err != nil {
		s.Log.Warn("close the damaged file", "error", err)
	}
	kind := "damaged"
	if errors.Is(cause, errNewer) {
		kind = "newer"
	}
	aside, err := s.putAside(kind)
	if err != nil {
		return fmt.Errorf("put the file aside: %w", err)
	}
	found := salvage(aside, s.Games)
	if s.game != nil {
		found.add(s.game)
	}
	if err := s.open(); err != nil {
		return err
	}
	err = s.file.write(func() error { return found.into(s.file) })
	if err != nil {
		return errors.Join(fmt.Errorf("write what could be read of the damaged file: %w", err), s.file.close())
	}
	text := words.Say("The file of matches was damaged. It is kept as %s; what could be read of it, %d matches, is in a new one.", base(aside), len(found.games))
	if kind == "newer" {
		text = words.Say("The file of matches is from a newer version. It is kept as %s; what could be read of it, %d matches, is in a new one.", base(aside), len(found.games))
	}
	if _, err := os.Stat(aside); err != nil {
		text = "The file of matches has gone. A new one has begun."
	}
	s.mended = true
	s.tell("The file of matches", text, cause)
	return nil
}

// putAside gives the file another name. A journal goes with it: what a power
// cut left unfinished can then still be undone by hand.
func (s *Store) putAside(kind string) (string, error) {
	aside, err := s.freeName(kind)
	if err != nil {
		return "", err
	}
	for _, end := range []string{"-journal", ""} {
		if err := os.Rename(s.path()+end, aside+end); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return aside, nil
}

// freeName is a name beside the file that nothing has yet.
func (s *Store) freeName(kind string) (string, error) {
	for n := 1; ; n++ {
		path := filepath.Join(s.Folder, fmt.Sprintf("silvertray-%s-%d.db", kind, n))
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, nil
		} else if err != nil {
			return "", err
		}
	}
}

func base(path string) string { return filepath.Base(path) }

// find is what could be read of a file.
type find struct {
	games []*game
	names []string // who played last first
}

// add puts a match in, in the place of what was read of the same one.
func (f *find) add(g *game) {
	f.games = slices.DeleteFunc(f.games, func(other *game) bool { return other.key == g.key })
	f.games = append(f.games, g)
}

// into writes all of it.
func (f *find) into(to *file) error {
	for _, g := range f.games {
		if err := to.put(g, g.lines, true); err != nil {
			return err
		}
	}
	return to.remember(f.names)
}

// salvage reads what can be read of a file that cannot be trusted. It changes
// nothing in it.
func salvage(path string, games engine.Games) (found find) {
	f, err := openFile(path, asItIs)
	if err != nil {
		return found
	}
	defer f.close()
	var ids []int64
	// From both ends: a page that cannot be read hides what lies behind it.
	for _, order := range []string{"", " DESC"} {
		_ = f.each("SELECT id FROM matches ORDER BY id"+order, nil, func(scan func(...any) error) error {
			var id int64
			err := scan(&id)
			if err == nil && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
			return err
		})
	}
	slices.Sort(ids)
	for _, id := range ids {
		if g := f.rescue(id, games); g != nil {
			found.games = append(found.games, g)
		}
	}
	found.names, _ = f.names()
	return found
}

// rescue reads a match as far as it is sound and the rules allow. It is nil
// where nobody knows who plays what.
func (f *file) rescue(id int64, games engine.Games) *game {
	g, err := f.header(id)
	if err != nil {
		return nil
	}
	g.id = id
	sound := make(map[int]line)
	for _, fromTheEnd := range []bool{false, true} {
		_ = f.lines(g.key, id, fromTheEnd, func(l line, ok bool) {
			if ok {
				sound[l.serial] = l
			}
		})
	}
	for n := 1; len(sound) > 0; n++ {
		l, ok := sound[n]
		if !ok {
			l = line{ordinal: 0, fate: remark, comment: "a line that could not be read"}
		}
		delete(sound, n)
		g.add(l)
	}
	g.settle(games)
	return g
}

// settle plays the moves as far as the rules allow; those after that are kept
// as dropped. A game that this program does not know stays as it is.
func (g *game) settle(games engine.Games) {
	match, err := g.deal(games)
	if err != nil {
		return
	}
	stands := 0
	for _, text := range g.moves() {
		move, err := match.Parse(text)
		if err != nil {
			break
		}
		next, err := match.Apply(move)
		if err != nil {
			break
		}
		match = next
		stands++
	}
	for i := range g.lines {
		if l := &g.lines[i]; l.fate == "" && l.ordinal > stands {
			l.fate = dropped
		}
	}
	g.match = match
	if !g.over() {
		g.ended = ""
	}
}
