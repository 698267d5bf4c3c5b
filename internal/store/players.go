package store

import "silvertray/internal/store/sqlite"

// Names of those who have played, who played last first.
func (s *Store) Names() []string {
	if s.file == nil {
		return nil
	}
	names, err := s.file.Names()
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
	return sqlite.Explain(s.file.Write(func() error { return s.file.Remember(players) }))
}
