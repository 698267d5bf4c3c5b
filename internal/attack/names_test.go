package attack_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// namesStaySecret looks for the players' names as a stranger, and for paths of files as
// anybody.
func namesStaySecret(t *testing.T) {
	names := []string{"Zebedaeus", "Ölüfemi"}
	record, _ := played(t, "ganz-schoen-clever", choosing(0), names...)
	b := start(t, record, "lookers: false")
	stranger, seat := b.phone(1), b.phone(2).sit("0")
	wrong := []answer{
		stranger.post("/seat", url.Values{"code": {"000000"}, "player": {"0"}}),
		stranger.post("/seat", url.Values{"code": {"000000"}, "player": {"77"}}),
		stranger.post("/seat", url.Values{}),
		stranger.post("/choose", url.Values{"state": {"x"}, "player": {"0"}, "move": {"pass"}}),
	}
	for _, path := range paths {
		wrong = append(wrong, stranger.get(path))
	}
	for i, got := range wrong {
		text := got.body + headerText(got.header)
		for _, name := range append(names, "%C3%96l%C3%BCfemi", "&#214;l") {
			if strings.Contains(text, name) {
				t.Errorf("answer %d tells a stranger of %s: %.300s", i, name, got.body)
			}
		}
	}
	if got, err := stranger.brief(stranger.request(http.MethodGet, "/events", nil)); err != nil || got.status == http.StatusOK {
		t.Errorf("a stranger watches: %d, %v", got.status, err)
	}
	// What nobody should learn from the page, whoever asks: where the box keeps what.
	bad := []func(*device) answer{
		func(d *device) answer { return d.upload("/catalogue/import", "file", []byte("- no catalogue"), nil) },
		func(d *device) answer {
			return d.upload("/catalogue/photo", "photo", []byte("no picture"), url.Values{"id": {"s01"}})
		},
		func(d *device) answer { return d.post("/catalogue/change", url.Values{"id": {"../../etc/passwd"}}) },
		func(d *device) answer { return d.post("/catalogue/box", url.Values{"title": {"x"}}) },
	}
	for i, path := range paths {
		bad = append(bad, func(d *device) answer { return d.copyOf(phone(50 + i)).get(path) })
	}
	look := func(when string) {
		for i, do := range bad {
			got := do(seat.copyOf(phone(200 + i)))
			for _, told := range []string{b.dir, "/state/", "cards.yaml", "yaml: "} {
				if _, after, found := strings.Cut(got.body, told); found {
					t.Errorf("%s: answer %d tells of files: %s%.60s", when, i, told, after)
				}
			}
		}
	}
	look("no cards")
	b.write("state/cards.yaml", "- torn: [")
	look("damaged cards")
	b.remove("state/cards.yaml")
	b.folder("state/cards.yaml")
	look("a folder in the place of the cards")
}
