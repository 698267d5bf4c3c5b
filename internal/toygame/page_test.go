package toygame

import (
	"fmt"
	"html"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/ledger"
	"silvertray/internal/page"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/store/memory"
)

// phone is a browser without a script that plays for somebody.
type phone struct {
	t      *testing.T
	site   *httptest.Server
	client http.Client
	clock  *clockwork.FakeClock
	player int
}

// withPage is a table with a page, and a phone in each seat.
func withPage(t *testing.T, m engine.Match) (tab *table, phones []*phone) {
	t.Helper()
	requests, clock := make(chan prompt.Request), clockwork.NewFakeClock()
	served := page.New(page.Config{Requests: requests, Open: true, Lookers: true, Clock: clock})
	tab = switchedOn(t, &memory.Keeper{}, ledger.Stored{Match: m}, func(p *parts) {
		p.Requests, p.Table.Door, p.changed = requests, served.Door, served.Show
	})
	site := httptest.NewServer(far(served.Handler()))
	t.Cleanup(site.Close)
	_, code, _ := served.Door.Pairing()
	for i := range len(m.Setup().Players) {
		jar, err := cookiejar.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		p := &phone{t: t, site: site, clock: clock, player: i, client: http.Client{Jar: jar}}
		phones = append(phones, p)
		if status, body := p.post("seat", "code", code, "player", strconv.Itoa(i)); status != http.StatusOK {
			t.Fatalf("no seat for player %d: %d %s", i, status, body)
		}
	}
	return tab, phones
}

// far lets requests come from another device: the box itself may act for everybody.
func far(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.RemoteAddr = "192.168.0.20:40000"
		next.ServeHTTP(w, r)
	})
}

// get is a page as it is sent.
func (p *phone) get(path string) string {
	p.t.Helper()
	_, body := p.answer(p.client.Get(p.site.URL + path))
	return body
}

// post sends a form with these fields, for what the page shows.
func (p *phone) post(form string, fields ...string) (status int, body string) {
	p.t.Helper()
	p.clock.Advance(time.Second) // people are slower than the bound on requests
	values := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		values.Set(fields[i], fields[i+1])
	}
	if state := regexp.MustCompile(`data-state="([^"]+)"`).FindStringSubmatch(p.get("/main")); state != nil {
		values.Set("state", state[1])
	}
	r, err := http.NewRequest(http.MethodPost, p.site.URL+"/"+form, strings.NewReader(values.Encode()))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Origin", p.site.URL)
	return p.answer(p.client.Do(r))
}

func (p *phone) answer(r *http.Response, err error) (status int, body string) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return r.StatusCode, string(text)
}

// does sends a form that has to be carried out, and looks at the panel.
func (p *phone) does(tab *table, form string, fields ...string) {
	p.t.Helper()
	if status, body := p.post(form, fields...); status != http.StatusOK {
		p.t.Fatalf("%s %q: %d %s", form, fields, status, body)
	}
	tab.look()
}

// scoresOn is the score table on a page: each row by its title.
func scoresOn(body string) map[string][]string {
	rows := make(map[string][]string)
	for _, row := range regexp.MustCompile(`(?s)<tr><th scope="row">(.*?)</th>(.*?)</tr>`).FindAllStringSubmatch(body, -1) {
		title := html.UnescapeString(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(row[1], ""))
		for _, value := range regexp.MustCompile(`<td>(.*?)</td>`).FindAllStringSubmatch(row[2], -1) {
			rows[title] = append(rows[title], value[1])
		}
	}
	return rows
}

// TestAPhoneAndTheBoxPlayItTogether has Ana play by forms and Ben by keys. A choice for
// somebody else is refused. After each move, page and box have the same score.
func TestAPhoneAndTheBoxPlayItTogether(t *testing.T) {
	tab, phones := withPage(t, sailed(t, 0))
	ana, ben := phones[0], phones[1]
	moves := parsed(t, voyage).Moves()
	for _, text := range moves {
		move, err := tab.now.Match.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if tab.now.Match.Ask().Player != ana.player {
			tab.sail(text)
		} else if _, ok := move.(engine.Thrown); ok {
			tab.throw(6, 6) // misread
			for n, value := range thrown(move) {
				ana.does(tab, "correct", "die", dice[n], "value", strconv.Itoa(value))
			}
			ana.does(tab, "count")
		} else {
			choosesByForm(t, tab, ana, ben, move)
		}
		agree(t, tab, ana)
	}
	if body := ana.get("/main"); !strings.Contains(body, "★ Ana wins") {
		t.Errorf("nobody says who has won:\n%s", body)
	}
	if got := parsed(t, ana.get("/record.txt")).Moves(); !slices.Equal(got, moves) {
		t.Errorf("the record has %q, want %q", got, moves)
	}
}

// choosesByForm makes a choice that the page offers to one player, and to no other.
func choosesByForm(t *testing.T, tab *table, mine, other *phone, move engine.Move) {
	t.Helper()
	said := html.EscapeString(tab.now.Match.Label(move).Text.String())
	for _, offered := range []string{fmt.Sprintf(`name="move" value="%s"`, move), said} {
		if body := mine.get("/main"); !strings.Contains(body, offered) {
			t.Errorf("%s is not offered:\n%s", offered, body)
		}
	}
	choice := []string{"player", strconv.Itoa(mine.player), "move", move.String()}
	if status, _ := other.post("choose", choice...); status != http.StatusForbidden {
		t.Errorf("a choice for somebody else: %d", status)
	}
	mine.does(tab, "choose", choice...)
}

// agree holds the score table on a phone against the box's match.
func agree(t *testing.T, tab *table, p *phone) {
	t.Helper()
	want := make(map[string][]string)
	for _, player := range tab.now.Match.Score().Players {
		for title, points := range map[string]int{
			"amber": player.Areas["amber"], "azure": player.Areas["azure"],
			"Barnacles": player.Counts["barnacles"].Points, "Total": player.Total,
		} {
			want[title] = append(want[title], strconv.Itoa(points))
		}
	}
	if got := scoresOn(p.get("/main")); !reflect.DeepEqual(got, want) {
		t.Errorf("the page has %v, the box %v", got, want)
	}
}

// TestAPhoneCorrectsWhatWasPlayed amends a roll and takes a choice back, which its player
// alone may.
func TestAPhoneCorrectsWhatWasPlayed(t *testing.T) {
	tab, phones := withPage(t, sailed(t, 0))
	ana, ben := phones[0], phones[1]
	tab.sail("roll amber=5 azure=1", "keep amber", "roll amber=4 azure=1", "keep azure")
	ana.does(tab, "amend", "at", "0", "die-amber", "3", "die-azure", "1")
	if status, _ := ana.post("takeback", "keep", "3"); status != http.StatusForbidden {
		t.Errorf("Ana takes Ben's choice back: %d", status)
	}
	ben.does(tab, "takeback", "keep", "3")
	tab.press(hw.OK) // the panel asks Ben again
	agree(t, tab, ana)
	if got := tab.now.Match.Score().Players; got[0].Total != 3 || got[1].Counts["barnacles"].Many != 0 {
		t.Errorf("it stands at %+v", got)
	}
}

// TestThePageShowsTheRafts looks for the rows and dice by their names, since the page
// has no paint for their colours, for the bonus's icon and for what is counted.
func TestThePageShowsTheRafts(t *testing.T) {
	tab, phones := withPage(t, stranded(t))
	body := phones[0].get("/main")
	for what, want := range map[string]string{
		"the row's name": `<span>azure</span>`, "the die's name": `<small class="unpainted" aria-hidden="true">amber</small>`,
		"the gust": draw.IconPath(gust.Icon), "the barnacles": `aria-label="Barnacles: 3"`, "the shell": draw.IconPath(&shell),
		"the marks": fmt.Sprintf(`aria-label="amber, %d points, 1, 1, 1"`, tab.now.Match.Score().Players[2].Areas["amber"]),
	} {
		if !strings.Contains(body, want) {
			t.Errorf("%s is missing: %s in\n%s", what, want, body)
		}
	}
}
