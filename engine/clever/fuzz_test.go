package clever

import "testing"

// FuzzParse gives any text to matches that wait for a roll, a die, a bonus, an
// extra die and nothing, and in Doppelt so clever also for marks of dice that
// went to the tray and for dice to be taken back.
func FuzzParse(f *testing.F) {
	rolled := newMatch(f, 2, nil).rolled(f, 1, 2, 3, 4, 6, 5)
	finished := *rolled
	finished.phase = over
	silver := newDoppelt(f, 2, nil).back(0, 2).rolled(f, 1, 4, 2, 3, 6, 5).played(f, "take silver silver.pink4")
	matches := []*Match{
		newMatch(f, 1, nil), rolled, atRound(f, 1, 4), &finished,
		rolled.actions(0, 0, 1).played(f, "take orange orange.1"),
		newDoppelt(f, 1, nil), silver, silver.played(f, "done"), doppeltAt(f, 1, 4),
	}
	for _, text := range []string{
		"roll white=1 yellow=2 blue=3 green=4 orange=6 purple=5", "take white blue.4", "bonus x yellow.a1",
		"extra white green.1", "done extra", "take white", "bonus 6 purple.1", "", "reroll", "pass",
		"roll white=1 silver=2 yellow=3 blue=4 green=6 pink=5", "sweep white silver.blue1", "sweep", "return blue",
		"return", "bonus 12 blue.1", "done",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, m := range matches {
			move, err := m.Parse(text)
			if err != nil {
				continue
			}
			if _, err := m.Apply(move); err != nil {
				t.Errorf("%q parses as %s, which is refused: %v", text, move, err)
			}
		}
	})
}
