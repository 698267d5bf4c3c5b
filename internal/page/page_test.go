package page_test

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"silvertray/internal/page"
	"silvertray/internal/prompt"
)

func TestWhoMaySeeAndDo(t *testing.T) {
	tab := set(t, atTheTray(t))
	tests := []struct {
		name          string
		open, lookers bool
		who           func() *phone
		look, press   int
	}{
		{"owner, closed", false, true, tab.owner, 200, 204},
		{"phone, closed", false, true, func() *phone { return tab.phone("192.168.0.7:1") }, 403, 403},
		{"phone with a seat, closed again", true, true, nil, 403, 403},
		{"looker, open", true, true, func() *phone { return tab.phone("192.168.0.7:1") }, 200, 403},
		{"looker, open for seats only", true, false, func() *phone { return tab.phone("192.168.0.7:1") }, 303, 403},
		{"seat, open for seats only", true, false, func() *phone { return tab.seat("1") }, 200, 204},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tab.page.Door.Turn(tt.open)
			tab.page.Lookers = tt.lookers
			var p *phone
			if tt.who != nil {
				p = tt.who()
			} else {
				p = tab.seat("1")
				tab.page.Door.Turn(false)
			}
			if got, _ := p.get("/"); got != tt.look {
				t.Errorf("looking: %d, want %d", got, tt.look)
			}
			state := tab.owner().state()
			if got, body := p.post("/press", url.Values{"key": {"down"}, "state": {state}}); got != tt.press {
				t.Errorf("pressing: %d %s, want %d", got, body, tt.press)
			}
		})
	}
}

func TestTwoPhonesChooseAtOnce(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben, cem := tab.seat("1"), tab.seat("2")
	state := ben.state()
	answers := make(chan int, 2)
	go func() { s, _ := cem.choose(state, "2", "take blue blue.4", "c1"); answers <- s }()
	go func() { s, _ := ben.choose(state, "1", "take green green.1", "b1"); answers <- s }()
	for range 2 {
		if got := <-answers; got != http.StatusNoContent {
			t.Errorf("status %d, want 204", got)
		}
	}
	_, record := ben.get("/record.txt")
	if !strings.HasSuffix(record, "take green green.1\ntake blue blue.4\n") {
		t.Errorf("both choices, in the order of seats, once each:\n%s", record)
	}
}

func TestWhatIsSentTwiceCountsOnce(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	state := ben.state()
	for range 3 {
		if got, body := ben.choose(state, "1", "take green green.1", "same"); got != http.StatusNoContent {
			t.Errorf("status %d %s, want 204 each time", got, body)
		}
	}
	if got, _ := ben.choose(state, "1", "take green green.1", "other"); got != http.StatusConflict {
		t.Errorf("made for a question that is answered: %d, want 409", got)
	}
	_, record := ben.get("/record.txt")
	if strings.Count(record, "take green") != 1 {
		t.Errorf("the choice counts once:\n%s", record)
	}
}

func TestAPhoneThatSleptPressesNothing(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	old := ben.state()
	ben.choose(old, "1", "take green green.1", "b1")
	if got, _ := ben.post("/press", url.Values{"key": {"ok"}, "state": {old}}); got != http.StatusConflict {
		t.Errorf("a key for an old picture: %d, want 409", got)
	}
	if got, _ := ben.post("/press", url.Values{"key": {"ok"}, "state": {"elsewhen-999"}}); got != http.StatusConflict {
		t.Errorf("a key for a picture of an earlier run: %d, want 409", got)
	}
}

func TestASeatChoosesForItselfOnly(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	if got, _ := ben.choose(ben.state(), "2", "take blue blue.4", "x"); got != http.StatusForbidden {
		t.Errorf("Ben chooses for Cem: %d, want 403", got)
	}
	if got, body := ben.choose(ben.state(), "1", "take blue blue.12", "y"); got != http.StatusUnprocessableEntity {
		t.Errorf("an illegal move: %d %s, want 422", got, body)
	}
}

func TestAnotherSiteAsksForNothing(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	tests := []struct {
		name, header, value string
		want                int
	}{
		{"another origin", "Origin", "http://evil.example", 403},
		{"an opaque origin", "Origin", "null", 403},
		{"fetch from another site", "Sec-Fetch-Site", "cross-site", 403},
		{"a site beside it", "Sec-Fetch-Site", "same-site", 403},
		{"itself", "Sec-Fetch-Site", "same-origin", 204},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			form := url.Values{"key": {"down"}, "state": {ben.state()}}
			r, err := http.NewRequest(http.MethodPost, tab.site.URL+"/press", strings.NewReader(form.Encode()))
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set("X-Requested-With", "fetch")
			r.Header.Set(tt.header, tt.value)
			if got, body, _ := ben.ask(r); got != tt.want {
				t.Errorf("status %d %s, want %d", got, body, tt.want)
			}
		})
	}
}

func TestANameOfSomebodyElseIsNotTheBox(t *testing.T) {
	tab := set(t, atTheTray(t))
	r, err := http.NewRequest(http.MethodGet, tab.site.URL+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Host = "evil.example:8080"
	if got, _, _ := tab.owner().ask(r); got != http.StatusMisdirectedRequest {
		t.Errorf("status %d, want 421", got)
	}
}

func TestNothingChangesByGet(t *testing.T) {
	tab := set(t, atTheTray(t))
	owner := tab.owner()
	before := owner.state()
	for _, path := range []string{"/press?key=ok", "/choose?player=1", "/count?x", "/correct?die=blue", "/withdraw?player=1", "/nearest?die=blue", "/door?open=no", "/leave?x"} {
		if got, _ := owner.get(path); got != http.StatusMethodNotAllowed && got != http.StatusNotFound {
			t.Errorf("GET %s: %d, want 404 or 405", path, got)
		}
	}
	if after := owner.state(); after != before {
		t.Errorf("state %s became %s", before, after)
	}
}

func TestHeadersAndBounds(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	r, err := http.NewRequest(http.MethodGet, tab.site.URL+"/", nil)
	if err != nil {
		t.Fatal(err)
	}
	_, _, h := ben.ask(r)
	for name, want := range map[string]string{
		"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store", "X-Frame-Options": "DENY",
	} {
		if h.Get(name) != want {
			t.Errorf("%s is %q, want %q", name, h.Get(name), want)
		}
	}
	if csp := h.Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") || strings.Contains(csp, "unsafe") {
		t.Errorf("policy %q", csp)
	}
	if got, _ := ben.post("/press", url.Values{"key": {strings.Repeat("x", 5000)}}); got != http.StatusBadRequest {
		t.Errorf("a body of 5 kB: %d, want 400", got)
	}
	last := 0
	for range 200 {
		if last, _ = ben.get("/icon.svg"); last != http.StatusOK {
			break
		}
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("200 requests at one moment end with %d, want 429", last)
	}
	tab.clock.Advance(1e9)
	if got, _ := ben.get("/icon.svg"); got != http.StatusOK {
		t.Errorf("a second later: %d, want 200", got)
	}
}

// TestAMatchThatIsNotStoredSaysSo shows a match that the disk does not take.
func TestAMatchThatIsNotStoredSaysSo(t *testing.T) {
	p := page.New(page.Config{Requests: make(chan prompt.Request), Open: true, Lookers: true})
	for _, unkept := range []bool{true, false} {
		p.Show(prompt.Snapshot{Number: 1, Match: play(t, []string{"Ana"}), Unstored: unkept})
		r := httptest.NewRequest(http.MethodGet, "http://127.0.0.1:8080/main", nil)
		r.RemoteAddr = "127.0.0.1:50000"
		w := httptest.NewRecorder()
		p.Handler().ServeHTTP(w, r)
		if got := strings.Contains(w.Body.String(), "Not stored!"); got != unkept {
			t.Errorf("status %d: told %v, want %v", w.Code, got, unkept)
		}
	}
}
