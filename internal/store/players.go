package store

import "fmt"

// mostNames is how many players are offered at the start screen.
const mostNames = 24

// Names of those who have played, who played last first.
func (s *Store) Names() []string {
	if s.file == nil {
		return nil
	}
	names, err := s.file.names()
	if err != nil {
		s.Log.Warn("the names of players cannot be read", "error", err)
	}
	return names
}

// Remember puts players before all others, in their seating order.
func (s *Store) Remember(players []string) error {
	if s.file == nil {
		return nil // they come with the match once that can be written
	}
	return fault(s.file.write(func() error { return s.file.remember(players) }))
}

func (f *file) names() (names []string, err error) {
	err = f.each("SELECT name FROM players WHERE turn > 0 ORDER BY turn DESC LIMIT ?", []any{mostNames}, func(scan func(...any) error) error {
		var name string
		err := scan(&name)
		names = append(names, name)
		return err
	})
	return names, err
}

// remember puts players before all others.
func (f *file) remember(players []string) error {
	turn, err := f.nextTurn("players")
	if err != nil {
		return err
	}
	for i, name := range players {
		id, err := f.player(name)
		if err == nil {
			err = f.exec("UPDATE players SET turn = ? WHERE id = ?", turn+len(players)-i, id)
		}
		if err != nil {
			return fmt.Errorf("write the names of players: %w", err)
		}
	}
	return nil
}

// nextTurn is higher than any turn in a table. Turns order what happened, since
// a clock may go backwards.
func (f *file) nextTurn(table string) (turn int, err error) {
	err = f.get("SELECT coalesce(max(turn), 0) + 1 FROM "+table, nil, &turn)
	return turn, err
}
