package page_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"silvertray/internal/page"
	"silvertray/internal/words"
)

// jsonMemory is a memory that outlives a box.
type jsonMemory struct{ text []byte }

func (s *jsonMemory) Load(v any) error {
	if s.text == nil {
		return nil
	}
	return json.Unmarshal(s.text, v)
}

func (s *jsonMemory) Save(v any) (err error) {
	s.text, err = json.Marshal(v)
	return err
}

func TestSeatsOutliveARestart(t *testing.T) {
	var memory jsonMemory
	box := func(open bool) *table {
		return setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Memory, c.Open = &memory, open })
	}
	before := box(false)
	before.owner().post("/door", url.Values{"open": {"yes"}})
	ben := before.seat("1")

	after := box(false)
	again := after.phone(ben.address)
	again.client.Jar.SetCookies(after.at("/"), ben.client.Jar.Cookies(before.at("/")))
	if got, body := again.choose(again.state(), "1", "take green green.1", "b"); got != http.StatusNoContent {
		t.Errorf("Ben's phone after a restart: %d %s, want 204", got, body)
	}
	if strings.Contains(string(memory.text), again.client.Jar.Cookies(after.at("/"))[0].Value) {
		t.Errorf("the memory holds a token itself: %s", memory.text)
	}
	if again.post("/leave", nil); strings.Contains(string(memory.text), "Ben") {
		t.Errorf("the memory holds a seat that was given back: %s", memory.text)
	}
	after.owner().post("/door", url.Values{"open": {"no"}})
	if last := box(false); last.page.Door.IsOpen() {
		t.Error("a door that was closed is open after a restart")
	}
}

func TestSeatsAreBounded(t *testing.T) {
	var memory jsonMemory
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Memory = &memory })
	first := tab.seat("0")
	for i := range 40 {
		tab.phone(fmt.Sprintf("10.0.0.%d:1", i)).post("/seat", url.Values{"code": {tab.code()}})
	}
	ben := tab.seat("1")
	for who, p := range map[string]*phone{"who came before them": first, "who came after them": ben} {
		if _, body := p.get("/main"); !strings.Contains(body, "This device plays for") {
			t.Errorf("%s has no seat", who)
		}
	}
	if n := strings.Count(string(memory.text), "token"); n != 32 {
		t.Errorf("%d seats are kept, want 32", n)
	}
}

// code is the one that lets phones in.
func (t *table) code() string {
	_, code, _ := t.page.Door.Pairing()
	return code
}

func TestASeatGoesWithTheName(t *testing.T) {
	var memory jsonMemory
	keeps := func(c *page.Config, _ *newBox) { c.Memory = &memory }
	before := setWith(t, atTheTray(t), keeps)
	ben, cem := before.seat("1"), before.seat("2")
	after := setWith(t, play(t, []string{"Ben", "Dan"}, "roll white=1 yellow=2 blue=3 green=1 orange=6 purple=2"), keeps)
	for _, tt := range []struct {
		phone *phone
		want  int
		what  string
	}{{ben, http.StatusNoContent, "Ben, who sits elsewhere now"}, {cem, http.StatusForbidden, "Cem, who does not play"}} {
		again := after.phone(tt.phone.address)
		again.client.Jar.SetCookies(after.at("/"), tt.phone.client.Jar.Cookies(before.at("/")))
		if got, body := again.choose(again.state(), "0", "take green green.1", "x"); got != tt.want {
			t.Errorf("%s: %d %s, want %d", tt.what, got, body, tt.want)
		}
	}
}

func TestThePageSpeaksTheLanguageOfTheBox(t *testing.T) {
	tests := []struct {
		language words.Language
		says     string // to a phone that may not choose
	}{
		{words.German, "Das ist nicht dein Platz."},
		{words.Spanish, "Este no es tu asiento."},
		{words.Italian, "Questo non è il tuo posto."},
		{words.English, "This is not your seat."},
	}
	for _, tt := range tests {
		t.Run(string(tt.language), func(t *testing.T) {
			tab := setWith(t, atTheTray(t), func(_ *page.Config, b *newBox) { b.Language = tt.language })
			ben := tab.seat("1")
			if _, body := ben.get("/"); !strings.Contains(body, tt.language.Say("A die from the tray")) || !strings.Contains(body, `lang="`+string(tt.language)+`"`) {
				t.Errorf("the page is not in this language:\n%s", body)
			}
			if _, body := ben.choose(ben.state(), "2", "pass", "x"); strings.TrimSpace(body) != tt.says {
				t.Errorf("says %q, want %q", body, tt.says)
			}
		})
	}
}
