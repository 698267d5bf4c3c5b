package page_test

import (
	"fmt"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/internal/ledger"
	"silvertray/internal/page"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func TestCardsAreDrawn(t *testing.T) {
	tab := setDeck(t, in(4, 0, "Complete and buy"), "Ana", "Ben")
	_, body := tab.phone("192.168.0.9:1").get("/main")
	m, _ := playUntil(t, deck(t, "Ana", "Ben"), in(4, 0, "Complete and buy"))
	want := len(m.(engine.Marketed).Market())
	for i := range 2 {
		want += len(m.Sheet(i).Grid.Cards)
	}
	if got := drawn(body, `<span class="card `); got != want {
		t.Errorf("%d cards drawn, want %d", got, want)
	}
	if strings.Contains(body, `name="move"`) || strings.Contains(body, `action="throw"`) {
		t.Error("who only looks on may choose")
	}
}

// TestAHandIsItsPlayersAlone looks for the cards that Ben holds on all other phones,
// in the panel's picture and in the record.
func TestAHandIsItsPlayersAlone(t *testing.T) {
	until := in(0, 1, "A card to go back")
	tab := setDeck(t, until, "Ana", "Ben")
	ana, ben := tab.seat("0"), tab.seat("1")
	m, _ := playUntil(t, deck(t, "Ana", "Ben"), until)
	_, mine := ben.get("/main")
	for name, other := range map[string]*phone{"Ana": ana, "a looker": tab.phone("192.168.0.77:1")} {
		_, body := other.get("/main")
		for _, c := range m.Sheet(1).Hand {
			if !strings.Contains(mine, c.ID) {
				t.Errorf("Ben's phone does not show %s", c.ID)
			}
			if strings.Contains(body, c.ID) {
				t.Errorf("%s sees %s", name, c.ID)
			}
		}
		if !strings.Contains(body, "a card face down") {
			t.Errorf("%s does not see that cards were dealt", name)
		}
		if status, _ := other.get("/panel.png"); status != http.StatusNotFound {
			t.Errorf("%s gets what the panel shows: %d", name, status)
		}
		if status, _ := other.get("/record.txt"); status != http.StatusForbidden {
			t.Errorf("%s gets the record: %d", name, status)
		}
	}
	if status, _ := tab.owner().get("/panel.png"); status != http.StatusOK {
		t.Errorf("the box itself does not show its panel: %d", status)
	}
}

// TestNoGapTellsWhatOthersHold has Ben tell his cards: those that Ana holds are still
// among the ones to tap.
func TestNoGapTellsWhatOthersHold(t *testing.T) {
	until := in(0, 1, "A scoring card for Ben")
	ben := setDeck(t, until, "Ana", "Ben").seat("1")
	m, _ := playUntil(t, deck(t, "Ana", "Ben"), until)
	_, body := ben.get("/main")
	for _, c := range m.Sheet(0).Hand {
		if c.Pile == "scoring" && !strings.Contains(body, `value="card `+c.ID+`"`) {
			t.Errorf("%s is missing: Ana holds it", c.ID)
		}
	}
}

func TestATurnedCardIsTappedAndCorrected(t *testing.T) {
	tab := setDeck(t, func(engine.Match) bool { return true }, "Ana", "Ben")
	ana, ben := tab.seat("0"), tab.seat("1")
	if _, body := ben.get("/main"); strings.Contains(body, `id="turned-`) {
		t.Error("Ben may say which card is turned over for Ana")
	}
	if _, body := ana.get("/main"); !strings.Contains(body, `id="turned-s04"`) || !strings.Contains(body, `id="draw"`) {
		t.Error("Ana cannot say which card was turned over")
	}
	answers(t, "Ben's card", http.StatusForbidden)(ben.does("/choose", "player", "0", "move", "card s04"))
	answers(t, "a card of the other pile", http.StatusUnprocessableEntity)(ana.does("/choose", "player", "0", "move", "card b01"))
	answers(t, "the card", http.StatusNoContent)(ana.does("/choose", "player", "0", "move", "card s04"))
	answers(t, "the box draws", http.StatusNoContent)(ana.does("/draw"))
	if _, body := ana.get("/main?correct=0"); !strings.Contains(body, `action="change"`) || !strings.Contains(body, `id="turned-s05"`) {
		t.Error("the card cannot be corrected")
	}
	answers(t, "correcting it", http.StatusNoContent)(ana.does("/change", "after", "0", "move", "card s05"))
	if got := strings.Split(ana.record(), "\n"); len(got) != 2 || got[0] != "card s05" {
		t.Errorf("record %q, want s05 and what the box drew", got)
	}
}

// TestARollWithCardsIsCorrected changes a die of a roll, after which other dice were
// thrown again.
func TestARollWithCardsIsCorrected(t *testing.T) {
	m, made := playUntil(t, deck(t, "Ana", "Ben"), in(1, 0, "Complete and buy"))
	m, made = playMoves(t, m, "reroll yellow"), append(made, "reroll yellow")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) { box.Game, box.made = goennen.Practice(), made })
	ana, at := tab.seat("0"), len(made)-2
	_, body := ana.get("/main")
	if !strings.Contains(body, fmt.Sprintf(`id="amended-%d"`, at)) {
		t.Fatal("the roll cannot be corrected")
	}
	form := []string{"at", fmt.Sprint(at)}
	for _, die := range goennen.Practice().Dice() {
		form = append(form, "die-"+die, "1")
	}
	answers(t, "correcting the roll", http.StatusNoContent)(ana.does("/amend", form...))
	want := "roll yellow=1 orange=1 green=1 blue=1 purple=1\nreroll yellow"
	if got := tab.owner().record(); !strings.HasSuffix(got, want) {
		t.Errorf("record\n%s\nwant at its end\n%s", got, want)
	}
}

func TestDiceAreKeptAndThrown(t *testing.T) {
	tab := setDeck(t, in(1, 0, "Complete and buy"), "Ana", "Ben")
	ana, ben := tab.seat("0"), tab.seat("1")
	if _, body := ana.get("/main"); drawn(body, `name="die" value="[a-z]+" id="throw-[a-z]+" checked`) != 5 {
		t.Error("the five dice cannot be toggled, or some are kept at first")
	}
	throw := func(p *phone, dice ...string) (int, string) {
		return p.post("/throw", url.Values{"state": {p.state()}, "player": {"0"}, "die": dice})
	}
	answers(t, "no die", http.StatusUnprocessableEntity)(throw(ana))
	answers(t, "a die of no game", http.StatusConflict)(throw(ana, "pink"))
	answers(t, "Ben throws for Ana", http.StatusForbidden)(throw(ben, "blue"))
	answers(t, "two dice", http.StatusNoContent)(throw(ana, "purple", "yellow"))
	if got := tab.owner().record(); !strings.HasSuffix(got, "reroll yellow purple") {
		t.Errorf("record\n%s\nwant the reroll at its end", got)
	}
}

// TestDiceKeptAtTheBoxAreKeptOnThePhone keeps the first die by keys, as moving it to
// a field does.
func TestDiceKeptAtTheBoxAreKeptOnThePhone(t *testing.T) {
	ana := setDeck(t, in(1, 0, "Complete and buy"), "Ana", "Ben").seat("0")
	for _, key := range []string{"up", "ok", "ok"} { // to the last line, to the dice, and to keep one
		answers(t, key, http.StatusNoContent)(ana.does("/press", "key", key))
	}
	_, body := ana.get("/main")
	if !strings.Contains(body, `id="throw-yellow">`) || !strings.Contains(body, `id="throw-blue" checked>`) {
		t.Error("the die that is kept is not kept on the phone, or others are")
	}
}

// TestDiceLieForEveryone shows who only looks on what was thrown and what is kept.
func TestDiceLieForEveryone(t *testing.T) {
	m, made := playUntil(t, deck(t, "Ana", "Ben"), in(1, 0, "Complete and buy"))
	roll := m.Ask().Faces()
	m = playMoves(t, m, "reroll yellow")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) {
		box.Game, box.made = goennen.Practice(), append(made, "reroll yellow")
	})
	_, body := tab.phone("192.168.0.9:1").get("/main")
	for _, f := range roll {
		if got, want := strings.Contains(body, fmt.Sprintf(`aria-label="%s %d"`, f.Die, f.Value)), f.Die != "yellow"; got != want {
			t.Errorf("%s %d is shown: %t, want %t", f.Die, f.Value, got, want)
		}
	}
}

// TestAKeptDieThatWasTurnedIsNamed says on the page what the panel says.
func TestAKeptDieThatWasTurnedIsNamed(t *testing.T) {
	m, _ := playUntil(t, deck(t, "Ana", "Ben"), in(1, 0, "Complete and buy"))
	m = playMoves(t, m, "reroll yellow")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) { box.Game = goennen.Practice() })
	note := words.Say("The %s die was kept as a %d. Turn it back.", words.Phrase("blue"), 3)
	tab.page.Show(prompt.Snapshot{Number: 100, Match: m, Screen: prompt.Waiting{Note: note}})
	if _, body := tab.seat("1").get("/main"); !strings.Contains(body, "The blue die was kept as a 3.") {
		t.Error("the page does not say that the die was turned")
	}
}

// TestPassivePlayersEnterAtTheSameTime lets Cem tell his die before Ben has, and think
// again.
func TestPassivePlayersEnterAtTheSameTime(t *testing.T) {
	tab := setDeck(t, both, "Ana", "Ben", "Cem")
	ben, cem := tab.seat("1"), tab.seat("2")
	answers(t, "Cem's die", http.StatusNoContent)(cem.does("/choose", "player", "2", "move", cem.first("enter ")))
	if _, body := cem.get("/main"); !strings.Contains(body, `id="withdraw"`) {
		t.Error("Cem's die does not wait")
	}
	answers(t, "thinking again", http.StatusNoContent)(cem.does("/withdraw", "player", "2"))
	entry := cem.first("enter ")
	answers(t, "Cem's die again", http.StatusNoContent)(cem.does("/choose", "player", "2", "move", entry))
	answers(t, "Ben's", http.StatusNoContent)(ben.does("/choose", "player", "1", "move", "done"))
	if got := tab.owner().record(); !strings.HasSuffix(got, "done\n"+entry) {
		t.Errorf("record\n%s\nwant Ben's choice and then Cem's at its end", got)
	}
}

// both reports whether Ben may enter a die, and Cem some die after him.
func both(m engine.Match) bool {
	ask := m.Ask()
	if ask.Player != 1 || ask.Title.String() != "Enter a die" {
		return false
	}
	next, ok := ledger.Branch(m, 2, nil)
	return ok && strings.HasPrefix(firstOf(next).String(), "enter ")
}

// firstOf is the first legal move.
func firstOf(m engine.Match) engine.Move {
	for move := range m.Ask().Moves {
		return move
	}
	return nil
}

// first is the first choice on a phone that begins with a word.
func (p *phone) first(word string) string {
	p.t.Helper()
	_, body := p.get("/main")
	found := regexp.MustCompile(`name="move" value="(` + word + `[^"]*)"`).FindStringSubmatch(body)
	if found == nil {
		p.t.Fatalf("nothing to choose begins with %q", word)
	}
	return html.UnescapeString(found[1])
}

// TestPicturesOfCards are shown to whoever may look at the owner's cards, in the
// owner's game.
func TestPicturesOfCards(t *testing.T) {
	for _, own := range []bool{true, false} {
		tab := setWith(t, deck(t, "Ana", "Ben"), func(c *page.Config, box *newBox) {
			box.Game = goennen.Practice()
			c.Cards = http.NotFoundHandler()
			c.Pictured = func(_ engine.Game, id string) bool { return own && id == "s04" }
		})
		_, body := tab.seat("0").get("/main")
		want := []string{}
		if own {
			want = []string{`src="catalogue/photo?id=s04"`}
		}
		if got := regexp.MustCompile(`src="catalogue/photo[^"]*"`).FindAllString(body, -1); !slices.Equal(got, want) {
			t.Errorf("pictures %q, want %q", got, want)
		}
	}
}

// TestLongAgoMovesAreAskedFor lists the last moves, and all on request.
func TestLongAgoMovesAreAskedFor(t *testing.T) {
	ana := setDeck(t, in(4, 0, "Complete and buy"), "Ana", "Ben").seat("0")
	_, last := ana.get("/main")
	_, all := ana.get("/main?moves=all")
	if got := drawn(last, `<li`); got != 60 || !strings.Contains(last, `id="older"`) {
		t.Errorf("%d moves listed, want the last 60 and where the others are", got)
	}
	if got := drawn(all, `<li`); got <= 60 || strings.Contains(all, `id="older"`) {
		t.Errorf("%d moves listed, want all", got)
	}
}
