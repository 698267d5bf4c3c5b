package page_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"silvertray/internal/page/pagetest"
)

// TestARoundIsTappedInABrowser has two players tap what they lay, each on a
// phone: the first cell is the one of the first symbol, whichever lies higher.
func TestARoundIsTappedInABrowser(t *testing.T) {
	ctx := pagetest.Browser(t)
	tab := setBoard(t, "Ana,Ben")
	_, code, _ := tab.page.Door.Pairing()
	sit := func(player, address string, dark bool) func(...chromedp.Action) {
		phone := tab.tab(ctx, address, 360, dark)
		tab.run(phone, chromedp.Navigate(tab.site.URL+"/seat?code="+code), chromedp.Click("#player-"+player), chromedp.Click("#sit"), chromedp.WaitVisible("#board svg"))
		return func(actions ...chromedp.Action) { t.Helper(); tab.run(phone, actions...) }
	}
	tap := func(cell string) chromedp.Action { return chromedp.Click(`input[value="` + cell + `"]`) }
	gone := pagetest.Until(`!document.getElementById("lay")`, nil)
	ana, ben := sit("0", "192.168.0.2:1", false), sit("1", "192.168.0.3:1", true)

	var numbers string
	ana(chromedp.Click("#symbol-1-red"), chromedp.Click("#symbol-2-green"),
		tap("4,-4"), tap("3,-5"), tap("4,-5"), // the first tap is one too many
		chromedp.Evaluate(`[...document.querySelectorAll("[name=at]:checked")].map((c) => c.value + " is " + c.dataset.n).join("; ")`, &numbers))
	if want := "3,-5 is 1; 4,-5 is 2"; numbers != want {
		t.Errorf("tapped %q, want %q", numbers, want)
	}
	ana(chromedp.Click("#laid"), gone)
	ben(chromedp.WaitVisible("#laid"), chromedp.Click("#symbol-1-blue"), chromedp.Click("#symbol-2-yellow"), tap("4,1"), tap("5,-1"), chromedp.Click("#laid"))
	var told string
	ben(pagetest.Until(`document.getElementById("status").textContent`, &told))
	if !strings.Contains(told, "beside") && !strings.Contains(told, "neighbour") {
		t.Errorf("cells apart: the page says %q", told)
	}
	ben(tap("4,1"), tap("5,-1"), tap("4,1"), tap("4,0"), chromedp.Click("#laid"), gone)
	ana(chromedp.WaitVisible("#laid")) // told by the stream alone
	ana(chromedp.Click("#moves summary"), chromedp.Click("#correct-1"), chromedp.WaitVisible("#as-it-was"),
		chromedp.Click("#symbol-2-purple"), chromedp.Click("#laid"), chromedp.WaitNotPresent("#as-it-was"))
	_, record := tab.owner().get("/record.txt")
	if want := "tile red green at 3,-5 4,-5\ntile yellow purple at 4,0 4,1\n"; !strings.HasSuffix(record, want) {
		t.Errorf("record\n%s\nwant at its end\n%s", record, want)
	}
}
