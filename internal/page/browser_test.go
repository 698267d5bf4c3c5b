package page_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"silvertray/internal/page/pagetest"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// tab is a window of one device, with cookies of its own.
func (t *table) tab(parent context.Context, address string, width int64, dark bool) context.Context {
	t.t.Helper()
	// A window by hand: chromium opens no tab in a browser context without one.
	b := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	jar, err := target.CreateBrowserContext().Do(b)
	if err != nil {
		t.t.Fatal(err)
	}
	window, err := target.CreateTarget("about:blank").WithBrowserContextID(jar).WithNewWindow(true).Do(b)
	if err != nil {
		t.t.Fatal(err)
	}
	ctx := pagetest.Window(t.t, parent, chromedp.WithTargetID(window))
	pagetest.NoFaults(t.t, ctx)
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	t.run(ctx,
		network.Enable(),
		network.SetExtraHTTPHeaders(network.Headers{"Test-From": address}),
		emulation.SetDeviceMetricsOverride(width, 800, 1.5, width < 600).WithScreenWidth(width).WithScreenHeight(800),
		emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}),
		chromedp.Navigate(t.site.URL+"/"),
	)
	return ctx
}

func (t *table) run(ctx context.Context, actions ...chromedp.Action) {
	t.t.Helper()
	if err := pagetest.Run(ctx, actions...); err != nil {
		t.t.Fatal(err)
	}
}

// keepShot writes a picture of the whole page where BROWSER_SHOTS says.
func (t *table) keepShot(ctx context.Context, name string) {
	t.t.Helper()
	dir := os.Getenv("BROWSER_SHOTS")
	if dir == "" {
		return
	}
	var shot []byte
	t.run(ctx, chromedp.FullScreenshot(&shot, 100))
	if err := os.WriteFile(filepath.Join(dir, name+".png"), shot, 0o644); err != nil {
		t.t.Fatal(err)
	}
}

// TestTwoPlayersChooseInABrowser clicks through what two passive players do at
// the same time, each on a phone, and looks at it in both colour schemes.
func TestTwoPlayersChooseInABrowser(t *testing.T) {
	ctx := pagetest.Browser(t)
	tab := set(t, atTheTray(t))
	_, code, _ := tab.page.Door.Pairing()
	cem := tab.tab(ctx, "192.168.0.3:1", 360, false)
	tab.run(cem, chromedp.Navigate(tab.site.URL+"/seat?code="+code), chromedp.Click("#player-2"), chromedp.Click("#sit"), chromedp.WaitVisible("#option-0"))
	tab.keepShot(cem, "choice-360-light")
	tab.run(cem, chromedp.Click("#option-0"), chromedp.WaitVisible("#withdraw"))
	tab.keepShot(cem, "waiting-360-light")
	ben := tab.tab(ctx, "192.168.0.2:1", 1200, true)
	tab.run(ben, chromedp.Navigate(tab.site.URL+"/seat?code="+code), chromedp.Click("#player-1"), chromedp.Click("#sit"), chromedp.WaitVisible("#option-0"))
	tab.keepShot(ben, "choice-1200-dark")
	tab.run(ben, chromedp.Click("#option-0"), pagetest.Until(`document.getElementById("choice").hidden`, nil))
	tab.run(cem, pagetest.Until(`document.getElementById("choice").hidden`, nil)) // told by the stream alone
	_, record := tab.owner().get("/record.txt")
	if got := strings.Count(record, "take "); got != 2 {
		t.Errorf("%d choices in the record, want both, once each:\n%s", got, record)
	}
}

// TestAnOpenPageFollowsTheLanguage changes the box's language while a phone
// shows the page.
func TestAnOpenPageFollowsTheLanguage(t *testing.T) {
	ctx := pagetest.Browser(t)
	tab := set(t, nil)
	phone := tab.tab(ctx, "127.0.0.1:7", 360, false)
	for i, l := range []words.Language{words.German, words.Italian, words.English} {
		tab.page.Show(prompt.Snapshot{Number: 100 + i, Language: l})
		var text string
		tab.run(phone, chromedp.WaitVisible(fmt.Sprintf(`html[lang=%q] #now`, l)), chromedp.Evaluate("document.body.innerText", &text))
		if want := l.Say("Begin one on the panel."); !strings.Contains(text, want) {
			t.Errorf("in %s the page does not say %q:\n%s", l, want, text)
		}
	}
}

// TestAnOpenPageFollowsTheGame shows a board on a page that was opened before it, and so
// without the board's symbols.
func TestAnOpenPageFollowsTheGame(t *testing.T) {
	ctx := pagetest.Browser(t)
	tab := set(t, nil)
	phone := tab.tab(ctx, "127.0.0.1:7", 360, false)
	tab.page.Show(prompt.Snapshot{Number: 100, Match: board(t, "Ana,Ben")})
	tab.run(phone, chromedp.WaitReady("#sym-red", chromedp.ByID), chromedp.WaitVisible("#board"))
}
