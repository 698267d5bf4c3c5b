package page_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/engine/record"
	"silvertray/internal/companion"
	"silvertray/internal/page"
	"silvertray/internal/page/pagetest"
	"silvertray/internal/prompt"
)

// TestCardsAreClickedInABrowser clicks two players through the deal and the first
// rounds, each on a phone: cards are tapped or drawn, laid, filled and bought, dice
// kept and thrown.
func TestCardsAreClickedInABrowser(t *testing.T) {
	ctx := pagetest.Browser(t)
	m := deck(t, "Ana", "Ben")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) { box.Game = goennen.Practice() })
	g := &playthrough{table: tab, chance: rand.New(rand.NewPCG(4, 10)), now: companion.Moment{Match: m, Screen: prompt.Dealing{}}}
	_, code, _ := g.page.Door.Pairing()
	for i := range g.phones {
		g.phones[i] = g.tab(ctx, fmt.Sprintf("192.168.0.%d:1", i+2), 360, i == 1)
		g.run(g.phones[i], chromedp.Navigate(g.site.URL+"/seat?code="+code), chromedp.Click(fmt.Sprintf("#player-%d", i)), chromedp.Click("#sit"), chromedp.WaitVisible("#now"))
	}
	kinds := make(map[string]int)
	for range mostSteps {
		ask := g.now.Match.Ask()
		if ask.Round == 4 {
			break
		}
		switch g.now.Screen.(type) {
		case prompt.Dealing, prompt.Waiting, prompt.Check:
			g.serve(ask, kinds)
		default:
			g.pick(g.phones[ask.Player], kinds)
		}
		g.follow()
	}
	t.Logf("%d clicks: %v", g.clicks, kinds)
	for _, kind := range []string{"turned", "draw", "option", "throw"} {
		if kinds[kind] == 0 {
			t.Errorf("nobody has clicked %q", kind)
		}
	}
	g.holds()
	g.keepShot(g.phones[0], "whole-deck")
}

// serve does what the table does: turns over a card, or throws.
func (g *playthrough) serve(ask engine.Ask, kinds map[string]int) {
	g.t.Helper()
	asked := g.phones[ask.Player]
	switch {
	case ask.Draw != nil && g.chance.IntN(3) == 0:
		g.clickOne(asked, "#draw", kinds)
	case ask.Draw != nil:
		g.clickOne(asked, inPile(ask), kinds)
	default:
		if _, checks := g.now.Screen.(prompt.Check); !checks {
			g.eye.throws <- seen(throw(g.chance, ask))
			g.now = <-g.shown
			return
		}
		g.click(asked, "#count")
		g.now = <-g.shown
	}
}

// inPile are the buttons of cards that can be turned over at a real table: none that
// another player holds.
func inPile(ask engine.Ask) string {
	var buttons []string
	for move := range ask.Moves {
		buttons = append(buttons, fmt.Sprintf(".heap button[value=%q]", move))
	}
	return strings.Join(buttons, ", ")
}

// pick makes a choice, rather about a card than another.
func (g *playthrough) pick(asked context.Context, kinds map[string]int) {
	g.t.Helper()
	var about int
	g.run(asked, chromedp.Evaluate(`document.querySelectorAll(".about button").length`, &about))
	switch {
	case about > 0 && g.chance.IntN(3) > 0:
		g.clickOne(asked, ".about button", kinds)
	default:
		g.clickOne(asked, "#choice .options button, #throw, .about button", kinds)
	}
}

// clickOne clicks one of some buttons by chance, behind whatever they are, and keeps a
// die before a throw.
func (g *playthrough) clickOne(phone context.Context, buttons string, kinds map[string]int) {
	g.t.Helper()
	var id string
	g.run(phone, chromedp.Evaluate(fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll(%q)], one = all[Math.floor(%f * all.length)];
		for (let d = one.closest("details"); d; d = d.parentElement.closest("details")) d.open = true;
		return one.id;
	})()`, buttons, g.chance.Float64()), &id))
	if id == "throw" {
		g.click(phone, "#throw-blue")
	}
	kind, _, _ := strings.Cut(id, "-")
	kinds[kind]++
	g.click(phone, "#"+id)
	g.now = <-g.shown
}

// holds fails the test where the record does not lead to what the box has.
func (g *playthrough) holds() {
	g.t.Helper()
	_, text := g.owner().get("/record.txt")
	r, err := record.Parse(strings.NewReader(text))
	if err != nil {
		g.t.Fatal(err)
	}
	again, err := record.Replay(r, engine.NewGames(goennen.Practice()))
	if err != nil {
		g.t.Fatalf("the record does not hold: %v\n%s", err, text)
	}
	for i := range g.phones {
		if got, want := again.Sheet(i), g.now.Match.Sheet(i); !reflect.DeepEqual(got, want) {
			g.t.Errorf("the record leads to %+v, the box has %+v", got, want)
		}
	}
}
