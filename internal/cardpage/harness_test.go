package cardpage_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"io"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardpage"
	"silvertray/internal/cardstore"
	"silvertray/internal/page"
	"silvertray/internal/words"
)

// desk is an owner with a browser at the page of cards, as a box serves it.
type desk struct {
	t     testing.TB
	store *cardstore.Store
	page  *page.Page
	site  *httptest.Server
	// from is the address that requests come from.
	from   string
	client http.Client
	// shown is the last page, and at its address.
	shown string
	at    *url.URL
	taps  int
	// logs is set where something is logged.
	logs bool
}

// logged fails a test that has something to log which is not expected.
type logged struct{ d *desk }

func (l logged) Write(line []byte) (int, error) {
	if !l.d.logs {
		l.d.t.Errorf("logged: %s", line)
	}
	return len(line), nil
}

func sit(t testing.TB, language words.Language) *desk {
	t.Helper()
	d := &desk{t: t, store: cardstore.New(filepath.Join(t.TempDir(), "mine.yaml")), from: "127.0.0.1:9"}
	log := slog.New(slog.NewTextHandler(logged{d}, nil))
	cards := cardpage.New(cardpage.Config{Store: d.store, Language: func() words.Language { return language }, Log: log})
	clock := clockwork.NewFakeClock()
	d.page = page.New(page.Config{Clock: clock, Cards: cards, Open: true, Address: func() string { return "http://192.168.0.20:8080" }, Language: language, Log: log})
	d.site = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		clock.Advance(time.Second) // people tap no faster
		r.RemoteAddr = d.from
		d.page.Handler().ServeHTTP(w, r)
	}))
	t.Cleanup(d.site.Close)
	var err error
	if d.client.Jar, err = cookiejar.New(nil); err != nil {
		t.Fatal(err)
	}
	return d
}

// ready sits down where the dice and the market are known.
func ready(t testing.TB) *desk {
	t.Helper()
	d := sit(t, words.English)
	d.change(func(f *draft.Draft) {
		f.SetBox(draft.Box{
			Title: "Ours", Dice: []string{"yellow", "orange", "green", "blue", "purple"},
			Prices: [2][]string{{"4", "4", "3", "3"}, {"4", "4", "3", "3"}},
		})
	})
	return d
}

// change writes to the file as an editor would.
func (d *desk) change(with func(*draft.Draft)) {
	d.t.Helper()
	if err := d.store.Change(func(f *draft.Draft) error { with(f); return nil }); err != nil {
		d.t.Fatal(err)
	}
}

// answer takes over what came back.
func (d *desk) answer(r *http.Response, err error) int {
	d.t.Helper()
	if err != nil {
		d.t.Fatal(err)
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	d.shown, d.at = string(text), r.Request.URL
	return r.StatusCode
}

func (d *desk) get(path string) int {
	d.t.Helper()
	return d.answer(d.client.Get(d.site.URL + path))
}

func (d *desk) post(path string, form url.Values) int {
	d.t.Helper()
	return d.answer(d.client.PostForm(d.site.URL+path, form))
}

// hidden fields of the form on the page, which go along with every tap.
var hidden = regexp.MustCompile(`<input type="hidden" name="(\w+)" value="([^"]*)">`)

func (d *desk) fields() url.Values {
	all := url.Values{}
	form := d.shown[max(strings.Index(d.shown, `id="entry"`), 0):]
	for _, f := range hidden.FindAllStringSubmatch(form, 5) {
		all.Set(f[1], f[2])
	}
	return all
}

// tap taps a button of the card that is shown, which has to be there.
func (d *desk) tap(name, value string) int {
	d.t.Helper()
	if !strings.Contains(d.shown, `name="`+name+`" value="`+strings.ReplaceAll(value, "<", "&lt;")+`"`) {
		d.t.Fatalf("no button %s %s", name, value)
	}
	d.taps++
	return d.enter(name, value)
}

// enter sends what may also be typed.
func (d *desk) enter(name, value string) int {
	d.t.Helper()
	form := d.fields()
	form.Set(name, value)
	return d.post("/catalogue/change", form)
}

// send sends a file in a form.
func (d *desk) send(path, field string, file []byte, form url.Values) int {
	d.t.Helper()
	var body bytes.Buffer
	m := multipart.NewWriter(&body)
	for name := range form {
		if err := m.WriteField(name, form.Get(name)); err != nil {
			d.t.Fatal(err)
		}
	}
	w, err := m.CreateFormFile(field, "file")
	if err == nil {
		_, err = w.Write(file)
	}
	if err == nil {
		err = m.Close()
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return d.answer(d.client.Post(d.site.URL+path, m.FormDataContentType(), &body))
}

// card is how a card stands in the file, as its fields without the id.
func (d *desk) card(id string) string {
	d.t.Helper()
	f, err := d.store.Draft()
	if err != nil {
		d.t.Fatal(err)
	}
	c, ok := f.Card(id)
	if !ok {
		return "none"
	}
	var all []string
	for _, name := range draft.Fields[1:] {
		if text := c.Get(name); text != "" {
			all = append(all, name+": "+text)
		}
	}
	return strings.Join(all, ", ")
}

// says reports whether the page has a text.
func (d *desk) says(text string) bool { return strings.Contains(d.shown, text) }

func (d *desk) want(texts ...string) {
	d.t.Helper()
	for _, text := range texts {
		if !d.says(text) {
			d.t.Errorf("the page does not say %q:\n%s", text, d.shown)
		}
	}
}

// read is the catalogue as the game would read it.
func (d *desk) read() (*catalogue.Catalogue, catalogue.Faults) {
	d.t.Helper()
	f, err := d.store.Draft()
	if err != nil {
		d.t.Fatal(err)
	}
	c, faults, err := f.Check()
	if err != nil {
		d.t.Fatal(err)
	}
	return c, faults
}

// picture is one of a card, more or less: paper on a table, with a few boxes.
func picture(t testing.TB) []byte {
	t.Helper()
	p := image.NewRGBA(image.Rect(0, 0, 480, 480))
	fill := func(x, y, w, h int, c color.Color) {
		draw.Draw(p, image.Rect(x, y, x+w, y+h), image.NewUniform(c), image.Point{}, draw.Src)
	}
	fill(0, 0, 480, 480, color.RGBA{96, 72, 50, 255})
	fill(40, 40, 400, 400, color.RGBA{238, 232, 220, 255})
	for i, c := range []color.Color{color.White, color.RGBA{236, 138, 53, 255}, color.RGBA{52, 116, 182, 255}} {
		fill(80+i*110, 110, 90, 90, color.Black)
		fill(84+i*110, 114, 82, 82, c)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, p, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
