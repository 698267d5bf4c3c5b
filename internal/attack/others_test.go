package attack_test

import (
	"html"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/engine/registry"
)

var moveOn = regexp.MustCompile(`name="move" value="([^"]+)"`)

// actingForOthers tries everything that another player could do, on a game of each kind.
func actingForOthers(t *testing.T) {
	for _, game := range []string{"ganz-schoen-clever", "einfach-genial", "goennen-practice"} {
		t.Run(game, func(t *testing.T) {
			moves := 0
			text, m := playedOn(t, game, func(m engine.Match) bool {
				moves++
				return moves > 12 && (choosing(0)(m) || !m.Ask().Over() && m.Ask().Lay != nil && m.Ask().Player == 0)
			}, "Ana", "Ben")
			b := start(t, text.String())
			ben := b.phone(2).sit("1")
			looker := b.phone(3)
			owner := b.owner()
			state := owner.state()
			before, panel := owner.get("/record.txt").body, owner.get("/panel.png").body
			n := 0
			acts := actsOf(m, owner)
			acts["/takeback"] = []url.Values{{"keep": {itoa(lastChoice(t, text))}}}
			for path, forms := range acts {
				for _, form := range forms {
					form.Set("state", state)
					for who, d := range map[string]*device{"a seat": ben, "a looker": looker} {
						n++
						if got, err := d.copyOf(phone(1000+n)).try(path, form); err != nil || got.status < 400 {
							t.Errorf("%s acts for another, %s %v: %d, %v", who, path, form, got.status, err)
							state = owner.state()
						}
					}
				}
			}
			if got := b.owner().state(); newer(got, state) > 2 { // the camera may have news
				t.Errorf("what was refused, %d times, has brought all phones from %s to %s", n, state, got)
			}
			if got := b.owner().get("/record.txt").body; got != before {
				t.Errorf("the record was\n%s\nand is\n%s", before, got)
			}
			if b.owner().get("/panel.png").body != panel {
				t.Error("the panel shows something else")
			}
		})
	}
}

// newer is how many pictures of the table lie between two states.
func newer(state, than string) int {
	number := func(s string) int {
		n, _ := strconv.Atoi(s[strings.LastIndex(s, "-")+1:]) // 0 is none
		return n
	}
	return number(state) - number(than)
}

// actsOf are forms that act for the player who is asked, by their paths. What the owner may
// choose now is among them.
func actsOf(m engine.Match, owner *device) map[string][]url.Values {
	acts := map[string][]url.Values{
		"/count": {{}}, "/draw": {{}}, "/withdraw": {{"player": {"0"}}}, "/door": {{"open": {"no"}}},
		"/throw": {{"player": {"0"}}}, "/nearest": {{"die": {"white"}}}, "/correct": {{"die": {"white"}, "value": {"1"}}},
		"/tell": {{"value": {"nothing"}}},
	}
	for _, key := range []string{"up", "down", "ok", "back"} {
		acts["/press"] = append(acts["/press"], url.Values{"key": {key}}, url.Values{"key": {key}, "held": {"yes"}})
	}
	for i, move := range moveOn.FindAllStringSubmatch(owner.get("/main").body, -1) {
		if i < 6 {
			acts["/choose"] = append(acts["/choose"], url.Values{"player": {"0"}, "move": {html.UnescapeString(move[1])}})
		}
	}
	if m.Ask().Moves != nil {
		for move := range m.Ask().Moves {
			acts["/choose"] = append(acts["/choose"], url.Values{"player": {"0"}, "move": {move.String()}})
			break
		}
	}
	return acts
}

// lastChoice is the number of moves before the last choice of the first player.
func lastChoice(t *testing.T, text *record.Record) (at int) {
	t.Helper()
	steps, _, err := record.Steps(text, registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	for i, step := range steps {
		if ask := step.Before.Ask(); ask.Player == 0 && (ask.Choice != nil || ask.Lay != nil) && ask.Draw == nil && ask.Roll == nil {
			at = i
		}
	}
	return at
}

// guessingHands asks for each card and each tile whether another player has it.
func guessingHands(t *testing.T) {
	text, m := playedOn(t, "goennen-practice", func(m engine.Match) bool { return m.Sheet(1).Hand != nil && choosing(1)(m) }, "Ana", "Ben")
	steps, _, err := record.Steps(text, registry.Games())
	if err != nil {
		t.Fatal(err)
	}
	b := start(t, text.String())
	ana := b.phone(1).sit("0")
	state, before := b.owner().state(), b.owner().get("/record.txt").body
	var held []string
	for _, c := range m.Sheet(1).Hand {
		held = append(held, c.ID)
	}
	guesses := slices.Clone(held)
	if marketed, ok := m.(engine.Marketed); ok {
		for _, c := range marketed.Market() {
			guesses = append(guesses, c.ID)
		}
	}
	for _, c := range m.Sheet(0).Hand {
		guesses = append(guesses, c.ID)
	}
	n := 0
	ask := func(path string, form url.Values) string {
		n++
		form.Set("state", state)
		got, err := ana.copyOf(phone(2000+n)).try(path, form)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		}
		return got.body
	}
	for after, step := range steps {
		if secret := step.Label().Secret; secret == nil || secret.Player != 1 {
			continue
		}
		answers := make(map[string][]string)
		for _, id := range guesses {
			got := ask("/change", url.Values{"after": {itoa(after)}, "move": {"card " + id}})
			answers[strings.ReplaceAll(got, id, "")] = append(answers[strings.ReplaceAll(got, id, "")], id)
		}
		if b.owner().get("/record.txt").body != before {
			t.Fatalf("Ana has changed a card, move %d", after)
		}
		if len(answers) > 1 {
			t.Errorf("changing move %d tells what Ben holds: %v", after, slices.Collect(maps.Values(answers)))
		}
	}
	for _, form := range []string{"discard ", "card "} {
		answers := make(map[string][]string)
		for _, id := range guesses {
			for _, player := range []string{"0", "1"} {
				got := ask("/choose", url.Values{"player": {player}, "move": {form + id}})
				answers[player+strings.ReplaceAll(got, id, "")] = append(answers[player+strings.ReplaceAll(got, id, "")], id)
			}
		}
		if len(answers) > 2 { // one for each player's name
			t.Errorf("choosing %q tells what Ben holds: %v", form, answers)
		}
	}
}
