package page_test

import (
	"bufio"
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// listen opens the stream of events; next waits for a line that begins so.
func (p *phone) listen(last string) (next func(prefix string) string) {
	p.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	p.t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.site.URL+"/events", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Test-From", p.address)
	r.Header.Set("Last-Event-ID", last)
	answer, err := p.client.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { answer.Body.Close() })
	lines := bufio.NewScanner(answer.Body)
	return func(prefix string) string {
		for lines.Scan() {
			if rest, ok := strings.CutPrefix(lines.Text(), prefix); ok {
				return rest
			}
		}
		return ""
	}
}

func TestEventsTellTheLatestState(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	next := ben.listen("")
	if got, want := next("id: "), ben.state(); got != want {
		t.Errorf("the stream begins with %q, want %q", got, want)
	}
	ben.choose(ben.state(), "1", "take green green.1", "b")
	if got, want := next("id: "), ben.state(); got != want {
		t.Errorf("after a choice %q, want %q", got, want)
	}
}

func TestAReconnectThatMissedSomethingIsTold(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	slept := ben.state()
	ben.choose(slept, "1", "take green green.1", "b")
	if got, want := ben.listen(slept)("id: "), ben.state(); got != want {
		t.Errorf("after an hour asleep %q, want %q", got, want)
	}
	// One that missed nothing hears only of what comes next.
	now := ben.state()
	next := ben.listen(now)
	next("retry: ")
	tab.seat("2").choose(now, "2", "take green green.1", "c")
	if got := next("id: "); got == now {
		t.Errorf("told %q again", got)
	}
}

func TestTheStreamEndsWhenTheDoorCloses(t *testing.T) {
	tab := set(t, atTheTray(t))
	next := tab.seat("1").listen("")
	next("id: ")
	tab.owner().post("/door", url.Values{"open": {"no"}})
	for next(":") != "" || next("data: ") != "" {
		continue
	}
}

func TestACodeCannotBeGuessed(t *testing.T) {
	tab := set(t, atTheTray(t))
	stranger := tab.phone("192.168.0.66:1")
	var last int
	for range 6 {
		last, _ = stranger.post("/seat", url.Values{"code": {"wrong!"}, "player": {"1"}})
	}
	if last != http.StatusTooManyRequests {
		t.Errorf("the sixth try at once: %d, want 429", last)
	}
	_, before, _ := tab.page.Door.Pairing()
	for _, address := range []string{"192.168.0.67:1", "192.168.0.68:1", "[2001:db8::1]:1", "[fe80::1%eth0]:1"} {
		for range 6 {
			tab.phone(address).post("/seat", url.Values{"code": {"wrong!"}, "player": {"1"}})
		}
	}
	if _, after, _ := tab.page.Door.Pairing(); after != before {
		t.Error("wrong codes change the one on the panel")
	}
	tab.seat("1")
}

func TestASeatIsACookieThatScriptsCannotRead(t *testing.T) {
	tab := set(t, atTheTray(t))
	_, code, _ := tab.page.Door.Pairing()
	form := url.Values{"code": {code}, "player": {"1"}}
	r, err := http.NewRequest(http.MethodPost, tab.site.URL+"/seat", strings.NewReader(form.Encode()))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	_, _, h := tab.phone("192.168.0.5:1").ask(r)
	for _, want := range []string{"HttpOnly", "SameSite=Strict", "Path=/"} {
		if !strings.Contains(h.Get("Set-Cookie"), want) {
			t.Errorf("cookie %q, want %s", h.Get("Set-Cookie"), want)
		}
	}
}

// TestWeight holds the first visit to what a phone loads in a moment, and each
// change after it: during a choice, and beside a board with the best places for a
// rack.
func TestWeight(t *testing.T) {
	rack := "shows red blue, red green, purple yellow, orange red, blue blue, green yellow"
	weigh(t, set(t, atTheTray(t)).seat("1"))
	weigh(t, setBoard(t, "Ana,Ben,Cem,Dan", append(tiles(t, "Ana,Ben,Cem,Dan", 24), rack)...).seat("0"))
	weigh(t, setDeck(t, in(8, 0, "Complete and buy"), "Ana", "Ben", "Cem", "Dan").seat("0"))
	weigh(t, setDeck(t, in(0, 0, "A scoring card for the market"), "Ana", "Ben", "Cem", "Dan").seat("0"))
}

func weigh(t *testing.T, phone *phone) {
	t.Helper()
	weight := 0
	for _, path := range []string{"/", "/style.css", "/page.js", "/icon.svg", "/panel.png", "/main"} {
		r, err := http.NewRequest(http.MethodGet, phone.site.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", "gzip") // as browsers say
		status, sent, _ := phone.ask(r)
		if status != http.StatusOK {
			t.Errorf("%s: %d", path, status)
		}
		_, body := phone.get(path)
		t.Logf("%-12s %6d bytes, %6d on the way", path, len(body), len(sent))
		if path != "/main" {
			weight += len(sent)
		} else if len(sent) > 8_000 {
			t.Errorf("a change loads %d bytes, want less than 8,000", len(sent))
		}
	}
	t.Logf("the first visit: %d bytes on the way", weight)
	if weight > 30_000 {
		t.Errorf("the first visit loads %d bytes, want less than 30,000", weight)
	}
}

func TestWhatIsUnchangedIsNotSentAgain(t *testing.T) {
	tab := set(t, atTheTray(t))
	for _, encoding := range []string{"gzip", "identity"} {
		r, err := http.NewRequest(http.MethodGet, tab.site.URL+"/style.css", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", encoding)
		_, _, h := tab.owner().ask(r)
		again := r.Clone(t.Context())
		again.Header.Set("If-None-Match", h.Get("ETag"))
		if status, body, h := tab.owner().ask(again); status != http.StatusNotModified || body != "" || h.Get("Content-Encoding") != "" {
			t.Errorf("%s: %d with %d bytes and encoding %q, want 304 and nothing", encoding, status, len(body), h.Get("Content-Encoding"))
		}
	}
}
