package page_test

import (
	"net/http"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"silvertray/internal/page/pagetest"
	"silvertray/internal/prompt"
)

// TestAKeyIsHeld holds OK on the one die in doubt: it is right as it stands, and
// the roll counts. OK alone begins to change the die.
func TestAKeyIsHeld(t *testing.T) {
	held, pressed := checking(t), checking(t)
	answers(t, "holding", http.StatusNoContent)(held.owner().does("/press", "key", "ok", "held", "yes"))
	answers(t, "pressing", http.StatusNoContent)(pressed.owner().does("/press", "key", "ok"))
	if s, ok := (<-held.shown).Screen.(prompt.Choice); !ok {
		t.Errorf("holding OK leads to %+v, want the choice after the roll", s)
	}
	if s, ok := (<-pressed.shown).Screen.(prompt.Check); !ok || !s.Editing {
		t.Errorf("pressing OK leads to %+v, want the die to be changed", s)
	}
}

// checking is a table with a roll of which one die is in doubt.
func checking(t *testing.T) *table {
	tab := photographed(t)
	for range len(tab.shown) {
		<-tab.shown
	}
	return tab
}

// TestAFingerHoldsAKey does it in a browser: one request, of a key held.
func TestAFingerHoldsAKey(t *testing.T) {
	ctx := pagetest.Browser(t)
	tab := checking(t)
	window := tab.tab(ctx, "127.0.0.1:7", 1200, false)
	var at []float64
	tab.run(window, chromedp.WaitVisible("#key-ok"),
		chromedp.Evaluate(`(() => { const b = document.getElementById("key-ok").getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`, &at))
	finger := func(does input.MouseType) chromedp.Action {
		return input.DispatchMouseEvent(does, at[0], at[1]).WithButton(input.Left).WithClickCount(1)
	}
	tab.run(window, finger(input.MousePressed), chromedp.WaitVisible("#option-0"), finger(input.MouseReleased), chromedp.WaitVisible("#option-0"))
	if n := len(tab.shown); n != 1 {
		t.Errorf("%d screens for one key that was held, want the choice alone", n)
	}
}
