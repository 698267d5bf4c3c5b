package page_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/internal/companion"
	"silvertray/internal/page/pagetest"
	"silvertray/internal/prompt"
)

// playthrough is a game that two people click through, each on a phone.
type playthrough struct {
	*table
	phones [2]context.Context
	chance *rand.Rand
	now    companion.Moment
	// clicks made, and how often both chose at the same time.
	clicks, both int
}

// mostSteps of a game of two: about 150 are needed.
const mostSteps = 600

// TestAWholeGameInABrowser clicks a game of two through to its end, on two
// phones of their own. One of them is reloaded on the way and every connection
// is cut once; then the final table has to be the engine's.
func TestAWholeGameInABrowser(t *testing.T) {
	ctx := pagetest.Browser(t)
	m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben"}})
	if err != nil {
		t.Fatal(err)
	}
	g := &playthrough{table: set(t, m), chance: rand.New(rand.NewPCG(3, 14))}
	_, code, _ := g.page.Door.Pairing()
	for i := range g.phones {
		g.phones[i] = g.tab(ctx, fmt.Sprintf("192.168.0.%d:1", i+2), 360, i == 1)
		g.run(g.phones[i], chromedp.Navigate(g.site.URL+"/seat?code="+code), chromedp.Click(fmt.Sprintf("#player-%d", i)), chromedp.Click("#sit"), chromedp.WaitVisible("#now"))
	}
	g.now = companion.Moment{Match: m, Screen: prompt.Waiting{}}
	began := time.Now()
	for step := range mostSteps {
		if g.now.Match.Ask().Over() {
			break
		}
		switch step {
		case 20:
			g.run(g.phones[1], chromedp.Reload())
		case 40:
			g.cut()
		}
		g.step()
		g.follow()
	}
	t.Logf("%d clicks in %.1f s, %d times both chose at once", g.clicks, time.Since(began).Seconds(), g.both)
	if g.both == 0 {
		t.Error("the two have never chosen at the same time")
	}
	g.compare()
	g.keepShot(g.phones[0], "whole-game")
}

// step throws, or lets everybody click who can.
func (g *playthrough) step() {
	g.t.Helper()
	ask := g.now.Match.Ask()
	asked := g.phones[ask.Player]
	switch g.now.Screen.(type) {
	case prompt.Waiting:
		g.eye.throws <- seen(throw(g.chance, ask))
	case prompt.Check:
		g.click(asked, "#count")
	case prompt.Choice:
		if ask.Roll != nil {
			g.click(asked, "form[action=nearest] button")
			break
		}
		g.choose()
		return
	default:
		g.t.Fatalf("the panel shows %T", g.now.Screen)
	}
	g.now = <-g.shown
}

// choose lets those choose who are asked on their phones, at the same time.
func (g *playthrough) choose() {
	g.t.Helper()
	var choosing sync.WaitGroup
	chosen := 0
	for _, phone := range g.phones {
		var options int
		g.run(phone, chromedp.Evaluate(`document.querySelectorAll("#choice [name=move]").length`, &options))
		if options == 0 {
			continue
		}
		button := fmt.Sprintf("#option-%d", g.chance.IntN(options))
		chosen++
		choosing.Add(1)
		go func() {
			defer choosing.Done()
			if err := pagetest.Run(phone, chromedp.Click(button)); err != nil {
				g.t.Error(err)
			}
		}()
	}
	choosing.Wait()
	if chosen == 0 {
		g.t.Fatalf("nobody can choose: %+v", g.now.Match.Ask())
	}
	if chosen == len(g.phones) {
		g.both++
	}
	g.clicks += chosen
	for range chosen {
		g.now = <-g.shown
	}
}

func (g *playthrough) click(phone context.Context, button string) {
	g.t.Helper()
	g.clicks++
	g.run(phone, chromedp.Click(button))
}

// follow waits until both phones show what the box shows.
func (g *playthrough) follow() {
	g.t.Helper()
	g.clock.Advance(time.Second) // people are slower than the bounds on rates
	state := g.owner().state()
	for i, phone := range g.phones {
		shows := fmt.Sprintf(`document.getElementById("main")?.dataset.state === %q`, state)
		if err := pagetest.Run(phone, pagetest.Until(shows, nil)); err != nil {
			var text string
			_ = pagetest.Run(phone, chromedp.Evaluate(`document.body.innerText`, &text)) // for the report only
			g.t.Fatalf("phone %d does not show %s: %v\n%s", i, state, err, text)
		}
	}
}

// cut breaks every connection, streams too, and waits until both phones say so.
func (g *playthrough) cut() {
	g.t.Helper()
	g.site.CloseClientConnections()
	for _, phone := range g.phones {
		g.run(phone, chromedp.WaitVisible("#status.bad"))
	}
}

// compare holds the final table on both phones against the record, replayed.
func (g *playthrough) compare() {
	g.t.Helper()
	_, text := g.owner().get("/record.txt")
	r, err := record.Parse(strings.NewReader(text))
	if err != nil {
		g.t.Fatal(err)
	}
	match, err := record.Replay(r, engine.NewGames(clever.GanzSchoen))
	if err != nil {
		g.t.Fatalf("the record does not hold: %v\n%s", err, text)
	}
	score := match.Score()
	if !score.Finished {
		g.t.Fatalf("the game is not over after %d moves", len(r.Moves()))
	}
	var want [][]string
	for _, a := range match.Sheet(0).Areas {
		want = append(want, []string{strconv.Itoa(score.Players[0].Areas[a.Name]), strconv.Itoa(score.Players[1].Areas[a.Name])})
	}
	counted := score.Columns[len(score.Columns)-1].Name
	want = append(want,
		[]string{strconv.Itoa(score.Players[0].Counts[counted].Points), strconv.Itoa(score.Players[1].Counts[counted].Points)},
		[]string{strconv.Itoa(score.Players[0].Total), strconv.Itoa(score.Players[1].Total)})
	for i, phone := range g.phones {
		var got [][]string
		var verdict string
		g.run(phone,
			chromedp.Evaluate(`[...document.querySelectorAll("#scores tbody tr, #scores tfoot tr")].map(r => [...r.querySelectorAll("td")].map(d => d.textContent))`, &got),
			chromedp.Text(".winner", &verdict))
		if !slices.EqualFunc(got, want, slices.Equal) {
			g.t.Errorf("phone %d shows %v, the engine says %v", i, got, want)
		}
		for _, name := range score.Winners {
			if !strings.Contains(verdict, name) {
				g.t.Errorf("phone %d says %q, the winner is %s", i, verdict, name)
			}
		}
	}
}
