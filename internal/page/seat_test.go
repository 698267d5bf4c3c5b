package page_test

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"silvertray/internal/page"
)

// come gives the code without asking for a seat.
func (p *phone) come() {
	p.t.Helper()
	_, code, _ := p.page.Door.Pairing()
	answers(p.t, "the code alone", http.StatusSeeOther)(p.post("/seat", url.Values{"code": {code}}))
}

func TestTwoPhonesAskForOneSeat(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben, other := tab.seat("1"), tab.phone("192.168.0.55:1")
	if _, body := other.get("/seat"); strings.Count(body, `<span class="soft">taken</span>`) != 1 {
		t.Errorf("the form does not mark the one seat that is taken:\n%s", body)
	}
	_, code, _ := tab.page.Door.Pairing()
	status, body := other.post("/seat", url.Values{"code": {code}, "player": {"1"}})
	if status != http.StatusConflict || !strings.Contains(body, "Another device has this seat") {
		t.Errorf("the second phone is told %d\n%s", status, body)
	}
	if strings.Contains(body, `name="code"`) {
		t.Error("the second phone has to give the code again")
	}
	if _, body := ben.get("/main"); !strings.Contains(body, "192.168.0.55, asked for this seat") {
		t.Errorf("the first phone is not told:\n%s", body)
	}
	answers(t, "the second phone acts", http.StatusForbidden)(other.choose(ben.state(), "1", "take green green.1", "x"))
	answers(t, "another seat without the code", http.StatusSeeOther)(other.post("/seat", url.Values{"player": {"2"}}))
	answers(t, "the first phone acts", http.StatusNoContent)(ben.choose(ben.state(), "1", "take green green.1", "y"))
}

func TestAPhoneThatIsGoneLosesItsSeatToWhoAsks(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	tab.clock.Advance(10 * time.Minute)
	if _, body := tab.phone("192.168.0.55:1").get("/seat"); !strings.Contains(body, "has not been heard of") {
		t.Errorf("who asks is not told that a device has the seat:\n%s", body)
	}
	next := tab.seat("1")
	if _, body := ben.get("/main"); !strings.Contains(body, "This device has lost its seat") {
		t.Errorf("who had the seat is not told:\n%s", body)
	}
	answers(t, "who had the seat", http.StatusForbidden)(ben.choose(next.state(), "1", "take green green.1", "x"))
	answers(t, "who has it", http.StatusNoContent)(next.choose(next.state(), "1", "take green green.1", "y"))
}

func TestSeatsEndWithTheDoor(t *testing.T) {
	for name, turn := range map[string]func(*table, bool){
		"on the panel": func(tab *table, open bool) { tab.page.Door.Turn(open) },
		"on the page": func(tab *table, open bool) {
			tab.owner().post("/door", url.Values{"open": {map[bool]string{true: "yes", false: "no"}[open]}})
		},
	} {
		var memory jsonMemory
		tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Memory = &memory })
		ben, guest := tab.seat("1"), tab.phone("192.168.0.55:1")
		guest.come()
		turn(tab, false)
		if strings.Contains(string(memory.text), "token") {
			t.Errorf("%s: seats are kept: %s", name, memory.text)
		}
		turn(tab, true)
		answers(t, name+": a cookie of before", http.StatusForbidden)(ben.choose(tab.owner().state(), "1", "take green green.1", "x"))
		tab.page.Lookers = false
		for who, p := range map[string]*phone{"a seat of before": ben, "a guest of before": guest} {
			answers(t, name+": "+who, http.StatusSeeOther)(p.get("/"))
			if _, body := p.get("/seat"); !strings.Contains(body, "This device has lost its seat") {
				t.Errorf("%s: %s is not told", name, who)
			}
		}
	}
}

func TestTheOwnerSeesWhoSitsWhere(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben, cem := tab.seat("1"), tab.seat("2")
	tab.phone("192.168.0.55:1").come()
	owner := tab.owner()
	_, body := owner.get("/main")
	seats := regexp.MustCompile(`name="seat" value="(\w+)"><p>([^<]*) <span class="soft">([^<]*)<`).FindAllStringSubmatch(body, -1)
	want := []string{"Ben 192.168.0.101", "Cem 192.168.0.102", "without a seat 192.168.0.55"}
	if len(seats) != len(want) {
		t.Fatalf("the owner sees %q, want %q", seats, want)
	}
	for i, s := range seats {
		if who := s[2] + " " + s[3]; !strings.HasPrefix(who, want[i]) || !strings.Contains(who, "since "+tab.clock.Now().Format("2006-01-02 15:04")) {
			t.Errorf("the owner sees %q, want %q and since when", who, want[i])
		}
	}
	if _, body := cem.get("/main"); strings.Contains(body, "192.168.0.101") || strings.Contains(body, seats[0][1]) {
		t.Error("a seat sees the devices of others")
	}
	take := url.Values{"seat": {seats[0][1]}}
	answers(t, "another seat takes it back", http.StatusForbidden)(cem.post("/unseat", take))
	answers(t, "the owner takes it back", http.StatusNoContent)(owner.post("/unseat", take))
	answers(t, "whose it was", http.StatusForbidden)(ben.choose(owner.state(), "1", "take green green.1", "x"))
	answers(t, "another one", http.StatusNoContent)(cem.choose(owner.state(), "2", "take green green.1", "y"))
	if _, body := ben.get("/main"); !strings.Contains(body, "This device has lost its seat") {
		t.Error("whose it was is not told")
	}
}

func TestAnOpenPageIsToldThatItsSeatIsGone(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	next := ben.listen("")
	next("id: ")
	tab.page.Seats.Clear()
	if next("data: ") == "" {
		t.Error("the stream says nothing")
	}
}

// TestNamesAreForWhoIsIn asks for everything without a seat, where lookers are kept out.
func TestNamesAreForWhoIsIn(t *testing.T) {
	names := []string{"Ana", "Ben", "Cem"}
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) {
		c.Lookers, c.Cards = false, http.NotFoundHandler()
	})
	tab.seat("1")
	stranger := tab.phone("192.168.0.55:1")
	_, code, _ := tab.page.Door.Pairing()
	for _, pattern := range tab.page.Routes() {
		method, path, ok := strings.Cut(pattern, " ")
		if !ok {
			method, path = http.MethodGet, pattern
		}
		path = strings.TrimSuffix(path, "{$}")
		for _, query := range []string{"", "?code=" + code, "?correct=0", "?moves=all"} {
			for _, form := range []url.Values{nil, {"code": {"0"}, "player": {"1"}}, {"code": {"0"}, "player": {"99"}}} {
				status, body := stranger.send(method, path+query, form, nil)
				for _, name := range names {
					if strings.Contains(body, name) {
						t.Errorf("%s %s%s: %d names %s", method, path, query, status, name)
					}
				}
				tab.clock.Advance(time.Minute)
			}
		}
	}
	answers(t, "a chair that is", http.StatusForbidden)(stranger.post("/seat", url.Values{"code": {"0"}, "player": {"1"}}))
	answers(t, "a chair that is not", http.StatusForbidden)(stranger.post("/seat", url.Values{"code": {"0"}, "player": {"99"}}))
	stranger.come()
	_, body := stranger.get("/seat")
	for _, name := range names {
		if !strings.Contains(body, name) {
			t.Errorf("%s is not there for who gave the code:\n%s", name, body)
		}
	}
	answers(t, "a seat then", http.StatusSeeOther)(stranger.post("/seat", url.Values{"player": {"2"}}))
	answers(t, "and a move", http.StatusNoContent)(stranger.choose(stranger.state(), "2", "take green green.1", "x"))
}
