package box

import (
	"strings"
	"testing"
)

// TestNamesThatThePanelLacksAreTold before the game and by doctor.
func TestNamesThatThePanelLacksAreTold(t *testing.T) {
	for players, want := range map[string]string{
		"[Ana, Ольга]": "", "[日本語, Ana]": "Player 1", "[Ana, 🎲🦊, אבגד]": "Player 2 and Player 3", "[Ana 🦊]": "Ana",
	} {
		s, _, err := settingsIn(t, "players: "+players)
		if err != nil {
			t.Fatal(err)
		}
		table, _, err := newTable(s)
		if err != nil {
			t.Fatal(err)
		}
		var told string
		for _, n := range table.Notices {
			told += n.Text.String()
		}
		said := found(t, s, nil)
		if !said.OK || (want == "") != (told == "") || !strings.Contains(told, want) || !strings.Contains(said.Text, want) || strings.Contains(said.Text, "lacks") != (want != "") {
			t.Errorf("players %s: told %q, doctor says %q; want %q", players, told, said.Text, want)
		}
	}
}
