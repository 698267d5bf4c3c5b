package page_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"silvertray/internal/page"
)

// stream opens the stream of events; ended waits until it ends, and returns what it said.
func (p *phone) stream(with http.Header) (status int, ended func() string) {
	p.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	p.t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.site.URL+"/events", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	if with != nil {
		r.Header = with
	}
	r.Header.Set("Test-From", p.address)
	answer, err := p.client.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { answer.Body.Close() })
	if answer.StatusCode == http.StatusServiceUnavailable && answer.Header.Get("Retry-After") == "" {
		p.t.Error("nothing says when to come again")
	}
	return answer.StatusCode, func() string {
		text, err := io.ReadAll(answer.Body)
		if err != nil {
			p.t.Error(err)
		}
		return string(text)
	}
}

func (p *phone) wantStream(want int) {
	p.t.Helper()
	if status, _ := p.stream(nil); status != want {
		p.t.Errorf("a stream for %s: %d, want %d", p.address, status, want)
	}
}

// TestNobodyCrowdsOutOthers opens as many streams as the box takes, in several ways.
func TestNobodyCrowdsOutOthers(t *testing.T) {
	for name, crowd := range map[string]func(tab *table, n int) *phone{
		"one onlooker":         func(tab *table, _ int) *phone { return tab.phone("192.168.0.66:1") },
		"one network of IPv6":  func(tab *table, n int) *phone { return tab.phone(fmt.Sprintf("[2001:db8::%x]:1", n+1)) },
		"a cookie of nobody's": func(tab *table, n int) *phone { return tab.phone("192.168.0.66:1").with(fmt.Sprint("made-up-", n)) },
	} {
		t.Run(name, func(t *testing.T) {
			tab := set(t, atTheTray(t))
			for n := range 70 {
				crowd(tab, n).wantStream(http.StatusOK)
			}
			for _, other := range []*phone{tab.owner(), tab.seat("1"), tab.phone("192.168.0.67:1"), crowd(tab, 0)} {
				other.wantStream(http.StatusOK)
			}
		})
	}
	t.Run("many onlookers", func(t *testing.T) {
		tab := set(t, atTheTray(t))
		for n := range 24 {
			tab.phone(fmt.Sprintf("10.0.0.%d:1", n)).wantStream(http.StatusOK)
		}
		tab.phone("10.0.1.1:1").wantStream(http.StatusServiceUnavailable)
		for range 20 {
			tab.owner().wantStream(http.StatusOK)
		}
		for _, seat := range []string{"0", "1", "2"} {
			tab.seat(seat).wantStream(http.StatusOK)
		}
	})
}

// with gives a device a cookie that it was not given.
func (p *phone) with(token string) *phone {
	p.client.Jar.SetCookies(p.at("/"), []*http.Cookie{{Name: "silvertray-seat", Value: token, Path: "/"}})
	return p
}

func TestTheNewestStreamOfADeviceReplacesItsOldest(t *testing.T) {
	tab := set(t, atTheTray(t))
	for _, test := range []struct {
		who  *phone
		most int
	}{{tab.seat("1"), 2}, {tab.owner(), 8}, {tab.phone("192.168.0.66:1"), 3}} {
		_, oldest := test.who.stream(nil)
		for range test.most {
			test.who.wantStream(http.StatusOK)
		}
		if text := oldest(); !strings.HasSuffix(text, "event: elsewhere\ndata: newer\n\n") {
			t.Errorf("%s: the oldest ends with %q", test.who.address, text)
		}
	}
}

func TestAStreamEndsWithItsSeat(t *testing.T) {
	tab := set(t, atTheTray(t))
	ben := tab.seat("1")
	_, ended := ben.stream(nil)
	ben.post("/leave", nil)
	ended()
}

// TestOtherSitesGetNoStream asks as browsers do for a page of another site.
func TestOtherSitesGetNoStream(t *testing.T) {
	tab := set(t, atTheTray(t))
	all := []*phone{tab.owner(), tab.seat("1"), tab.phone("192.168.0.66:1")}
	for name, header := range map[string]http.Header{
		"another site":          {"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"cors"}, "Origin": {"http://evil.example"}},
		"an image":              {"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"no-cors"}, "Sec-Fetch-Dest": {"image"}},
		"another port":          {"Sec-Fetch-Site": {"same-site"}, "Origin": {"http://127.0.0.1:1"}},
		"an older browser":      {"Origin": {"http://evil.example"}},
		"a file":                {"Origin": {"null"}},
		"a frame":               {"Sec-Fetch-Site": {"cross-site"}, "Sec-Fetch-Mode": {"navigate"}, "Sec-Fetch-Dest": {"iframe"}},
		"a script's own scheme": {"Sec-Fetch-Site": {"cross-site"}, "Origin": {"chrome-extension://abc"}},
	} {
		for _, who := range all {
			if status, _ := who.stream(header.Clone()); status != http.StatusForbidden {
				t.Errorf("%s, from %s: %d, want %d", name, who.address, status, http.StatusForbidden)
			}
		}
	}
	tab.owner().wantStream(http.StatusOK)
}

// receiver takes files, one when it is told to go on.
type receiver struct {
	came, goOn chan struct{}
	read       chan error
}

func (c receiver) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.HasSuffix(r.URL.Path, "change") {
		_, err := io.ReadAll(r.Body)
		c.read <- err
		return
	}
	c.came <- struct{}{}
	<-c.goOn
}

func TestFilesOnTheirWayAreBounded(t *testing.T) {
	cards := receiver{came: make(chan struct{}), goOn: make(chan struct{}), read: make(chan error, 1)}
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Cards = cards })
	ana, ben, cem, owner := tab.seat("0"), tab.seat("1"), tab.seat("2"), tab.owner()
	done := make(chan int)
	under := func(who *phone, path string) {
		go func() { status, _ := who.post("/catalogue/"+path, nil); done <- status }()
		<-cards.came
	}
	under(ana, "photo")
	under(ana, "import")
	refused := func(who *phone) {
		t.Helper()
		r, err := http.NewRequest(http.MethodPost, tab.site.URL+"/catalogue/import", strings.NewReader(strings.Repeat("x", 8<<20)))
		if err != nil {
			t.Fatal(err)
		}
		if status, _, h := who.ask(r); status != http.StatusServiceUnavailable || h.Get("Retry-After") == "" {
			t.Errorf("%s: one file too many: %d, Retry-After %q", who.address, status, h.Get("Retry-After"))
		}
	}
	refused(ana)
	under(ben, "photo")
	refused(ben)
	refused(cem)
	under(owner, "import")
	under(owner, "photo")
	refused(owner)
	for range 5 {
		cards.goOn <- struct{}{}
		if status := <-done; status != http.StatusOK {
			t.Errorf("a file that was on its way: %d", status)
		}
	}
	under(ana, "photo")
	cards.goOn <- struct{}{}
	<-done
}

func TestFormsWithoutFilesAreSmall(t *testing.T) {
	cards := receiver{read: make(chan error, 1)}
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Cards = cards })
	r, err := http.NewRequest(http.MethodPost, tab.site.URL+"/catalogue/change", strings.NewReader(strings.Repeat("x", 1<<20)))
	if err != nil {
		t.Fatal(err)
	}
	tab.seat("0").ask(r)
	if err := <-cards.read; err == nil {
		t.Error("a megabyte was taken for a tap")
	}
}
