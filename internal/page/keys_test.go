package page_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/internal/prompt"
)

// keysCase is a table at which the keys are pressed on several devices.
type keysCase struct {
	lay func(*testing.T) *table
	// box presses keys on the box itself before.
	box []string
	// may are the keys that each seat may press; the box may press all.
	may map[string]string
}

const allKeys = "up down ok back"

var keysCases = map[string]keysCase{
	"a choice": {
		lay: func(t *testing.T) *table { return set(t, atTheTray(t)) },
		may: map[string]string{"1": allKeys},
	},
	"a throw": {
		lay: dealt,
		may: map[string]string{"0": "ok back"},
	},
	"a roll under check": {
		lay: func(t *testing.T) *table { tab := dealt(t); tab.sees(3, 5, 2, 6, 1, 4); return tab },
		may: map[string]string{"0": allKeys},
	},
	"the sheets, behind which the menu is": {
		lay: func(t *testing.T) *table { return set(t, atTheTray(t)) }, box: []string{"back"},
		may: map[string]string{"1": "up down back"},
	},
	"the menu": {
		lay: func(t *testing.T) *table { return set(t, atTheTray(t)) }, box: []string{"back", "ok"},
	},
	"moves to take back": {
		lay: func(t *testing.T) *table {
			return setBoard(t, "Ana,Ben", "tile red blue at 1,-5 2,-5")
		}, box: []string{"back", "ok", "ok"},
	},
	"the start": {
		lay: func(t *testing.T) *table { return set(t, nil) },
	},
	"a tile": {
		lay: func(t *testing.T) *table { return setBoard(t, "Ana,Ben", "tile red blue at 1,-5 2,-5") },
		may: map[string]string{"1": allKeys},
	},
	"a rack that only its player may see": {
		lay: func(t *testing.T) *table { return setBoard(t, "Ana,Ben", "shows red red") },
		may: map[string]string{"0": allKeys},
	},
	"a rack of another player's": {
		lay: func(t *testing.T) *table {
			return setBoard(t, "Ana,Ben", "tile red red at 1,-5 2,-5", "tile blue blue at 4,0 3,0",
				"shows red red, red red, red green, red green, green green, green green", "tile green green at 4,-5 4,-4")
		},
	},
	"a card for the market": {
		lay: func(t *testing.T) *table { return setDeck(t, in(0, 0, "A scoring card for the market"), "Ana", "Ben") },
		may: map[string]string{"0": allKeys},
	},
	"a card face down": {
		lay: func(t *testing.T) *table { return setDeck(t, in(0, 0, "A scoring card for Ana"), "Ana", "Ben") },
		may: map[string]string{"0": allKeys}, // nobody else holds one yet
	},
	"a card in hand": {
		lay: func(t *testing.T) *table { return setDeck(t, in(0, 0, "A card to go back"), "Ana", "Ben") },
	},
	"the last hand": {
		lay: func(t *testing.T) *table { return setDeck(t, in(0, 1, "A card to go back"), "Ana", "Ben") },
		may: map[string]string{"1": allKeys},
	},
	"the end": {
		lay: func(t *testing.T) *table {
			return setDeck(t, func(m engine.Match) bool { return m.Ask().Over() }, "Ana", "Ben")
		},
	},
}

// TestKeysBelongToWhoIsAsked presses each key on each device, held and not, each time at
// a table of its own. What cannot be pressed is not offered.
func TestKeysBelongToWhoIsAsked(t *testing.T) {
	for name, tt := range keysCases {
		t.Run(name, func(t *testing.T) {
			for _, seat := range []string{"0", "1"} {
				for _, key := range strings.Fields(allKeys) {
					tt.press(t, seat, key)
				}
			}
		})
	}
}

// press presses a key for a seat, and holds it.
func (k keysCase) press(t *testing.T, seat, key string) {
	t.Helper()
	tab := k.lay(t)
	for _, first := range k.box {
		answers(t, "the box: "+first, http.StatusNoContent)(tab.owner().does("/press", "key", first))
	}
	if _, body := tab.owner().get("/main"); drawn(body, `id="key-[a-z]+"`) != 4 || strings.Contains(body, " disabled>") {
		t.Error("the box itself does not offer its four keys")
	}
	p := tab.seat(seat)
	may := strings.Contains(k.may[seat], key)
	_, body := p.get("/main")
	offered := strings.Contains(body, fmt.Sprintf(`id="key-%s"`, key)) && drawn(body, fmt.Sprintf(`id="key-%s"[^>]* disabled>`, key)) == 0
	if offered != may {
		t.Errorf("seat %s is offered %s: %t, want %t", seat, key, offered, may)
	}
	status := map[bool]int{true: http.StatusNoContent, false: http.StatusForbidden}
	before := tab.glass()
	answers(t, "holding "+key, status[may && key != "back"])(p.does("/press", "key", key, "held", "yes"))
	if may {
		return // where that leads is another question
	}
	answers(t, key, http.StatusForbidden)(p.does("/press", "key", key))
	if tab.glass() != before {
		t.Errorf("seat %s, %s: a key that is refused changes the panel", seat, key)
	}
}

// TestNobodyGivesAwayAnothersCard tries to choose for Ana which card goes back, by the
// keys and by forms, and finds her hand as it was.
func TestNobodyGivesAwayAnothersCard(t *testing.T) {
	tab := setDeck(t, in(0, 0, "A card to go back"), "Ana", "Ben")
	ben, before := tab.seat("1"), tab.glass()
	for _, form := range [][]string{{"/press", "key", "ok"}, {"/press", "key", "ok", "held", "yes"}, {"/choose", "player", "0", "move", "discard s01"}, {"/draw"}} {
		answers(t, strings.Join(form, " "), http.StatusForbidden)(ben.does(form[0], form[1:]...))
	}
	if tab.glass() != before {
		t.Error("the panel has changed")
	}
}

// glass is what the panel shows.
func (t *table) glass() string {
	t.t.Helper()
	_, picture := t.owner().get("/panel.png")
	return picture
}

// TestThePageIsNotClosedByASeat presses every key at the end of a match, which the box
// alone may leave.
func TestThePageIsNotClosedByASeat(t *testing.T) {
	tab := keysCases["the end"].lay(t)
	for _, seat := range []string{"0", "1"} {
		phone := tab.seat(seat)
		for _, key := range strings.Fields(allKeys) {
			answers(t, key, http.StatusForbidden)(phone.does("/press", "key", key))
		}
	}
	tab.page.Show(prompt.Snapshot{Number: 1000}) // the page still answers
	answers(t, "the page", http.StatusOK)(tab.owner().get("/main"))
}
