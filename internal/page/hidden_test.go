package page_test

import (
	"flag"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/ingenious"
	"silvertray/internal/page"
	"silvertray/internal/thorough"
)

// twins are two tables that differ only in what is hidden from Ben.
type twins [2]*table

// asBen sends the same to both tables, and fails the test where Ben or somebody who looks
// on is told different things.
func (w twins) asBen(t *rapid.T, ben [2]*phone, path string, form url.Values) {
	var got [2]string
	for i, tab := range w {
		tab.clock.Advance(1e9)
		form.Set("state", ben[i].state())
		status, body := ben[i].post(path, form)
		got[i] = fmt.Sprintf("%d %s", status, body)
	}
	form.Del("state")
	if a, b := got[0], got[1]; a != b {
		t.Fatalf("Ben: %s %v\n%s\nor, as Ana's are others,\n%s", path, form, a, b)
	}
	w.look(t, ben, path, form)
}

// look compares all that Ben and a looker can look at.
func (w twins) look(t *rapid.T, ben [2]*phone, path string, form url.Values) {
	for _, at := range []string{"/", "/main?moves=all", "/main?correct=0", "/main?correct=1", "/main?correct=cell", "/panel.png", "/camera.jpg", "/cell.png", "/record.txt"} {
		for _, who := range []string{"Ben", "a looker"} {
			var got [2]string
			for i, tab := range w {
				p := ben[i]
				if who != "Ben" {
					p = tab.phone("192.168.0.77:1")
				}
				tab.clock.Advance(1e9)
				status, body := p.get(at)
				got[i] = fmt.Sprintf("%d %s", status, stamp.ReplaceAllString(body, "stamp"))
			}
			if got[0] != got[1] {
				t.Fatalf("%s sees at %s what is hidden, after %s %v: %s", who, at, path, form, apart(got[0], got[1]))
			}
		}
	}
}

// stamp is what a page calls its snapshot: a run by chance, and a number that also rises
// when the loop finds time to show who has taken a seat.
var stamp = regexp.MustCompile(`[A-Z2-7]{8}-\d+`)

// apart is where two texts begin to differ.
func apart(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	return fmt.Sprintf("\n%s\n%s", a[max(0, i-60):min(len(a), i+60)], b[max(0, i-60):min(len(b), i+60)])
}

// tryAll checks a property a few times, or often where the tests are thorough: each time
// takes two boxes.
func tryAll(t *testing.T, property func(*rapid.T)) {
	t.Helper()
	checks := flag.Lookup("rapid.checks")
	was := checks.Value.String()
	defer func() { _ = checks.Value.Set(was) }()
	if err := checks.Value.Set(fmt.Sprint(thorough.Count(6, 60))); err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, property)
}

// others are cards of a pile that lie nowhere, for Ana to hold in one of two matches.
func others(m engine.Match) (cards []string) {
	for move := range m.Ask().Moves {
		cards = append(cards, move.String())
	}
	return cards
}

// TestADealTellsNothing has Ana hold other cards at one table than at another one. Ben
// names his, corrects, takes back and presses whatever he likes, up to the last card of
// his hand, and is told the same at both.
func TestADealTellsNothing(t *testing.T) {
	before, made := playUntil(t, deck(t, "Ana", "Ben", "Cem"), in(0, 0, "A scoring card for Ana"))
	scoring := others(before)
	for _, stage := range []struct {
		title  string
		player int
	}{{"A scoring card for Ben", 1}, {"A card to go back", 0}} {
		until := in(0, stage.player, stage.title)
		tryAll(t, func(r *rapid.T) {
			ana := rapid.Permutation(scoring).Draw(r, "scoring")[:4]
			bonus := rapid.Permutation(others(playMoves(t, before, ana[:2]...))).Draw(r, "bonus")[:4]
			rest := dealtOn(t, playMoves(t, before, ana[0], ana[1], bonus[0], bonus[1]), append(slices.Clone(ana), bonus...), until)
			hands := [2][]string{{ana[0], ana[1], bonus[0], bonus[1]}, {ana[2], ana[3], bonus[2], bonus[3]}}
			w := layTwins(t, goennen.Practice(), before.Setup().Players, [2][]string{slices.Concat(made, hands[0], rest), slices.Concat(made, hands[1], rest)})
			defer w.clear()
			ben := [2]*phone{w[0].seat("1"), w[1].seat("1")}
			named := 0
			for range 6 {
				card := rapid.SampledFrom(slices.Concat(hands[0], hands[1], scoring[:3], []string{"card s00", "discard s01", "nonsense"})).Draw(r, "card")
				at := fmt.Sprint(len(made) + rapid.IntRange(-1, 7).Draw(r, "at"))
				acts := []func() (string, url.Values){
					func() (string, url.Values) { return "/change", url.Values{"after": {at}, "move": {card}} },
					func() (string, url.Values) { return "/takeback", url.Values{"keep": {at}} },
					func() (string, url.Values) { return "/press", url.Values{"key": {"ok"}} },
					func() (string, url.Values) { return "/withdraw", url.Values{"player": {"1"}} },
					func() (string, url.Values) { return "/choose", url.Values{"player": {"0"}, "move": {card}} },
				}
				if named < 3 {
					acts = append(acts, func() (string, url.Values) { named++; return "/choose", url.Values{"player": {"1"}, "move": {card}} })
				}
				path, form := acts[rapid.IntRange(0, len(acts)-1).Draw(r, "act")]()
				w.asBen(r, ben, path, form)
			}
		})
	}
}

// dealtOn deals on until something holds, none of some cards.
func dealtOn(t *testing.T, m engine.Match, but []string, until func(engine.Match) bool) (made []string) {
	t.Helper()
	for !until(m) {
		for move := range m.Ask().Moves {
			if !slices.Contains(but, move.String()) {
				made = append(made, move.String())
				m = playMoves(t, m, move.String())
				break
			}
		}
	}
	return made
}

// layTwins lays two tables with the same but for some moves.
func layTwins(t *testing.T, game engine.Game, players []string, moves [2][]string) (w twins) {
	t.Helper()
	for i, made := range moves {
		m, err := game.New(engine.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		w[i] = setWith(t, playMoves(t, m, made...), func(c *page.Config, box *newBox) {
			box.Game, box.made = game, made
			c.Camera = func() []byte { return []byte("a picture") }
		})
	}
	return w
}

// clear takes the tables' sites down.
func (w twins) clear() {
	for _, tab := range w {
		tab.site.Close()
	}
}

// TestARackTellsNothing has Ana show other tiles at one table than at another one, in her
// turn and before Ben's.
func TestARackTellsNothing(t *testing.T) {
	racks := []string{
		"red red, red red, red green, red green, green green, green green",
		"red red, yellow green, red green, red purple, green green, orange green",
		"blue blue, purple purple, red orange, yellow yellow, green green, blue orange",
		"red green, green green, green green, green orange, orange orange, red red",
	}
	opening := []string{"tile red red at 1,-5 2,-5", "tile blue blue at 4,0 3,0"}
	lays := map[string][]string{"in her turn": nil, "before Ben's": {"tile green green at 4,-5 4,-4"}}
	for when, after := range lays {
		t.Run(when, func(t *testing.T) {
			tryAll(t, func(r *rapid.T) {
				hers := rapid.Permutation(racks).Draw(r, "racks")
				var moves [2][]string
				for i := range moves {
					moves[i] = slices.Concat(opening, []string{"shows " + hers[i]}, after)
				}
				w := layTwins(t, ingenious.EinfachGenial, []string{"Ana", "Ben"}, moves)
				defer w.clear()
				ben := [2]*phone{w[0].seat("1"), w[1].seat("1")}
				for range 4 {
					left := strings.Replace(rapid.SampledFrom(racks).Draw(r, "rack"), ", green green", "", 1)
					tile := rapid.SampledFrom([]string{"tile purple orange at 4,-4 4,-3", "tile red red at 1,-5 2,-5", "tile red green at -1,-4 -1,-3"}).Draw(r, "tile")
					text := rapid.SampledFrom([]string{"swap " + left, "shows " + left, "swap red", "shows red red, red green", tile, "pass", "x"}).Draw(r, "text")
					path := rapid.SampledFrom([]string{"/choose", "/choose", "/change", "/mend", "/takeback", "/press", "/tell"}).Draw(r, "path")
					at := fmt.Sprint(rapid.IntRange(0, 4).Draw(r, "at"))
					w.asBen(r, ben, path, url.Values{
						"player": {"1"}, "move": {text}, "after": {at}, "keep": {at}, "key": {"ok"},
						"at": {"4,-5"}, "symbol-1": {"yellow"}, "shows": {"red"},
					})
				}
			})
		})
	}
}

// TestACardNamedTwiceIsToldLate has Ben name a card that Ana holds: it counts like any
// other, until his hand is complete. Then all at the table are told, and he names it anew.
func TestACardNamedTwiceIsToldLate(t *testing.T) {
	until := in(0, 1, "A scoring card for Ben")
	for place := range 4 { // of the card among Ben's
		tab := setDeck(t, until, "Ana", "Ben")
		m, made := playUntil(t, deck(t, "Ana", "Ben"), until)
		ben, his := tab.seat("1"), dealtOn(t, m, nil, in(0, 0, "A card to go back"))
		his[place] = "card " + m.Sheet(0).Hand[place].ID
		for i, card := range his {
			answers(t, card, http.StatusNoContent)(ben.does("/choose", "player", "1", "move", card))
			if _, body := ben.get("/main"); i < 3 && !strings.Contains(body, strings.TrimPrefix(card, "card ")) {
				t.Errorf("Ben does not see %s in his hand", card)
			}
		}
		if _, body := ben.get("/main"); !strings.Contains(body, "have named the same card") {
			t.Errorf("card %d: nobody is told that a card was named twice", place)
		}
		if got := len(strings.Split(tab.owner().record(), "\n")); got != len(made)+place {
			t.Errorf("card %d: the record has %d moves, want %d and those before that card", place, got, len(made))
		}
		again := dealtOn(t, playMoves(t, m, his[:place]...), nil, in(0, 0, "A card to go back"))
		for _, card := range again {
			answers(t, "anew: "+card, http.StatusNoContent)(ben.does("/choose", "player", "1", "move", card))
		}
		if _, body := ben.get("/main"); strings.Contains(body, "have named the same card") || !strings.Contains(body, "A card to go back") {
			t.Errorf("card %d: the match does not go on with the right hand", place)
		}
	}
}
