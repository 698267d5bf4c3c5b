package page_test

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"silvertray/internal/page/pagetest"
	"silvertray/internal/thorough"
)

// audit finds what people who see little, or use no pointer, stumble over. It
// returns a line for each fault.
const audit = `(() => {
  const faults = [];
  const visible = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const name = (e) => (e.getAttribute("aria-label") || e.labels?.[0]?.textContent || e.textContent || e.alt || "").trim();
  const what = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + " " + name(e).slice(0, 30);
  for (const e of document.querySelectorAll("a, button, input:not([type=hidden]), summary, [role=img], img")) {
    if (visible(e) && !name(e)) faults.push("no name: " + what(e));
  }
  for (const e of document.querySelectorAll("button, input:not([type=hidden]):not([type=radio]), summary")) {
    const box = e.getBoundingClientRect();
    if (visible(e) && box.height < 32) faults.push("too low to tap: " + what(e) + " " + box.height);
  }
  for (const e of document.querySelectorAll("[aria-labelledby]")) {
    if (visible(e) && !document.getElementById(e.getAttribute("aria-labelledby"))) faults.push("labelled by nothing: " + what(e));
  }
  const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) faults.push("twice: #" + id);
  for (const e of document.querySelectorAll("[tabindex]")) if (e.tabIndex > 0) faults.push("out of order: " + what(e));

  const numbers = (c) => c.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const over = (top, below) => { const a = top[3] ?? 1; return [0, 1, 2].map((i) => top[i] * a + below[i] * (1 - a)); };
  const ground = (e) => {
    if (!e) return [255, 255, 255];
    const c = numbers(getComputedStyle(e).backgroundColor);
    return (c[3] ?? 1) === 1 ? c : over(c, ground(e.parentElement));
  };
  const seen = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const e = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent.trim() || !visible(e) || e.closest("svg, script, .skip")) continue;
    const style = getComputedStyle(e), back = ground(e);
    const [a, b] = [light(over(numbers(style.color), back)), light(back)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize), large = size >= 24 || size >= 18.6 && style.fontWeight >= 700;
    const ratio = (a + 0.05) / (b + 0.05);
    const key = "contrast " + ratio.toFixed(1) + ": " + style.color + " on " + back.map(Math.round);
    if (ratio < (large ? 3 : 4.5) && !seen.has(key)) { seen.add(key); faults.push(key + ", such as " + what(e)); }
  }
  return faults;
})()`

// TestThePageCanBeUsedByEverybody audits its parts, light or dark in turn, or both where
// the tests are thorough.
func TestThePageCanBeUsedByEverybody(t *testing.T) {
	ctx := pagetest.Browser(t)
	all := scenes(t)
	for i, name := range []string{"check", "german", "ahead", "end", "doppelt", "wrong", "board", "board-lay", "board-solo", "board-correct", "deck-turn", "deck-hand", "deck-lay", "deck-act", "deck-enter", "deck-german", "cards", "cards-card", "cards-bonus"} {
		for j, scheme := range []string{"light", "dark"} {
			if i%2 != j && !thorough.On() {
				continue
			}
			t.Run(name+" "+scheme, func(t *testing.T) {
				tab := all[name].lay(t)
				window := tab.tab(ctx, all[name].from, 360, scheme == "dark")
				var faults []string
				tab.run(window, all[name].open(tab), loaded, chromedp.Evaluate(audit, &faults))
				for _, f := range faults {
					t.Error(f)
				}
				tab.fits(window)
			})
		}
	}
}

// fits fails the test where the page is wider than the screen.
func (t *table) fits(window context.Context) {
	t.t.Helper()
	var wide int
	t.run(window, chromedp.Evaluate("document.documentElement.scrollWidth - Math.min(window.innerWidth, screen.width)", &wide))
	if wide > 0 {
		t.t.Errorf("%d px too wide", wide)
	}
}

// TestAChoiceByKeyboardAlone goes from the top of the page to the first option
// by the link that is there for it.
func TestAChoiceByKeyboardAlone(t *testing.T) {
	tab := set(t, atTheTray(t))
	phone := tab.tab(pagetest.Browser(t), "192.168.0.3:1", 1200, false)
	_, code, _ := tab.page.Door.Pairing()
	tab.run(phone, chromedp.Navigate(tab.site.URL+"/seat?code="+code), chromedp.Click("#player-1"), chromedp.Click("#sit"), chromedp.WaitVisible("#option-0"))
	var skip, option, outline string
	tab.run(phone,
		chromedp.KeyEvent(kb.Tab), chromedp.Evaluate(`document.activeElement.className`, &skip),
		chromedp.KeyEvent(kb.Enter), chromedp.KeyEvent(kb.Tab),
		chromedp.Evaluate(`document.activeElement.id`, &option),
		chromedp.Evaluate(`getComputedStyle(document.activeElement).outlineStyle`, &outline))
	if skip != "skip" || option != "option-0" || outline != "solid" {
		t.Errorf("tab leads to %q, then to %q with outline %q; want the link, then the first option, outlined", skip, option, outline)
	}
	tab.run(phone, chromedp.KeyEvent(kb.Enter), pagetest.Until(`document.getElementById("choice").hidden`, nil))
	if got := tab.owner().record(); !strings.HasPrefix(got, "take ") {
		t.Errorf("record\n%s\nwant Ben's choice", got)
	}
}
