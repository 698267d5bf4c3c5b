package attack_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
)

// seatsAreHeld attacks those who sit.
func seatsAreHeld(t *testing.T) {
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben", "Cem")
	b := start(t, record)
	ana, ben := b.phone(1).sit("0"), b.phone(2).sit("1")
	if got := b.phone(3).get("/seat?code=" + b.code()).body; strings.Count(got, "taken") < 2 && !strings.Contains(got, "disabled") {
		t.Errorf("the form does not say which seats are taken: %s", got)
	}
	// One phone takes all seats again and again: those who sit stay where they are.
	guest, code := b.phone(4), b.code()
	for n := range 100 {
		if n%10 == 0 {
			guest.roam()
		}
		_, _ = guest.try("/seat", url.Values{"code": {code}, "player": {[]string{"0", "1", "2"}[n%3]}}) // refused or not
		if n%3 == 0 {
			_, _ = b.phone(1000+n).try("/seat", url.Values{"code": {code}, "player": {"2"}}) // without cookies
		}
	}
	for name, d := range map[string]*device{"Ana": ana, "Ben": ben} {
		if got := d.get("/main").body; !strings.Contains(got, "plays for "+name) {
			t.Errorf("%s was driven out", name)
		}
	}
	if got := b.owner().get("/main").body; !strings.Contains(got, "Ana") || !strings.Contains(got, b.shown(ana)) {
		t.Errorf("the owner does not see from where Ana plays (%s)", b.shown(ana))
	}
	if got := ana.get("/main").body; !strings.Contains(got, "role=\"alert\"") {
		t.Errorf("Ana is not told that somebody wanted her seat: %.300s", got)
	}
	// The owner takes a seat back: the device has none, and others still have theirs.
	taken := regexp.MustCompile(`name="seat" value="([^"]+)"><p>Ben`)
	for who, d := range map[string]*device{"a seat": ana, "a looker": b.phone(8), "a stranger's proxy": b.passedOn(9)} {
		if got := d.post("/unseat", url.Values{"seat": {b.found(taken, b.owner().get("/main").body)}}); got.status != http.StatusForbidden {
			t.Errorf("%s takes a seat back: %d", who, got.status)
		}
	}
	if got := b.owner().post("/unseat", url.Values{"seat": {b.found(taken, b.owner().get("/main").body)}}); got.status != http.StatusNoContent {
		t.Errorf("the owner takes a seat back: %d", got.status)
	}
	for name, d := range map[string]*device{"Ana": ana, "Ben": ben} {
		if got := d.get("/main").body; strings.Contains(got, "plays for "+name) != (name == "Ana") {
			t.Errorf("%s has a seat after Ben's was taken back, or not: %.300s", name, got)
		}
	}
	// The page is closed and opened: who had come in must come in anew.
	owner := b.owner()
	for _, open := range []string{"no", "yes"} {
		if got := owner.post("/door", url.Values{"open": {open}}); got.status != http.StatusNoContent {
			t.Fatalf("the door: %d", got.status)
		}
	}
	for name, old := range map[string]*device{"Ana": ana.copyOf(phone(11)), "Ben": ben.copyOf(phone(12))} {
		state := owner.state()
		for path, form := range map[string]url.Values{
			"/press": {"key": {"down"}, "state": {state}}, "/takeback": {"keep": {"0"}, "state": {state}},
			"/choose": {"player": {"0"}, "move": {firstMove(owner)}, "state": {state}},
		} {
			if got, err := old.try(path, form); err != nil || got.status != http.StatusForbidden {
				t.Errorf("%s acts with an old cookie, %s: %d, %v", name, path, got.status, err)
			}
		}
	}
	if code == b.code() {
		t.Error("the page opened with the old code")
	}
	for _, cookie := range []string{"", "x", strings.Repeat("A", 26), strings.Repeat("A", 4000), "\x00", "../../state/seats.json"} {
		d := b.phone(30)
		d.says.Set("Cookie", "silvertray-seat="+cookie)
		if got, err := d.try("/press", url.Values{"key": {"down"}, "state": {"1"}}); err == nil && got.status < 400 {
			t.Errorf("the cookie %.30q acts: %d", cookie, got.status)
		}
	}
}

// shown is how the owner sees a device's address.
func (b *box) shown(d *device) string { return d.from.String() }

// firstMove is the first one that a device may choose.
func firstMove(d *device) string {
	d.t.Helper()
	return d.found(moveOn, d.get("/main").body)
}
