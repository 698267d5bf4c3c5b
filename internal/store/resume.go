package store

import (
	"errors"
	"fmt"
	"slices"

	"silvertray/internal/ledger"
	"silvertray/internal/store/sqlite"
)

// Resume returns the match that was at the table last, where it is not over. With
// players, only theirs in that game is returned, whatever game that is without.
// Nothing is returned where there is no such match.
func (s *Store) Resume(gameName string, players []string) ledger.Stored {
	g := s.game
	if g == nil {
		g = s.last
	}
	if g == nil || g.Now == nil || g.Over() {
		return ledger.Stored{}
	}
	if len(players) > 0 && (g.Game != gameName || !slices.Equal(g.Setup.Players, players)) {
		return ledger.Stored{}
	}
	steps, match, err := g.Steps(s.Games)
	if err != nil {
		s.Log.Error("the last match cannot go on", "error", err)
		return ledger.Stored{}
	}
	s.game = g
	s.rewriteBackup()
	return ledger.Stored{Match: match, Steps: steps, Premoves: s.stillWaiting()}
}

// stillWaiting are the premoves of the match at the table. One that cannot be read
// is quickly made again; the match is worth more.
func (s *Store) stillWaiting() ledger.Premoves {
	w := s.waiting
	if w.Match == "" {
		if err := s.premoves().Load(&w); err != nil {
			s.Log.Warn("choices made ahead are lost", "error", err)
			return ledger.Premoves{}
		}
	}
	if w.Match != "" && w.Match != s.game.Key {
		return ledger.Premoves{}
	}
	return w.Premoves
}

// Fetch brings a match back to the table that was left for another one. Resume
// then returns it.
func (s *Store) Fetch(id int) error {
	if s.file == nil {
		return errors.New("the file of matches cannot be used now")
	}
	g, err := s.file.Load(int64(id), s.Games)
	if err != nil {
		return sqlite.Explain(err)
	}
	if g.Over() {
		return fmt.Errorf("match %d is over", id)
	}
	err = s.file.Write(func() error {
		var err error
		if g.Turn, err = s.file.NextTurn("matches"); err != nil {
			return err
		}
		return s.file.Put(g, nil, true)
	})
	if err != nil {
		return sqlite.Explain(err)
	}
	s.game, s.last = nil, g
	return nil
}
