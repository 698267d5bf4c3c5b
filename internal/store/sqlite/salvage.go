package sqlite

import (
	"os"
	"slices"

	"silvertray/engine"
)

// Salvaged is what could be read of a file.
type Salvaged struct {
	Matches []*Match
	Names   []string // who played last first
}

// Add puts a match in, in the place of what was read of the same one.
func (s *Salvaged) Add(g *Match) {
	s.Matches = slices.DeleteFunc(s.Matches, func(other *Match) bool { return other.Key == g.Key })
	s.Matches = append(s.Matches, g)
}

// Into writes all of it.
func (s *Salvaged) Into(to *File) error {
	for _, g := range s.Matches {
		if err := to.Put(g, g.Lines, true); err != nil {
			return err
		}
	}
	return to.Remember(s.Names)
}

// Salvage reads what can be read of a file that cannot be trusted. It changes
// nothing in it.
func Salvage(path string, games engine.Games) (found Salvaged) {
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return found // SQLite would wait for a pipe
	}
	f, err := Open(path, Immutable)
	if err != nil {
		return found
	}
	defer f.Close()
	var ids []int64
	// From both ends: a page that cannot be read hides what lies behind it.
	for _, order := range []string{"", " DESC"} {
		_ = f.Each("SELECT id FROM matches ORDER BY id"+order, nil, func(scan func(...any) error) error {
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
		if g := f.Rescue(id, games); g != nil {
			found.Matches = append(found.Matches, g)
		}
	}
	found.Names, _ = f.Names()
	return found
}

// Rescue reads a match as far as it is sound and the rules allow. It is nil
// where nobody knows who plays what.
func (f *File) Rescue(id int64, games engine.Games) *Match {
	g, err := f.header(id)
	if err != nil {
		return nil
	}
	g.ID = id
	sound := make(map[int]Line)
	for _, fromTheEnd := range []bool{false, true} {
		_ = f.lines(g.Key, id, fromTheEnd, func(l Line, ok bool) {
			if ok {
				sound[l.Serial] = l
			}
		})
	}
	for n := 1; len(sound) > 0; n++ {
		l, ok := sound[n]
		if !ok {
			l = Line{Ordinal: 0, Fate: remark, Comment: "a line that could not be read"}
		}
		delete(sound, n)
		g.Add(l)
	}
	g.settle(games)
	return g
}

// settle plays the moves as far as the rules allow; those after that are kept
// as dropped. A game that this program does not know stays as it is.
func (g *Match) settle(games engine.Games) {
	match, err := g.deal(games)
	if err != nil {
		return
	}
	stands := 0
	for _, text := range g.Moves() {
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
	for i := range g.Lines {
		if l := &g.Lines[i]; l.Fate == "" && l.Ordinal > stands {
			l.Fate = dropped
		}
	}
	g.Now = match
	if !g.Over() {
		g.Ended = ""
	}
}
