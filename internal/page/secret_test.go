package page_test

import (
	"bytes"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// TestTheCodeIsForTheBoxAlone looks, as everybody who may look, at all there is while the
// code stands on the panel.
func TestTheCodeIsForTheBoxAlone(t *testing.T) {
	for name, match := range map[string]engine.Match{"no match": nil, "a match": atTheTray(t)} {
		tab := set(t, match)
		seat := tab.phone("192.168.0.8:1")
		if match != nil {
			seat = tab.seat("1")
		}
		address, code, squares := tab.page.Door.Pairing()
		for i, l := range words.Languages {
			screen := prompt.Pairing{Title: "Page for phones", Address: address, Code: code, Squares: squares, Keys: "◄ back"}
			shown := display.DrawIn(l, screen, glass{}.Size())
			tab.page.Show(prompt.Snapshot{Number: 100 + i, Match: match, Screen: screen, Language: l, Picture: shown})
			for who, p := range map[string]*phone{"a looker": tab.phone("192.168.0.9:1"), "a seat": seat, "a proxy": tab.phone("127.0.0.1:1").through("Via")} {
				for _, path := range []string{"/", "/main", "/seat", "/record.txt", "/panel.png", "/cell.png", "/camera.jpg", "/page.js"} {
					if _, body := p.get(path); strings.Contains(body, code) {
						t.Errorf("%s, %s: %s reads the code from %s", name, l, who, path)
					}
				}
				_, body := p.get("/panel.png")
				got, err := png.Decode(strings.NewReader(body))
				if err != nil {
					t.Fatalf("%s, %s: %s: %v", name, l, who, err)
				}
				var want bytes.Buffer
				if err := display.WritePNG(&want, display.DrawIn(l, screen.Mask(), glass{}.Size())); err != nil {
					t.Fatal(err)
				}
				if got.Bounds() != shown.Bounds() || body != want.String() {
					t.Errorf("%s, %s: %s is shown another picture than the mask", name, l, who)
				}
			}
			var own bytes.Buffer
			if err := display.WritePNG(&own, shown); err != nil {
				t.Fatal(err)
			}
			if _, body := tab.owner().get("/panel.png"); body != own.String() {
				t.Errorf("%s, %s: the owner does not see what the panel shows", name, l)
			}
			tab.clock.Advance(10e9)
		}
	}
}

// TestTheMaskOfTheCodeIsTheSameForEveryCode compares what others see for many codes.
func TestTheMaskOfTheCodeIsTheSameForEveryCode(t *testing.T) {
	masks := make(map[prompt.Prompt]bool)
	for _, code := range []string{"0000000000", "1234567890", "9999999999"} {
		masks[prompt.Pairing{Title: "Page for phones", Address: "http://" + code, Code: code, Keys: words.Phrase(code)}.Mask()] = true
	}
	if len(masks) != 1 {
		t.Errorf("%d masks, want one for all codes", len(masks))
	}
}

// through is a device behind something that adds a header.
func (p *phone) through(header string) *phone {
	p.client.Transport = adding{header}
	return p
}

type adding struct{ header string }

func (a adding) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header[a.header] = []string{""}
	return http.DefaultTransport.RoundTrip(r)
}

// TestNothingIsTheOwnersThroughAProxy opens the page from the box itself, closed, with
// what proxies add.
func TestNothingIsTheOwnersThroughAProxy(t *testing.T) {
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Open = false })
	if got, _ := tab.owner().get("/"); got != http.StatusOK {
		t.Fatalf("the owner: %d", got)
	}
	for _, header := range []string{"X-Real-Ip", "Via", "Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "Cf-Connecting-Ip", "X-Client-Ip"} {
		p := tab.owner().through(header)
		for _, path := range []string{"/", "/main", "/events", "/panel.png", "/record.txt", "/seat", "/camera.jpg"} {
			if got, body := p.get(path); got != http.StatusForbidden || strings.Contains(body, "Ana") {
				t.Errorf("%s with %s: %d, want 403", path, header, got)
			}
		}
		for _, path := range []string{"/door", "/press", "/takeback", "/choose"} {
			if got, _ := p.post(path, nil); got != http.StatusForbidden {
				t.Errorf("POST %s with %s: %d, want 403", path, header, got)
			}
		}
		tab.clock.Advance(10e9)
	}
}
