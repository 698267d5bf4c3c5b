package attack_test

import (
	"net/http"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"testing"
)

// paths are all that can be asked for without knowing anything.
var paths = []string{
	"/", "/main", "/main?moves=all", "/main?correct=0", "/seat", "/seat?code=000000", "/panel.png", "/panel.png?0", "/camera.jpg", "/cell.png",
	"/record.txt", "/catalogue/", "/catalogue/card?id=s01", "/catalogue/cards.zip", "/catalogue/before.zip", "/nothing", "/press", "/door",
}

// codeStaysSecret compares what others than the owner get while different codes stand on
// the panel: nothing of it may depend on the code, not even a name that is made of it.
func codeStaysSecret(t *testing.T) {
	needsNetwork(t) // else no phone could get at the page, and the panel shows no QR code
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben")
	b := start(t, record)
	seat := b.phone(1).sit("1")
	others := map[string]*device{"a looker": b.phone(2), "a seat": seat, "who was passed on by the box": b.passedOn(3)}
	seen := make(map[string]string)
	for range 3 {
		owner := b.owner()
		owner.openPairing()
		code := b.code()
		for who, d := range others {
			if p := d.glass(); p != nil && hasQR(p) {
				t.Errorf("%s sees the QR code", who)
			}
			for _, path := range paths {
				got := d.get(path)
				if tellsCode(got.body+headerText(got.header), code) {
					t.Errorf("%s reads the code from %s", who, path)
				}
				key, now := who+" "+path, timeless(got.body+headerText(got.header))
				if before, ok := seen[key]; ok && before != now {
					t.Errorf("%s sees another %s when the code is another", who, path)
				}
				seen[key] = now
			}
			d.roam()
		}
		if tellsCode(b.said.String(), code) {
			t.Error("the log has the code")
		}
		owner.press("back")
		owner.press("back")
		owner.press("back")
		for _, open := range []string{"no", "yes"} { // another code
			if got := owner.post("/door", url.Values{"open": {open}}); got.status != http.StatusNoContent {
				t.Fatalf("the owner's door: %d %s", got.status, got.body)
			}
		}
		others["a seat"] = b.phone(10).sit("1")
	}
}

// passedOn is a visitor behind a proxy on the box.
func (b *box) passedOn(n int) *device {
	d := b.device(here)
	d.says.Set("X-Forwarded-For", phone(n).String())
	return d
}

// roam gives a phone another address, so that it is not asked to wait.
func (d *device) roam() {
	if d.from.IsLoopback() {
		return
	}
	next := d.from.As4()
	next[2]++
	d.from = netip.AddrFrom4(next)
}

var changing = regexp.MustCompile(`data-state="[^"]*"|name="state" value="[^"]*"|Date: [^\n]*`)

// timeless is a text without what always changes.
func timeless(text string) string { return changing.ReplaceAllString(text, "") }

func headerText(h http.Header) string {
	var b strings.Builder
	_ = h.Write(&b) // a Builder takes all
	return b.String()
}

// tellsCode reports whether a text has a code, in groups or without.
func tellsCode(text, code string) bool {
	return strings.Contains(text, code) || strings.Contains(text, strings.ReplaceAll(code, " ", ""))
}
