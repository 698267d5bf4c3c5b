package page_test

import (
	"context"
	"image"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// table is a box with a page, and a test for a table.
type table struct {
	t     *testing.T
	page  *page.Page
	site  *httptest.Server
	clock *clockwork.FakeClock
	eye   *eye
	// far is the address from which phones come; near is the box's own.
	phones int
	shown  chan companion.Moment
}

// eye sees what the test throws.
type eye struct{ throws chan vision.Reading }

func (e *eye) Look(ctx context.Context, _ vision.Want) (vision.Reading, error) {
	select {
	case r := <-e.throws:
		return r, nil
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	}
}

// logged fails a test that has something to log.
type logged struct{ t *testing.T }

func (l logged) Write(line []byte) (int, error) {
	l.t.Errorf("logged: %s", line)
	return len(line), nil
}

type glass struct{}

func (glass) Size() image.Point                                       { return image.Pt(264, 176) }
func (glass) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

type noKeys chan hw.Key

func (k noKeys) Presses() <-chan hw.Key { return k }

// Changed and Shown let the table follow its box.
func (t *table) Changed(s prompt.Snapshot) { t.page.Show(s) }
func (t *table) Shown(m companion.Moment)  { t.shown <- m }

// newBox is a box before it is switched on, at a match after moves.
type newBox struct {
	*session.Table
	*companion.Companion
	made []string
}

// made is a match as it is stored, with the moves that led to it where they are named.
func made(t *testing.T, m engine.Match, moves []string) ledger.Stored {
	t.Helper()
	if len(moves) == 0 {
		return ledger.Stored{Match: m}
	}
	dealt, err := m.Game().New(m.Setup())
	if err != nil {
		t.Fatal(err)
	}
	steps, m, err := record.Play(dealt, moves)
	if err != nil {
		t.Fatal(err)
	}
	return ledger.Stored{Match: m, Steps: steps}
}

// set lays a table for a match, with the door open.
func set(t *testing.T, match engine.Match) *table {
	t.Helper()
	return setWith(t, match, func(*page.Config, *newBox) {})
}

// setWith lays a table where more than the match is not as usual.
func setWith(t *testing.T, match engine.Match, with func(*page.Config, *newBox)) *table {
	t.Helper()
	requests := make(chan prompt.Request)
	tab := &table{t: t, clock: clockwork.NewFakeClock(), eye: &eye{make(chan vision.Reading, 1)}, shown: make(chan companion.Moment, 1000)}
	config := page.Config{
		Requests: requests, Address: func() string { return "http://192.168.0.20:8080" }, Open: true, Lookers: true,
		Clock: tab.clock, Log: slog.New(slog.NewTextHandler(logged{t}, nil)),
	}
	box := &newBox{Table: &session.Table{Game: clever.GanzSchoen}}
	box.Companion = &companion.Companion{
		Table: box.Table, Eyes: companion.Eyes{Dice: tab.eye}, Keys: make(noKeys), Panel: glass{},
		Requests: requests, Audience: tab,
	}
	with(&config, box)
	tab.page = page.New(config)
	box.Door, box.Ledger = tab.page.Door, ledger.New(nil, made(t, match, box.made))
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = box.Run(ctx) // ends with ctx
	}()
	<-tab.shown
	tab.site = httptest.NewServer(from(tab.page.Handler()))
	t.Cleanup(func() { tab.site.Close(); cancel(); <-done })
	return tab
}

// from lets a test say which address a request comes from; without a word it
// is another device.
func from(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.RemoteAddr = "192.168.0.99:40000"
		if a := r.Header.Get("Test-From"); a != "" {
			r.RemoteAddr = a
		}
		next.ServeHTTP(w, r)
	})
}

// phone is a device with a cookie jar and an address of its own.
type phone struct {
	*table
	client  http.Client
	address string
}

func (t *table) phone(address string) *phone {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.t.Fatal(err)
	}
	return &phone{table: t, address: address, client: http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	}}}
}

// at is an address of the box.
func (t *table) at(path string) *url.URL {
	t.t.Helper()
	u, err := url.Parse(t.site.URL + path)
	if err != nil {
		t.t.Fatal(err)
	}
	return u
}

// owner is a browser on the box itself.
func (t *table) owner() *phone { return t.phone("127.0.0.1:50000") }

// seat is a phone that plays for somebody.
func (t *table) seat(player string) *phone {
	t.t.Helper()
	t.phones++
	p := t.phone("192.168.0.10" + player + ":40000")
	_, code, _ := t.page.Door.Pairing()
	if status, body := p.post("/seat", url.Values{"code": {code}, "player": {player}}); status != http.StatusSeeOther {
		t.t.Fatalf("no seat: %d %s", status, body)
	}
	return p
}

// ask sends a request and returns status and body.
func (p *phone) ask(r *http.Request) (int, string, http.Header) {
	p.t.Helper()
	r.Header.Set("Test-From", p.address)
	answer, err := p.client.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return answer.StatusCode, string(body), answer.Header
}

func (p *phone) get(path string) (int, string) {
	p.t.Helper()
	r, err := http.NewRequest(http.MethodGet, p.site.URL+path, nil)
	if err != nil {
		p.t.Fatal(err)
	}
	status, body, _ := p.ask(r)
	return status, body
}

func (p *phone) post(path string, form url.Values) (int, string) {
	p.t.Helper()
	r, err := http.NewRequest(http.MethodPost, p.site.URL+path, strings.NewReader(form.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", p.site.URL)
	r.Header.Set("X-Requested-With", "fetch")
	status, body, _ := p.ask(r)
	return status, body
}

// state is the stamp of the page as the phone sees it.
func (p *phone) state() string {
	p.t.Helper()
	status, body := p.get("/main")
	found := regexp.MustCompile(`data-state="([^"]+)"`).FindStringSubmatch(body)
	if found == nil {
		p.t.Fatalf("no state on the page: %d %s", status, body)
	}
	return found[1]
}

// choose makes a choice for a snapshot.
func (p *phone) choose(state, player, move, id string) (int, string) {
	p.t.Helper()
	return p.post("/choose", url.Values{"state": {state}, "player": {player}, "move": {move}, "id": {id}})
}

// play makes moves in a new match.
func play(t *testing.T, players []string, moves ...string) engine.Match {
	t.Helper()
	m, err := clever.GanzSchoen.New(engine.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	var match engine.Match = m
	for _, text := range moves {
		move, err := match.Parse(text)
		if err == nil {
			match, err = match.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return match
}

// atTheTray is a match of three in which Ben and Cem may take a die from the
// tray.
func atTheTray(t *testing.T) engine.Match {
	return play(t, []string{"Ana", "Ben", "Cem"},
		"roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1")
}
