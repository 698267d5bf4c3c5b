package cardpage_test

import (
	"net/http"
	"net/url"
	"os"
	"strings"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/words"
)

func TestAPictureOfACard(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=bonus")
	if status := d.send("/catalogue/photo", "photo", picture(t), d.fields()); status != http.StatusOK {
		t.Fatalf("status %d:\n%s", status, d.shown)
	}
	d.want(`src="photo?id=b01"`)
	if d.card("b01") != "deck: bonus" { // the picture alone begins it
		t.Errorf("b01 is %s", d.card("b01"))
	}
	if d.get("/catalogue/photo?id=b01") != http.StatusOK || !strings.HasPrefix(d.shown, "\xff\xd8") {
		t.Error("the picture is not shown")
	}
	d.get("/catalogue/card?id=b01")
	if status := d.send("/catalogue/photo", "photo", []byte("GIF89a"), d.fields()); status != http.StatusUnprocessableEntity {
		t.Errorf("no picture: status %d", status)
	}
	d.want("this is no picture that can be read")
	if status := d.post("/catalogue/photo", url.Values{"id": {"b01"}}); status != http.StatusUnprocessableEntity {
		t.Errorf("no file: status %d", status)
	}
}

func TestOneFileGoesOutAndIn(t *testing.T) {
	d, other := ready(t), ready(t)
	d.get("/catalogue/card?deck=scoring")
	d.tap("box", "white")
	d.get("/catalogue/cards.zip")
	file := []byte(d.shown)
	other.get("/catalogue/card?deck=bonus")
	other.tap("box", "blue")
	if status := other.send("/catalogue/import", "file", file, nil); status != http.StatusUnprocessableEntity || other.card("b01") == "none" {
		t.Errorf("without a word: status %d, b01 %s", status, other.card("b01"))
	}
	if status := other.send("/catalogue/import", "file", file, url.Values{"replace": {"yes"}}); status != http.StatusOK {
		t.Fatalf("status %d", status)
	}
	if other.card("b01") != "none" || other.card("s01") != "deck: scoring, task: white" {
		t.Errorf("b01 %s, s01 %s", other.card("b01"), other.card("s01"))
	}
	if other.get("/catalogue/before.zip") != http.StatusOK || !strings.HasPrefix(other.shown, "PK") {
		t.Error("what was here before is gone")
	}
	if status := other.send("/catalogue/import", "file", []byte("hello"), url.Values{"replace": {"yes"}}); status != http.StatusUnprocessableEntity {
		t.Errorf("a text: status %d", status)
	}
	other.want("this is no catalogue")
	if status := other.send("/catalogue/import", "file", make([]byte, 34<<20), url.Values{"replace": {"yes"}}); status != http.StatusUnprocessableEntity {
		t.Errorf("34 MB: status %d", status)
	}
	other.want("the file is too large")
}

func TestADamagedFile(t *testing.T) {
	d := sit(t, words.German)
	if err := os.WriteFile(d.store.Path(), []byte("cards:\n- {id: s01\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if status := d.get("/catalogue/"); status != http.StatusOK {
		t.Errorf("status %d", status)
	}
	d.want("der Katalog ist ab Zeile 1 nicht zu lesen", words.German.Say("Begin anew"))
	for _, path := range []string{"/catalogue/card?id=s01", "/catalogue/cards.zip"} {
		if status := d.get(path); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: status %d", path, status)
		}
	}
	if d.post("/catalogue/anew", nil) != http.StatusOK || d.says("nicht zu lesen") {
		t.Errorf("there is no new beginning:\n%s", d.shown)
	}
	d.send("/catalogue/import", "file", []byte(catalogue.Practice().String()), nil)
	d.want(words.German.Say("They are mine now"))
	d.post("/catalogue/own", nil)
	d.want(words.German.Say("All cards are in. The game can be played with them."))
}

// TestAHalfFilledCatalogue shows every fault on its card.
func TestAHalfFilledCatalogue(t *testing.T) {
	d := sit(t, words.English)
	text := strings.Replace(catalogue.Practice().String(), "task: white < white < white < white,", "task: white <,", 1)
	text = strings.Replace(text, "reward: second-die", "reward: a-boat", 1)
	d.send("/catalogue/import", "file", []byte(text), nil)
	d.want("28 of 29", "19 of 20", "2 cards are not ready: they are marked.", `id="open-s01" class="lacks"`, `id="open-b09" class="lacks"`)
	d.get("/catalogue/card?id=b09")
	d.want("the reward: is one of line-completed")
	d.send("/catalogue/import", "file", []byte("silvertray-catalogue: 1\ndice: [yellow, orange, green, blue, red]\ncards: [{id: mine, price: 4}]"), url.Values{"replace": {"yes"}})
	d.get("/catalogue/card?id=mine")
	d.want("Still missing: the deck, the colour, the boxes and the reward", "price: there is no such field")
	d.tap("box", "white") // under the deck where it is shown
	if got := d.card("mine"); got != "deck: scoring, task: white" {
		t.Errorf("got %s", got)
	}
}

func TestOnlyThoseWhoCameInMayChangeCards(t *testing.T) {
	d := ready(t)
	d.from = "192.168.0.9:9"
	for _, path := range []string{"/catalogue/", "/catalogue/card?deck=bonus", "/catalogue/cards.zip"} {
		if d.get(path); !d.says(`name="code"`) {
			t.Errorf("%s is shown to anybody", path)
		}
	}
	for _, path := range []string{"change", "remove", "box", "import", "photo", "anew"} {
		if status := d.post("/catalogue/"+path, url.Values{"deck": {"bonus"}}); status != http.StatusForbidden {
			t.Errorf("%s: status %d", path, status)
		}
	}
	d.page.Door.Turn(false)
	if status := d.get("/catalogue/"); status != http.StatusForbidden {
		t.Errorf("through a closed door: status %d", status)
	}
}

// TestAPhoneComesIn gives the code at a box that has no match.
func TestAPhoneComesIn(t *testing.T) {
	d := ready(t)
	d.from = "192.168.0.9:9"
	if status := d.post("/seat", url.Values{"code": {"wrong"}}); status != http.StatusForbidden {
		t.Errorf("a wrong code: status %d", status)
	}
	_, code, _ := d.page.Door.Pairing()
	d.post("/seat", url.Values{"code": {code}})
	if d.at.Path != "/catalogue/" {
		t.Errorf("led to %s", d.at.Path)
	}
	d.get("/catalogue/card?deck=bonus")
	d.tap("box", "blue")
	if got := d.card("b01"); got != "deck: bonus, task: blue" {
		t.Errorf("b01: %s", got)
	}
	d.page.Door.Turn(false)
	if status := d.enter("box", "blue"); status != http.StatusForbidden {
		t.Errorf("through a closed door: status %d", status)
	}
}
