package cardpage_test

import (
	"bytes"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/imagecost/bombtest"
	"silvertray/internal/words"
)

// begun is a form with a file that is not there yet: the request is under way, and ends
// with finish, which returns its status.
func (d *desk) begun(path, field string) (finish func(file []byte) int) {
	d.t.Helper()
	from, to := io.Pipe()
	m := multipart.NewWriter(to)
	r, err := http.NewRequestWithContext(d.t.Context(), http.MethodPost, d.site.URL+path, from)
	if err != nil {
		d.t.Fatal(err)
	}
	r.Header.Set("Content-Type", m.FormDataContentType())
	answered := make(chan int, 1)
	go func() {
		answer, err := d.client.Do(r)
		if err != nil {
			answered <- 0
			return
		}
		answer.Body.Close()
		answered <- answer.StatusCode
	}()
	w, err := m.CreateFormFile(field, "file")
	if err == nil {
		_, err = w.Write([]byte("silver")) // returns once the request is on its way
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return func(rest []byte) int {
		if _, err := w.Write(rest); err != nil {
			d.t.Error(err)
		}
		if err := m.Close(); err != nil {
			d.t.Error(err)
		}
		to.Close()
		return <-answered
	}
}

func TestOneFileIsTakenInAtATime(t *testing.T) {
	d := sit(t, words.English)
	file := []byte(catalogue.Practice().String())
	finish := d.begun("/catalogue/import", "file")
	for range 3 {
		if status := d.send("/catalogue/import", "file", file, nil); status != http.StatusServiceUnavailable {
			t.Errorf("a second file: status %d, want %d", status, http.StatusServiceUnavailable)
		}
		d.want("the box is busy; try again")
	}
	if d.send("/catalogue/photo", "photo", picture(t), url.Values{"deck": {"bonus"}, "id": {"b01"}}) != http.StatusOK {
		t.Errorf("a picture waits for a file:\n%s", d.shown)
	}
	if status := finish(file[len("silver"):]); status != http.StatusUnprocessableEntity { // b01 is here now
		t.Errorf("the first file: status %d", status)
	}
	if status := d.send("/catalogue/import", "file", file, url.Values{"replace": {"yes"}}); status != http.StatusOK {
		t.Errorf("once it is over: status %d", status)
	}
}

// TestNothingOfAFormIsPutOnTheDisk sends forms that are too large in every way.
func TestNothingOfAFormIsPutOnTheDisk(t *testing.T) {
	d, temp := sit(t, words.English), t.TempDir()
	t.Setenv("TMPDIR", temp)
	much := strings.Repeat("x", 2<<20)
	for name, form := range map[string]url.Values{
		"a long field":     {"replace": {much}},
		"many fields":      {"a": {"1"}, "b": {"1"}, "c": {"1"}, "d": {"1"}, "e": {"1"}, "f": {"1"}, "g": {"1"}, "h": {"1"}, "i": {"1"}, "j": {"1"}, "k": {"1"}, "l": {"1"}, "m": {"1"}, "n": {"1"}, "o": {"1"}, "p": {"1"}},
		"a picture in one": {"photo": {much}},
	} {
		if status := d.send("/catalogue/import", "file", []byte("hello"), form); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: status %d", name, status)
		}
	}
	finish := d.begun("/catalogue/import", "file")
	for _, in := range []string{temp, filepath.Dir(d.store.Path())} {
		if left, err := os.ReadDir(in); err != nil || len(left) > 0 {
			t.Errorf("%s has %v, %v", in, left, err)
		}
	}
	finish(bytes.Repeat([]byte("x"), 1<<20))
}

func TestPicturesThatTakeTooMuch(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=bonus")
	for name, file := range map[string][]byte{
		"a line":    bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 8, Bare: true}.Bytes(),
		"100 scans": bombtest.JPEG{Width: 4000, Height: 3000, Sampling: []byte{0x22, 0x11, 0x11}, Frame: 0xc2, Scans: 100}.Bytes(),
		"13 MB":     append(picture(t), make([]byte, 13<<20)...),
	} {
		if status := d.send("/catalogue/photo", "photo", file, url.Values{"deck": {"bonus"}, "id": {"b01"}}); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: status %d", name, status)
		}
		d.want("is too large")
	}
}

// TestNoPageTellsWhereFilesLie breaks what lies on the disk in several ways.
func TestNoPageTellsWhereFilesLie(t *testing.T) {
	for name, spoil := range map[string]func(path string) error{
		"nothing":  func(string) error { return nil },
		"damaged":  func(path string) error { return os.WriteFile(path, []byte("- torn"), 0o600) },
		"a folder": func(path string) error { return os.Mkdir(path, 0o700) },
		"a link":   func(path string) error { return os.Symlink(path, path) },
	} {
		d := sit(t, words.English)
		if name != "nothing" && name != "damaged" {
			d.logs = true
		}
		if err := spoil(d.store.Path()); err != nil {
			t.Fatal(err)
		}
		look := func() {
			if d.says(filepath.Dir(d.store.Path())) || d.says(".yaml:") {
				t.Errorf("%s: %s tells where files lie:\n%s", name, d.at, d.shown)
			}
		}
		for _, path := range []string{"", "card?deck=bonus", "photo?id=b01", "cards.zip", "before.zip"} {
			d.get("/catalogue/" + path)
			look()
		}
		for _, path := range []string{"change", "remove", "box", "anew", "own"} {
			d.post("/catalogue/"+path, url.Values{"deck": {"bonus"}, "id": {"b01"}})
			look()
		}
		d.send("/catalogue/import", "file", []byte("hello"), nil)
		look()
	}
}
