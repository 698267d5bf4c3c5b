package page_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/cardpage"
	"silvertray/internal/cardstore"
	"silvertray/internal/page"
	"silvertray/internal/page/pagetest"
	"silvertray/internal/thorough"
	"silvertray/internal/words"
	"silvertray/vision"
)

// TestScreenshots takes pictures of the page for people to look at: every part
// of it, at the sizes of phones, tablets and desks, light and dark. It asserts
// that nothing is wider than the screen. BROWSER_SHOTS names a folder to keep them
// in; without one it runs where the tests are thorough.
func TestScreenshots(t *testing.T) {
	if os.Getenv("BROWSER_SHOTS") == "" {
		thorough.Only(t)
	}
	for _, size := range []struct {
		name  string
		width int64
		dark  bool
	}{{"360-light", 360, false}, {"360-dark", 360, true}, {"768-light", 768, false}, {"1280-light", 1280, false}, {"1280-dark", 1280, true}} {
		t.Run(size.name, func(t *testing.T) {
			ctx := pagetest.Browser(t)
			for name, scene := range scenes(t) {
				t.Run(name, func(t *testing.T) {
					tab := scene.lay(t)
					window := tab.tab(ctx, scene.from, size.width, size.dark)
					tab.run(window, scene.open(tab), loaded, chromedp.Evaluate("document.querySelectorAll('details').forEach(d => d.open = d.id !== 'places')", nil))
					tab.fits(window)
					tab.keepShot(window, name+"-"+size.name)
				})
			}
		})
	}
}

// loaded waits for the page with its style.
var loaded = pagetest.Until(`document.readyState === "complete"`, nil)

// scene is a moment of the page, and the address of who looks at it.
type scene struct {
	from string
	lay  func(*testing.T) *table
	open func(*table) chromedp.Action
}

func scenes(t *testing.T) map[string]scene {
	near, far := "127.0.0.1:9", "192.168.0.3:9"
	at := func(path string) func(*table) chromedp.Action {
		return func(tab *table) chromedp.Action { return chromedp.Navigate(tab.site.URL + path) }
	}
	sit := func(player int) func(*table) chromedp.Action {
		return func(tab *table) chromedp.Action {
			_, code, _ := tab.page.Door.Pairing()
			return chromedp.Tasks{
				chromedp.Navigate(tab.site.URL + "/seat?code=" + code), chromedp.Click(fmt.Sprintf("#player-%d", player)),
				chromedp.Click("#sit"), chromedp.WaitVisible("#now"),
			}
		}
	}
	match := func(game engine.Game, moves int, players ...string) func(*testing.T) *table {
		return func(t *testing.T) *table {
			m, err := game.New(engine.Setup{Players: players})
			if err != nil {
				t.Fatal(err)
			}
			m, made := playOn(t, m, rand.New(rand.NewPCG(7, 7)), moves)
			return setWith(t, m, func(_ *page.Config, box *newBox) { box.Game, box.made = game, made })
		}
	}
	return map[string]scene{
		"start":  {near, func(t *testing.T) *table { return set(t, nil) }, at("/")},
		"roll":   {near, match(clever.GanzSchoen, 40, "Ana", "Ben"), at("/")},
		"choice": {far, func(t *testing.T) *table { return set(t, atTheTray(t)) }, sit(1)},
		"ahead": {far, func(t *testing.T) *table { return set(t, atTheTray(t)) }, func(tab *table) chromedp.Action {
			return chromedp.Tasks{sit(2)(tab), chromedp.Click("#option-0"), chromedp.WaitVisible("#withdraw")}
		}},
		"check":   {near, photographed, func(tab *table) chromedp.Action { return chromedp.Tasks{at("/")(tab), chromedp.WaitVisible("#count")} }},
		"end":     {near, match(clever.GanzSchoen, 10_000, "Ana", "Ben", "Clementine", "Dominik"), at("/")},
		"solo":    {near, match(clever.GanzSchoen, 10_000, "Ana"), at("/")},
		"doppelt": {near, match(clever.Doppelt, 130, "Ana", "Ben"), at("/")},
		"german": {far, func(t *testing.T) *table {
			return setWith(t, atTheTray(t), func(_ *page.Config, box *newBox) { box.Language = words.German })
		}, sit(1)},
		"board": {far, func(t *testing.T) *table {
			return setBoard(t, "Ana,Ben", append(tiles(t, "Ana,Ben", 12), "shows purple red")...)
		}, sit(0)},
		"board-lay": {far, func(t *testing.T) *table { return setBoard(t, "Ana,Ben,Cem,Dan", tiles(t, "Ana,Ben,Cem,Dan", 24)...) }, func(tab *table) chromedp.Action {
			return chromedp.Tasks{sit(0)(tab), chromedp.Click("#symbol-1-red"), chromedp.Click("#symbol-2-blue")}
		}},
		"board-correct": {near, func(t *testing.T) *table { return setBoard(t, "Ana,Ben", tiles(t, "Ana,Ben", 9)...) }, at("/?correct=4")},
		"board-wrong":   {far, doubtful, sit(0)},
		"board-doubt":   {far, asking, sit(0)},
		"board-cell":    {near, func(t *testing.T) *table { return setBoard(t, "Ana,Ben", tiles(t, "Ana,Ben", 9)...) }, at("/?correct=cell")},
		"board-solo":    {near, func(t *testing.T) *table { return setBoard(t, "Ana", "shows red red") }, at("/")},
		"seat":          {far, func(t *testing.T) *table { return set(t, atTheTray(t)) }, at("/seat")},
		"wrong": {far, func(t *testing.T) *table { return set(t, atTheTray(t)) }, func(tab *table) chromedp.Action {
			return chromedp.Tasks{at("/seat")(tab), chromedp.SendKeys("#code", "000000"), chromedp.Click("#player-1"), chromedp.Click("#sit"), chromedp.WaitVisible(".note")}
		}},
		"deck-turn": {near, func(t *testing.T) *table { return setDeck(t, in(0, 1, "A bonus card for Ben"), "Ana", "Ben") }, func(tab *table) chromedp.Action {
			return chromedp.Tasks{at("/")(tab), chromedp.Click("#heap-green summary")}
		}},
		"deck-hand":  {far, func(t *testing.T) *table { return setDeck(t, in(0, 1, "A card to go back"), "Ana", "Ben") }, sit(1)},
		"deck-lay":   {far, func(t *testing.T) *table { return setDeck(t, in(0, 1, "Lay a card"), "Ana", "Ben") }, sit(1)},
		"deck-act":   {far, func(t *testing.T) *table { return setDeck(t, in(4, 0, "Complete and buy"), "Ana", "Ben") }, sit(0)},
		"deck-enter": {far, func(t *testing.T) *table { return setDeck(t, entering, "Ana", "Ben") }, sit(1)},
		"deck-end": {near, func(t *testing.T) *table {
			return setDeck(t, func(m engine.Match) bool { return m.Ask().Over() }, "Ana", "Ben")
		}, at("/")},
		"deck-watch":   {far, func(t *testing.T) *table { return setDeck(t, entering, "Ana", "Ben") }, sit(0)},
		"deck-german":  {far, spoken(words.German, in(5, 0, "Complete and buy"), "Ana", "Ben"), sit(0)},
		"deck-italian": {far, spoken(words.Italian, in(3, 1, "Complete and buy"), "Ana", "Ben"), sit(1)},
		"deck-spanish": {near, spoken(words.Spanish, in(6, 0, "A card leaves the market"), "Ana"), at("/")},
		"deck-joker":   {near, func(t *testing.T) *table { return setDeck(t, titled("A colour for the joker"), "Ana", "Ben") }, at("/")},
		"deck-chance":  {near, func(t *testing.T) *table { return setDeck(t, chances, "Ana", "Ben") }, at("/")},
		"cards":        {near, cards, at("/catalogue/")},
		"cards-card":   {near, cards, at("/catalogue/card?id=s02")},
		"cards-bonus":  {near, cards, at("/catalogue/card?deck=bonus")},
		"closed": {far, func(t *testing.T) *table {
			tab := set(t, atTheTray(t))
			tab.page.Door.Turn(false)
			return tab
		}, at("/")},
	}
}

// cards is a table whose owner fills in cards, of which one is not ready.
func cards(t *testing.T) *table {
	own := cardstore.New(filepath.Join(t.TempDir(), "mine.yaml"))
	text := strings.Replace(catalogue.Practice().String(), "task: white = white = white yellow", "task: white =", 1)
	if err := own.Import(t.Context(), []byte(text)); err != nil {
		t.Fatal(err)
	}
	return setWith(t, nil, func(c *page.Config, _ *newBox) {
		c.Cards = cardpage.New(cardpage.Config{Store: own})
	})
}

// recorded is where the recorded game's pictures lie, with what they show.
const recorded = "../demo/ganz-schoen-clever"

// photographed is a table with a roll to be checked, one die of it in doubt,
// and its picture.
func photographed(t *testing.T) *table {
	picture, err := os.ReadFile(filepath.Join(recorded, "01.jpg"))
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(recorded, "01.json"))
	if err != nil {
		t.Fatal(err)
	}
	var truth struct {
		Width, Height int
		Dice          []struct {
			Colour string
			Value  int
			Centre vision.Point
			Top    [4]vision.Point
		}
	}
	if err := json.Unmarshal(text, &truth); err != nil {
		t.Fatal(err)
	}
	reading := vision.Reading{Width: truth.Width, Height: truth.Height}
	for i, d := range truth.Dice {
		reading.Dice = append(reading.Dice, vision.Die{Colour: d.Colour, Value: d.Value, Sure: i != 2, Centre: d.Centre, Outline: d.Top})
	}
	reading.Problems = []vision.Problem{{Kind: vision.Value, Colour: truth.Dice[2].Colour, Text: words.Say("The pips of the %s die are hard to count. Check its value, or turn it out of the glare.", words.Phrase(truth.Dice[2].Colour))}}
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	tab := setWith(t, m, func(c *page.Config, _ *newBox) { c.Camera = func() []byte { return picture } })
	tab.eye.throws <- reading
	<-tab.shown
	return tab
}
