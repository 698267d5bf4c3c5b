package sqlite

import "fmt"

// mostNames is how many players are offered at the start screen.
const mostNames = 24

// Names are those of the players, who played last first.
func (f *File) Names() (names []string, err error) {
	err = f.Each("SELECT name FROM players WHERE turn > 0 ORDER BY turn DESC LIMIT ?", []any{mostNames}, func(scan func(...any) error) error {
		var name string
		err := scan(&name)
		names = append(names, name)
		return err
	})
	return names, err
}

// Remember puts players before all others.
func (f *File) Remember(players []string) error {
	turn, err := f.NextTurn("players")
	if err != nil {
		return err
	}
	for i, name := range players {
		id, err := f.player(name)
		if err == nil {
			err = f.Exec("UPDATE players SET turn = ? WHERE id = ?", turn+len(players)-i, id)
		}
		if err != nil {
			return fmt.Errorf("write the names of players: %w", err)
		}
	}
	return nil
}

// NextTurn is higher than any turn in a table. Turns order what happened, since
// a clock may go backwards.
func (f *File) NextTurn(table string) (turn int, err error) {
	err = f.Get("SELECT coalesce(max(turn), 0) + 1 FROM "+table, nil, &turn)
	return turn, err
}
