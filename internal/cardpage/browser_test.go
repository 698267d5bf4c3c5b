package cardpage_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/page/pagetest"
	"silvertray/internal/thorough"
	"silvertray/internal/words"
)

func run(t *testing.T, ctx context.Context, actions ...chromedp.Action) {
	t.Helper()
	if err := pagetest.Run(ctx, actions...); err != nil {
		t.Fatal(err)
	}
}

// TestACardIsEnteredInABrowser taps one in, takes its picture, and goes on to the
// next.
func TestACardIsEnteredInABrowser(t *testing.T) {
	ctx := pagetest.Browser(t)
	pagetest.NoFaults(t, ctx)
	d := ready(t)
	photo := filepath.Join(t.TempDir(), "card.jpg")
	if err := os.WriteFile(photo, picture(t), 0o600); err != nil {
		t.Fatal(err)
	}
	tap := func(id string) chromedp.Action {
		return chromedp.Evaluate(fmt.Sprintf("document.getElementById(%q).click()", id), nil)
	}
	run(t, ctx,
		emulation.SetDeviceMetricsOverride(360, 800, 2, true),
		chromedp.Navigate(d.site.URL+"/"),
		tap("add-scoring"), chromedp.WaitVisible("#box-white"),
		// As quick as they come: each waits for the one before.
		tap("box-white"), tap("link-rising"), tap("box-orange"), tap("number-4"), tap("link-rising"), tap("box-white"),
		tap("reward-per-colour"), chromedp.WaitVisible("#of-green"),
		tap("of-green"), tap("points-3"), tap("colour-blue"), chromedp.WaitVisible("#ready"),
		chromedp.SendKeys("#sum", "9\r"), tap("copies-2"), chromedp.WaitVisible(".least"), chromedp.WaitVisible(`#copies-2[aria-pressed=true]`),
		chromedp.SetUploadFiles("#photo", []string{photo}), chromedp.WaitVisible(".photo"),
	)
	want := "deck: scoring, colour: blue, task: white < orange4 < white, sum: 9, reward: per-colour, of: green, points: 3, copies: 2"
	if got := d.card("s01"); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	run(t, ctx, tap("word-3"), chromedp.WaitVisible("#word-3 + .here"), tap("number-4"), chromedp.WaitVisible("#word-3 + .here"))
	if got := d.card("s01"); !strings.Contains(got, "white < orange < white") {
		t.Errorf("the number in the middle is not taken out: %s", got)
	}
	var title string
	run(t, ctx, tap("next-card"), chromedp.WaitVisible("#first"), tap("box-white"), chromedp.WaitVisible("#next-card"), chromedp.Text("h1", &title))
	if got := d.card("s02"); got != "deck: scoring, task: white, reward: per-colour" {
		t.Errorf("s02: %s", got)
	}
	if !strings.Contains(title, "2 of 29") {
		t.Errorf("title %q", title)
	}
}

// TestScreenshots takes pictures of the page for people to look at, and asserts
// that nothing is wider than the screen. BROWSER_SHOTS names a folder to keep them
// in; without one it runs where the tests are thorough.
func TestScreenshots(t *testing.T) {
	folder := os.Getenv("BROWSER_SHOTS")
	if folder == "" {
		thorough.Only(t)
		folder = t.TempDir()
	}
	ctx := pagetest.Browser(t)
	pagetest.NoFaults(t, ctx)
	d := sit(t, words.German)
	half := catalogue.Practice().String()
	half = strings.Replace(half[:strings.Index(half, "  - {id: \"b09\"")], "task: white = white = white yellow", "task: white = white =", 1)
	for _, screen := range []struct {
		name  string
		width int64
		dark  string
	}{{"360-light", 360, "light"}, {"360-dark", 360, "dark"}, {"1280-light", 1280, "light"}, {"1280-dark", 1280, "dark"}} {
		d.send("/catalogue/import", "file", []byte("silvertray-catalogue: 1\nname: x\ndice: [yellow, orange, green, blue]\n"), map[string][]string{"replace": {"yes"}})
		run(t, ctx, emulation.SetDeviceMetricsOverride(screen.width, 800, 1, screen.width < 600),
			emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: screen.dark}}))
		shoot(t, ctx, d.site.URL+"/catalogue/", filepath.Join(folder, "cards-begin-"+screen.name+".png"))
		d.send("/catalogue/import", "file", []byte(half), map[string][]string{"replace": {"yes"}})
		d.send("/catalogue/photo", "photo", picture(t), map[string][]string{"id": {"s03"}})
		for name, path := range map[string]string{"all": "", "new": "card?deck=bonus", "card": "card?id=s03", "wrong": "card?id=s02", "bonus": "card?id=b02"} {
			shoot(t, ctx, d.site.URL+"/catalogue/"+path, filepath.Join(folder, "cards-"+name+"-"+screen.name+".png"))
		}
	}
}

func shoot(t *testing.T, ctx context.Context, address, file string) {
	t.Helper()
	var picture []byte
	var over int
	run(t, ctx, chromedp.Navigate(address), chromedp.WaitVisible("#main"),
		chromedp.Evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth", &over),
		chromedp.FullScreenshot(&picture, 100))
	if over > 0 {
		t.Errorf("%s is %d px wider than the screen", filepath.Base(file), over)
	}
	if err := os.WriteFile(file, picture, 0o600); err != nil {
		t.Fatal(err)
	}
}
