package attack_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/imagecost/bombtest"
)

var replacing = url.Values{"replace": {"yes"}}

// imports sends files in the place of the cards.
func imports(t *testing.T) {
	b := start(t, "")
	guest := b.phone(1).sit("0")
	b.firstCard(guest)
	good := []byte(catalogue.Practice().String())
	noise := make([]byte, 32*mega-1000)
	for i := range noise {
		noise[i] = byte(rand.Uint32())
	}
	for what, file := range map[string][]byte{
		"sixteen texts":     append(bytes.Repeat([]byte("# a catalogue\n"), 32*mega/14-100), good...),
		"sixteen ZIP files": zipped(t, "catalogue.yaml", good, "noise", noise),
	} {
		b.during(what, bounds{memory: 256 * mega, disk: 80 * mega, processor: ofPictures(80)}, func() {
			var wait sync.WaitGroup
			for n := range 16 {
				from := guest.copyOf(phone(300 + n))
				wait.Go(func() {
					_, _ = from.tryUpload("/catalogue/import", "file", file, replacing) // taken or not
				})
			}
			wait.Wait()
		})
	}
	line := bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 1, Colour: 3}.Bytes()
	var many, heavy []any
	for n := range 60 {
		heavy = append(heavy, fmt.Sprintf("pictures/s%02d.jpg", n), bombtest.JPEG{Width: 4_000, Height: 4_000, Sampling: []byte{0x11}, Frame: 0xc2, Scans: 20}.Bytes())
	}
	for n := range 5000 {
		many = append(many, fmt.Sprintf("pictures/%d/s01.jpg", n), []byte{})
	}
	for what, file := range map[string][]byte{
		"a text that unpacks":   zipped(t, "catalogue.yaml", make([]byte, 1<<30)),
		"a picture that does":   zipped(t, "catalogue.yaml", good, "pictures/s01.jpg", make([]byte, 1<<30)),
		"a doctored picture":    zipped(t, "catalogue.yaml", good, "pictures/s01.jpg", line),
		"sixty heavy pictures":  zipped(t, append([]any{"catalogue.yaml", good}, heavy...)...),
		"5,000 parts":           zipped(t, append([]any{"catalogue.yaml", good}, many...)...),
		"texts for texts":       []byte("silvertray-catalogue: 1\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n"),
		"nested":                []byte("silvertray-catalogue: 1\ncards: " + strings.Repeat("[", 100_000)),
		"nested by indents":     []byte("silvertray-catalogue: 1\n" + strings.Repeat("- ", 60_000)),
		"a ZIP file, cut":       zipped(t, "catalogue.yaml", good)[:400],
		"a path out of the box": zipped(t, "catalogue.yaml", good, "../../evil.yaml", good, "pictures/../../evil.jpg", snapshot(t)),
	} {
		b.during(fmt.Sprintf("%s (%d kB)", what, len(file)>>10), bounds{memory: 256 * mega, disk: 80 * mega, processor: ofPictures(160)}, func() {
			_, _ = guest.copyOf(phone(400)).tryUpload("/catalogue/import", "file", file, replacing)
		})
	}
	readAgain(t, b, guest)
	b.alive()
}

// readAgain takes in texts that grow when they are written, about as long as is allowed.
func readAgain(t *testing.T, b *box, guest *device) {
	good := catalogue.Practice().String()
	n := 0
	for _, filler := range []string{"a", `\"`, "ä", "😀", `\x07`, `\u2028`, "# "} {
		for _, size := range []int{120_000, 243_921, 262_000} {
			text := strings.Replace(good, "cards:", "note: \""+strings.Repeat(filler, max(size-len(good), 0)/len(filler))+"\"\ncards:", 1)
			n++
			from := guest.copyOf(phone(500 + n))
			if from.upload("/catalogue/import", "file", []byte(text), replacing).status != http.StatusSeeOther {
				continue // refused
			}
			got := from.get("/catalogue/cards.zip")
			if got.status != http.StatusOK {
				t.Errorf("%d bytes of %q are taken, and cannot be had again: %d %.200s", len(text), filler, got.status, got.body)
				continue
			}
			if again := from.upload("/catalogue/import", "file", []byte(got.body), replacing); again.status != http.StatusSeeOther {
				t.Errorf("%d bytes of %q are taken, and not taken again: %d", len(text), filler, again.status)
			}
			if shown := from.get("/catalogue/").body; !strings.Contains(shown, "open-s01") {
				t.Errorf("%d bytes of %q are taken, and no card is shown", len(text), filler)
			}
		}
	}
}
