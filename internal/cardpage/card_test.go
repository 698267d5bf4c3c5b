package cardpage_test

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/words"
)

// TestTheBoxComesFirst fills in what is printed once.
func TestTheBoxComesFirst(t *testing.T) {
	d := sit(t, words.English)
	d.get("/")
	d.want("First say which dice you have.")
	form := url.Values{"title": {"Ours"}, "arrow": {"left"}}
	for n, colour := range []string{"yellow", "orange", "green", "blue", "red"} {
		form.Set("die-"+strconv.Itoa(n+1), colour)
	}
	form.Set("scoring-1", "4")
	form.Set("scoring-3", "3") // the others are open
	if status := d.post("/catalogue/box", form); status != http.StatusOK {
		t.Fatalf("status %d", status)
	}
	d.want("Enter a scoring card", "<h1>Ours</h1>")
	if c, _ := d.read(); c.Colours[4] != "red" || !c.Market.Left || c.Market.Prices[0] != [4]int{4, 0, 3, 0} {
		t.Errorf("read %+v", c)
	}
	for _, wrong := range []url.Values{{"title": {strings.Repeat("x", 81)}}, {"title": {"a\nb"}}} {
		if status := d.post("/catalogue/box", wrong); status != http.StatusUnprocessableEntity {
			t.Errorf("%v: status %d", wrong, status)
		}
	}
}

// TestTaps types tasks as on a keyboard.
func TestTaps(t *testing.T) {
	tests := []struct{ name, taps, want string }{
		{"a chain", "box white, link <, box orange, link <, box white", "white < orange < white"},
		{"numbers", "box yellow, number 3, box white, box blue", "yellow3 white blue"},
		{"another number", "box yellow, number 3, number 5", "yellow5"},
		{"the same number again", "box yellow, number 3, number 3", "yellow"},
		{"another sign", "box white, link <, link =, box blue", "white = blue"},
		{"the same sign again", "box white, link <, link <, box blue", "white blue"},
		{"back", "box white, link <, back yes, box blue, back yes, back yes, back yes", ""},
		{"in the middle", "box white, box blue, at 1, link <, box green", "white < green blue"},
		{"a sign where one is", "box white, link <, box blue, at 1, link =", "white = blue"},
		{"out of the middle", "box white, link <, box blue, at 2, back yes", "white blue"},
		{"a number in the middle", "box white, box blue, at 1, number 6", "white6 blue"},
		{"before all", "box white, at 0, box blue", "blue white"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := ready(t)
			d.get("/catalogue/card?deck=scoring")
			for _, tap := range strings.Split(tt.taps, ", ") {
				name, value, _ := strings.Cut(tap, " ")
				if name == "at" {
					d.get("/catalogue/card?id=s01&at=" + value)
				} else if status := d.tap(name, value); status != http.StatusOK {
					t.Fatalf("%s: status %d", tap, status)
				}
			}
			want := "deck: scoring"
			if tt.want != "" {
				want += ", task: " + tt.want
			}
			if got := d.card("s01"); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

func TestWhatIsMissingIsSaid(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=scoring")
	if d.says("Still missing") {
		t.Error("a card is blamed before it has begun")
	}
	for _, step := range []struct{ name, value, want string }{
		{"box", "white", "Still missing: the colour and the reward"},
		{"link", "<", "&#34;&lt;&#34; has to stand between two boxes"},
		{"box", "blue", "Still missing: the colour and the reward"},
		{"reward", "per-colour", "Still missing: the colour, the points and the colour that counts"},
		{"of", "green", "each green card"},
		{"colour", "purple", "Still missing: the points"},
		{"points", "4", "This card is ready."},
		{"sum", "12", "no dice can reach 12: the boxes add up to 11 at most"},
		{"sum", "", "This card is ready."},
		{"points", "77", "no whole number from 1 to 50"},
		{"points", "4", "4 points: each green card"},
	} {
		if status := d.enter(step.name, step.value); status != http.StatusOK {
			t.Fatalf("%s %s: status %d", step.name, step.value, status)
		}
		d.want(step.want)
	}
	if got, want := d.card("s01"), "deck: scoring, colour: purple, task: white < blue, reward: per-colour, of: green, points: 4"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestJokersHaveNoOtherColour(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=bonus")
	d.tap("colour", "blue")
	d.tap("reward", "plus-minus-1")
	d.tap("uses", "2")
	d.tap("reward", "colour-joker")
	if got, want := d.card("b01"), "deck: bonus, colour: joker, reward: colour-joker"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	d.tap("reward", "second-die")
	if got, want := d.card("b01"), "deck: bonus, reward: second-die"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestATapCountsOnce sends one again, as a browser does whose answer was lost, and
// one from a page that has become old.
func TestATapCountsOnce(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=scoring")
	form := d.fields()
	form.Set("box", "white")
	if status := d.post("/catalogue/change", form); status != http.StatusOK {
		t.Fatalf("status %d", status)
	}
	if status := d.post("/catalogue/change", form); status != http.StatusConflict {
		t.Errorf("the same again: status %d", status)
	}
	d.want("this is how it stands")
	if got := d.card("s01"); got != "deck: scoring, task: white" || d.card("s02") != "none" {
		t.Errorf("s01 %s, s02 %s", got, d.card("s02"))
	}
}

func TestWhatCannotBeTapped(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=scoring")
	for _, wrong := range [][2]string{
		{"colour", "pink"}, {"colour", "joker"}, {"box", "joker"}, {"box", ""}, {"number", "3"}, {"link", "<"}, {"reward", "second-die"},
		{"reward", ""}, {"points", "many"}, {"points", "-1"}, {"text", "white; drop"}, {"text", strings.Repeat("a ", 30)}, {"nothing", ""},
	} {
		if status := d.enter(wrong[0], wrong[1]); status != http.StatusUnprocessableEntity {
			t.Errorf("%v: status %d", wrong, status)
		}
	}
	for _, path := range []string{"/catalogue/card", "/catalogue/card?id=s09", "/catalogue/photo?id=s01", "/catalogue/photo?id=../mine", "/catalogue/before.zip"} {
		if status := d.get(path); status != http.StatusNotFound {
			t.Errorf("%s: status %d", path, status)
		}
	}
	if c, _ := d.read(); c == nil || len(c.Cards) != 0 || d.card("s01") != "none" {
		t.Error("a refused tap left a card")
	}
}

// TestTheWholeDeck enters the practice deck tap by tap, and counts the taps: those
// on the next card's button, on keys, and for the digits of a sum with the field
// and OK.
func TestTheWholeDeck(t *testing.T) {
	d := ready(t)
	most, mostOf := 0, ""
	for _, card := range catalogue.Practice().Cards {
		before := d.taps
		d.get("/catalogue/card?deck=" + card.Deck.String())
		d.taps++
		id := d.fields().Get("id")
		d.enterCard(card)
		d.want("This card is ready.")
		if n := d.taps - before; n > most {
			most, mostOf = n, id
		}
	}
	c, faults := d.read()
	want := catalogue.Practice()
	for i := range c.Cards {
		c.Cards[i].ID = want.Cards[i].ID
		if !c.Cards[i].Equal(want.Cards[i]) {
			t.Errorf("%s is not the card that was entered: %+v", want.Cards[i].ID, c.Cards[i])
		}
	}
	if len(faults) > 0 || len(c.Cards) != len(want.Cards) {
		t.Errorf("%d cards, faults:\n%v", len(c.Cards), faults)
	}
	d.get("/catalogue/")
	d.want("All cards are in.", "29 of 29", "20 of 20")
	mean := float64(d.taps) / float64(len(want.Cards))
	t.Logf("%.1f taps a card, %d at most (%s)", mean, most, mostOf)
	if mean > 12 || most > 20 {
		t.Errorf("%.1f taps a card, %d at most", mean, most)
	}
}

// enterCard taps a card in.
func (d *desk) enterCard(card catalogue.Card) {
	d.t.Helper()
	names := catalogue.Practice()
	for _, box := range card.Boxes {
		if box.Link != catalogue.Free {
			d.tap("link", [...]string{catalogue.Rising: "<", catalogue.Same: "="}[box.Link])
		}
		d.tap("box", names.ColourName(box.Colour))
		if box.Number > 0 {
			d.tap("number", strconv.Itoa(int(box.Number)))
		}
	}
	if id := d.fields().Get("id"); !strings.Contains(d.card(id), "reward: "+card.Reward.Kind.String()) {
		d.tap("reward", card.Reward.Kind.String())
	}
	if card.Colour != catalogue.Joker {
		d.tap("colour", names.ColourName(card.Colour))
	}
	if card.Reward.Colour != catalogue.White {
		d.tap("of", names.ColourName(card.Reward.Colour))
	}
	if card.Reward.Points > 0 {
		d.tap("points", strconv.Itoa(card.Reward.Points))
	}
	if card.Reward.Uses > 0 && card.Reward.Uses != 3 {
		d.tap("uses", strconv.Itoa(card.Reward.Uses))
	}
	if card.Copies > 1 {
		d.tap("copies", strconv.Itoa(card.Copies))
	}
	if card.Sum > 0 {
		d.taps += len(strconv.Itoa(card.Sum)) + 2
		d.enter("sum", strconv.Itoa(card.Sum))
	}
}

func TestCopiesAndTakingOut(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=scoring")
	d.enter("text", "white < blue")
	d.get("/catalogue/card?like=s01")
	d.tap("colour", "green")
	if got, want := d.card("s02"), "deck: scoring, colour: green, task: white < blue"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	d.post("/catalogue/remove", url.Values{"id": {"s01"}})
	if d.card("s01") != "none" || d.card("s02") == "none" {
		t.Errorf("s01 %s, s02 %s", d.card("s01"), d.card("s02"))
	}
}

// TestAnEditorMayChangeTheFileMeanwhile writes to it between two taps.
func TestAnEditorMayChangeTheFileMeanwhile(t *testing.T) {
	d := ready(t)
	d.get("/catalogue/card?deck=scoring")
	d.tap("box", "white")
	d.change(func(f *draft.Draft) { c, _ := f.Card("s01"); c.Set(draft.Task, "blue") })
	if status := d.tap("box", "white"); status != http.StatusConflict {
		t.Errorf("status %d", status)
	}
	d.tap("box", "white")
	if got := d.card("s01"); got != "deck: scoring, task: blue white" {
		t.Errorf("got %s", got)
	}
}
