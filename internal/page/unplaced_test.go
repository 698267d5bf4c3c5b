package page

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestTextsNameNoFolder(t *testing.T) {
	for text, want := range map[string]string{
		"write /var/lib/silvertray/silvertray.db: no space left on device": "write silvertray.db: no space left on device",
		"open /dev/v4l/by-id/usb-Cam_1-index0: no such device":             "open usb-Cam_1-index0: no such device",
		"The cards in /home/ana/cards.yaml are not ready.":                 "The cards in cards.yaml are not ready.",
		"/etc/silvertray/silvertray.yaml, line 3":                          "silvertray.yaml, line 3",
		"rename \"/a/b.tmp\" to '/a/b': (/a/c/)":                           "rename \"b.tmp\" to 'b': ()",
		"(see /proc/self/status)":                                          "(see status)",
		"Open http://192.168.0.20:8080/seat or http://box.local/":          "Open http://192.168.0.20:8080/seat or http://box.local/",
		"3/4 of 5 / 6, and/or 1/2/3":                                       "3/4 of 5 / 6, and/or 1/2/3",
		"":                                                                 "",
	} {
		if got := unplaced(text); got != want {
			t.Errorf("%q reads %q, want %q", text, got, want)
		}
	}
	name := rapid.StringMatching(`[a-zA-Z0-9._+@-]{1,12}`)
	rapid.Check(t, func(t *rapid.T) {
		path := "/" + strings.Join(rapid.SliceOfN(name, 1, 6).Draw(t, "folders"), "/") + "/"
		file := name.Draw(t, "file")
		text := rapid.SampledFrom([]string{"open ", "", "cannot read \"", "(", "copy a to "}).Draw(t, "before")
		if got, want := unplaced(text+path+file+": denied"), text+file+": denied"; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}
