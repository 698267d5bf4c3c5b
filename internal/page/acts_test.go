package page_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/prompt"
)

// sees throws dice of the game, in its order, and waits until they are shown.
func (t *table) sees(values ...int) {
	t.t.Helper()
	var roll engine.Thrown
	for i, v := range values {
		die := []string{"white", "yellow", "blue", "green", "orange", "purple"}[i]
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: v})
	}
	t.eye.throws <- seen(roll)
	for m := range t.shown {
		if _, ok := m.Screen.(prompt.Check); ok {
			return
		}
	}
}

// does posts a form for the page as the phone sees it now.
func (p *phone) does(path string, pairs ...string) (int, string) {
	p.t.Helper()
	form := url.Values{"state": {p.state()}}
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i], pairs[i+1])
	}
	return p.post(path, form)
}

// record is the moves so far, as the page hands them out.
func (p *phone) record() string {
	p.t.Helper()
	_, text := p.get("/record.txt")
	r, err := record.Parse(strings.NewReader(text))
	if err != nil {
		p.t.Fatal(err)
	}
	return strings.Join(r.Moves(), "\n")
}

// dealt is a match of Ana and Ben before its first throw.
func dealt(t *testing.T) *table { return set(t, play(t, []string{"Ana", "Ben"})) }

// answers fails the test where a form does not come out as wanted.
func answers(t *testing.T, what string, want int) func(int, string) {
	t.Helper()
	return func(got int, body string) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %d %s, want %d", what, got, strings.TrimSpace(body), want)
		}
	}
}

func TestADieIsCorrectedByOneTap(t *testing.T) {
	tab := dealt(t)
	ana := tab.seat("0")
	answers(t, "correcting before a throw", http.StatusConflict)(ana.does("/correct", "die", "blue", "value", "4"))
	tab.sees(3, 5, 2, 6, 1, 4)
	answers(t, "correcting", http.StatusNoContent)(ana.does("/correct", "die", "blue", "value", "4"))
	if _, body := ana.get("/main"); !regexp.MustCompile(`id="blue-4" aria-pressed="true"`).MatchString(body) {
		t.Error("the page does not show the corrected value")
	}
	for _, tt := range []struct{ die, value string }{{"blue", "7"}, {"blue", "0"}, {"pink", "3"}} {
		answers(t, tt.die+" "+tt.value, http.StatusConflict)(ana.does("/correct", "die", tt.die, "value", tt.value))
	}
	for _, value := range []string{"", "x", "-1", "99999999999999999999"} {
		answers(t, "value "+value, http.StatusBadRequest)(ana.does("/correct", "die", "blue", "value", value))
	}
	answers(t, "a looker's tap", http.StatusForbidden)(tab.phone("192.168.0.7:1").does("/correct", "die", "blue", "value", "1"))
	answers(t, "counting", http.StatusNoContent)(ana.does("/count"))
	if got, want := ana.record(), "roll white=3 yellow=5 blue=4 green=6 orange=1 purple=4"; got != want {
		t.Errorf("record\n%s\nwant\n%s", got, want)
	}
}

func TestARollThatWasCorrectedMeanwhileDoesNotCount(t *testing.T) {
	tab := dealt(t)
	ana, ben := tab.seat("0"), tab.seat("1")
	tab.sees(3, 5, 2, 6, 1, 4)
	asRead := ana.state()
	answers(t, "Ben corrects", http.StatusNoContent)(ben.does("/correct", "die", "blue", "value", "4"))
	answers(t, "Ana counts what she sees no more", http.StatusConflict)(ana.post("/count", url.Values{"state": {asRead}}))
	if got := ana.record(); got != "" {
		t.Errorf("the record holds %q", got)
	}
	answers(t, "Ana counts what she sees", http.StatusNoContent)(ana.does("/count"))
	answers(t, "counting without a roll", http.StatusConflict)(ana.does("/count"))
}

func TestTheNearestDieIsAsked(t *testing.T) {
	alone := []string{"Ana"}
	tab := set(t, play(t, alone,
		"roll white=6 yellow=3 blue=4 green=1 orange=5 purple=6", "take yellow yellow.b4",
		"roll white=1 blue=2 orange=2 purple=2", "take white blue.3", "roll blue=4 orange=2 purple=5", "take purple purple.1"))
	ana := tab.seat("0")
	tab.sees(1, 1, 3, 3, 6, 6)
	answers(t, "counting", http.StatusNoContent)(ana.does("/count"))
	if _, body := ana.get("/main"); !strings.Contains(body, `id="near-blue"`) || !strings.Contains(body, `id="near-green"`) || strings.Contains(body, `id="near-white"`) {
		t.Error("the page does not offer the two dice that tie, and those alone")
	}
	answers(t, "a die that does not tie", http.StatusConflict)(ana.does("/nearest", "die", "white"))
	answers(t, "naming one", http.StatusNoContent)(ana.does("/nearest", "die", "green"))
	if got, want := ana.record(), "roll white=1 yellow=1 blue=3 green=3 orange=6 purple=6 near=green,blue"; !strings.HasSuffix(got, want) {
		t.Errorf("record\n%s\nwant at its end\n%s", got, want)
	}
}

func TestMovesAreTakenBack(t *testing.T) {
	tab := set(t, play(t, []string{"Ana", "Ben"}))
	ana, ben := tab.seat("0"), tab.seat("1")
	tab.sees(1, 2, 3, 1, 6, 2)
	answers(t, "counting", http.StatusNoContent)(ana.does("/count"))
	answers(t, "choosing", http.StatusNoContent)(ana.does("/choose", "player", "0", "move", "take orange orange.1"))
	old := ben.state()
	for _, keep := range []string{"2", "3", "-1", "x"} {
		if got, _ := ben.does("/takeback", "keep", keep); got != http.StatusConflict && got != http.StatusBadRequest {
			t.Errorf("back to %s of two moves: %d, want a refusal", keep, got)
		}
	}
	answers(t, "Ben takes Ana's choice back", http.StatusForbidden)(ben.does("/takeback", "keep", "1"))
	answers(t, "taking the choice back", http.StatusNoContent)(ana.does("/takeback", "keep", "1"))
	if got := ana.record(); strings.Contains(got, "take") || !strings.Contains(got, "roll") {
		t.Errorf("record %q, want the roll alone", got)
	}
	answers(t, "the same, made for what was before", http.StatusConflict)(ana.post("/takeback", url.Values{"state": {old}, "keep": {"0"}}))
	answers(t, "taking the roll back", http.StatusNoContent)(ana.does("/takeback", "keep", "0"))
	if _, body := ana.get("/main"); !strings.Contains(body, `id="count"`) {
		t.Error("a roll that is taken back is to be checked anew")
	}
}

// TestARollIsCorrectedLater corrects a roll after a choice was made with it:
// the choice stays, for it still fits.
func TestARollIsCorrectedLater(t *testing.T) {
	tab := set(t, play(t, []string{"Ana", "Ben"}))
	ana, ben := tab.seat("0"), tab.seat("1")
	tab.sees(1, 2, 3, 1, 6, 2)
	answers(t, "counting", http.StatusNoContent)(ana.does("/count"))
	answers(t, "choosing", http.StatusNoContent)(ana.does("/choose", "player", "0", "move", "take orange orange.1"))
	if _, body := ben.get("/main"); !strings.Contains(body, `id="amended-0"`) || strings.Contains(body, `id="amended-1"`) {
		t.Error("the page does not offer to correct the roll, and the roll alone")
	}
	for _, wrong := range [][]string{{"at", "1"}, {"at", "2"}, {"at", "x"}, {"at", "0", "die-blue", "7"}, {"at", "0", "die-blue", "x"}} {
		if got, _ := ben.does("/amend", wrong...); got/100 != 4 {
			t.Errorf("%q: %d, want a refusal", wrong, got)
		}
	}
	answers(t, "correcting", http.StatusNoContent)(ben.does("/amend", "at", "0", "die-orange", "5", "die-blue", "3"))
	if got := ana.record(); !strings.Contains(got, "roll white=1 yellow=2 blue=3 green=1 orange=5 purple=2\ntake orange orange.1") {
		t.Errorf("record %q", got)
	}
}

func TestAWaitingChoiceIsWithdrawn(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben, cem := tab.seat("1"), tab.seat("2")
	answers(t, "choosing ahead", http.StatusNoContent)(cem.does("/choose", "player", "2", "move", "take blue blue.4"))
	if _, body := cem.get("/main"); !strings.Contains(body, `id="withdraw"`) {
		t.Error("the page does not show that the choice waits")
	}
	answers(t, "withdrawing another's", http.StatusForbidden)(ben.does("/withdraw", "player", "2"))
	answers(t, "withdrawing", http.StatusNoContent)(cem.does("/withdraw", "player", "2"))
	answers(t, "Ben's choice", http.StatusNoContent)(ben.does("/choose", "player", "1", "move", "take green green.1"))
	if got := ben.record(); strings.Contains(got, "blue.4") {
		t.Errorf("the choice that was withdrawn is in the record:\n%s", got)
	}
	answers(t, "choosing anew", http.StatusNoContent)(cem.does("/choose", "player", "2", "move", "take yellow yellow.a2"))
}

// TestEveryChangeIsGuarded tries each path that changes something the ways it
// must not be tried.
func TestEveryChangeIsGuarded(t *testing.T) {
	tab := set(t, atTheTray(t))
	owner := tab.owner()
	form := url.Values{"key": {"ok"}, "player": {"1"}, "move": {"take green green.1"}, "die": {"blue"}, "value": {"1"}, "keep": {"0"}, "open": {"no"}, "code": {"1"}}
	before := owner.state()
	form.Set("state", before)
	for _, path := range []string{"/press", "/choose", "/withdraw", "/correct", "/count", "/nearest", "/takeback", "/amend", "/door", "/leave", "/seat"} {
		if got, _ := owner.get(path + "?" + form.Encode()); got != http.StatusMethodNotAllowed && path != "/seat" {
			t.Errorf("GET %s: %d, want 405", path, got)
		}
		for _, method := range []string{http.MethodPut, http.MethodDelete, http.MethodPatch} {
			answers(t, method+" "+path, http.StatusMethodNotAllowed)(owner.send(method, path, form, nil))
		}
		for name, value := range map[string]string{"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"} {
			answers(t, path+" with "+name+" "+value, http.StatusForbidden)(owner.send(http.MethodPost, path, form, http.Header{name: {value}}))
		}
		if path != "/leave" { // which reads no form
			big := url.Values{"state": {before}, "id": {strings.Repeat("x", 5000)}}
			answers(t, path+" with 5 kB", http.StatusBadRequest)(owner.send(http.MethodPost, path, big, nil))
		}
		tab.clock.Advance(2e9)
	}
	if after := owner.state(); after != before {
		t.Errorf("state %s became %s", before, after)
	}
	if !tab.page.Door.IsOpen() {
		t.Error("the door was closed")
	}
}

// send sends a form by any method, with headers of its own.
func (p *phone) send(method, path string, form url.Values, headers http.Header) (int, string) {
	p.t.Helper()
	r, err := http.NewRequest(method, p.site.URL+path, strings.NewReader(form.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	for name, values := range headers {
		r.Header[name] = values
	}
	status, body, _ := p.ask(r)
	return status, body
}
