package page_test

import (
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"silvertray/internal/page"
)

// route says how one thing is asked for, and what each kind of visitor gets.
type route struct {
	form string
	// stranger has no seat where lookers are kept out, looker has none where they are
	// not. It is asked's turn, and not waiting's.
	stranger, looker, waiting, asked, owner int
}

// routes are all of them while Ben chooses from the tray: Ana has thrown and chosen
// before him.
var routes = map[string]route{
	"GET /{$}":       {"", 303, 200, 200, 200, 200},
	"GET /main":      {"", 403, 200, 200, 200, 200},
	"GET /events":    {"", 403, 200, 200, 200, 200},
	"GET /panel.png": {"", 403, 200, 200, 200, 200},
	// There is a picture, and no cell is asked about.
	"GET /camera.jpg": {"", 403, 200, 200, 200, 200},
	"GET /cell.png":   {"", 403, 404, 404, 404, 404},
	"GET /record.txt": {"", 403, 200, 200, 200, 200},
	"GET /style.css":  {"", 200, 200, 200, 200, 200},
	"GET /page.js":    {"", 200, 200, 200, 200, 200},
	"GET /icon.svg":   {"", 200, 200, 200, 200, 200},
	"GET /seat":       {"", 200, 200, 200, 200, 200},
	"/catalogue/":     {"", 303, 303, 200, 200, 200},
	"POST /seat":      {"code=wrong&player=1", 403, 403, 403, 403, 403},
	"POST /leave":     {"", 303, 303, 303, 303, 303},
	"POST /unseat":    {"seat=0", 403, 403, 403, 403, 204},
	"POST /door":      {"open=no", 403, 403, 403, 403, 204},
	// What Ben is asked is his, and the keys with it.
	"POST /press":    {"key=down", 403, 403, 403, 204, 204},
	"POST /choose":   {"player=1&move=take+green+green.1", 403, 403, 403, 204, 204},
	"POST /withdraw": {"player=1", 403, 403, 403, 204, 204},
	// What the game does not ask for is told to whom it would be asked.
	"POST /throw":   {"player=1&die=blue", 403, 403, 403, 409, 409},
	"POST /lay":     {"player=1&symbol-1=red&at=0,0", 403, 403, 403, 422, 422},
	"POST /show":    {"player=1&word=shows&piece-0-0=red", 403, 403, 403, 422, 422},
	"POST /tell":    {"at=0,0&shows=red", 403, 403, 403, 409, 409},
	"POST /count":   {"", 403, 403, 403, 409, 409},
	"POST /draw":    {"", 403, 403, 403, 409, 409},
	"POST /nearest": {"die=blue", 403, 403, 403, 409, 409},
	// The last choice is Ana's to take back, and the box's.
	"POST /takeback": {"keep=1", 403, 403, 204, 403, 204},
	// What the table shows, everybody at it may put right.
	"POST /amend":   {"at=0&die-blue=4", 403, 403, 204, 204, 204},
	"POST /correct": {"die=blue&value=1", 403, 403, 409, 409, 409},
	"POST /change":  {"after=1&move=pass", 403, 403, 409, 409, 409},
	"POST /mend":    {"at=0,0&symbol-1=red", 403, 403, 409, 409, 409},
}

// TestEveryRouteHasItsVisitors asks for everything there is as everybody who may come,
// each time at a table of its own.
func TestEveryRouteHasItsVisitors(t *testing.T) {
	lay := func() *table {
		return setWith(t, atTheTray(t), func(c *page.Config, box *newBox) {
			box.made = []string{"roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2", "take orange orange.1"}
			c.Camera = func() []byte { return []byte("a picture") }
			c.Cards = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusOK) })
		})
	}
	for _, pattern := range lay().page.Routes() {
		r, ok := routes[pattern]
		if !ok {
			t.Errorf("%s: say in this test who may ask for it", pattern)
			continue
		}
		for name, visit := range map[string]struct {
			who  func(*table) *phone
			want int
		}{
			"a stranger":  {func(tab *table) *phone { tab.page.Lookers = false; return tab.phone("192.168.0.7:1") }, r.stranger},
			"a looker":    {func(tab *table) *phone { return tab.phone("192.168.0.7:1") }, r.looker},
			"Ana, waits":  {func(tab *table) *phone { return tab.seat("0") }, r.waiting},
			"Ben's turn":  {func(tab *table) *phone { return tab.seat("1") }, r.asked},
			"the box":     {(*table).owner, r.owner},
			"closed door": {func(tab *table) *phone { p := tab.seat("1"); tab.page.Door.Turn(false); return p }, shut(pattern)},
		} {
			tab := lay()
			state := tab.owner().state()
			p := visit.who(tab)
			if got := p.answer(pattern, r.form, state); got != visit.want {
				t.Errorf("%s, %s: %d, want %d", pattern, name, got, visit.want)
			}
		}
	}
}

// shut is what a seat gets once the door is closed: nothing of the game.
func shut(pattern string) int {
	switch pattern {
	case "GET /style.css", "GET /page.js", "GET /icon.svg":
		return http.StatusOK
	case "POST /leave":
		return http.StatusSeeOther
	}
	return http.StatusForbidden
}

// answer is the status of what a pattern of the page answers to a visitor.
func (p *phone) answer(pattern, form, state string) int {
	p.t.Helper()
	method, path, ok := strings.Cut(pattern, " ")
	if !ok {
		method, path = http.MethodGet, pattern
	}
	fields, err := url.ParseQuery(form)
	if err != nil {
		p.t.Fatal(err)
	}
	fields.Set("state", state)
	ctx, cancel := context.WithCancel(p.t.Context())
	defer cancel() // a stream never ends by itself
	r, err := http.NewRequestWithContext(ctx, method, p.site.URL+strings.TrimSuffix(path, "{$}"), strings.NewReader(fields.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Test-From", p.address)
	if slices.Contains([]string{"/leave", "/seat"}, path) {
		r.Header.Set("Origin", p.site.URL)
	} else {
		r.Header.Set("X-Requested-With", "fetch")
	}
	answer, err := p.client.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	answer.Body.Close()
	return answer.StatusCode
}
