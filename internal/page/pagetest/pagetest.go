// Package pagetest opens pages in a real browser, for tests.
package pagetest

import (
	"context"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long one test may use a browser.
const patience = 2 * time.Minute

// Browser starts Debian's chromium; without it the test is skipped, unless
// BROWSER_TESTS says that it is needed.
func Browser(t *testing.T) context.Context {
	t.Helper()
	if testing.Short() {
		t.Skip("short: the page is not tried in a browser")
	}
	path, err := exec.LookPath("chromium")
	if err != nil {
		if os.Getenv("BROWSER_TESTS") == "needed" {
			t.Fatal(err)
		}
		t.Skip("chromium is not installed (apt install chromium): the page is not tried in a browser")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU)
	ctx, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	ctx, bound := context.WithTimeout(ctx, patience)
	t.Cleanup(bound)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	if err := chromedp.Run(ctx); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// NoFaults fails the test when the page's script fails, or when it asks for what the
// page's policy forbids.
func NoFaults(t *testing.T, ctx context.Context) {
	t.Helper()
	chromedp.ListenTarget(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventExceptionThrown:
			t.Errorf("the script fails: %v", e.ExceptionDetails)
		case *log.EventEntryAdded: // a lost connection is logged too, and is no fault
			if strings.Contains(e.Entry.Text, "Content Security Policy") {
				t.Errorf("the page asks for what its policy forbids: %s", e.Entry.Text)
			}
		}
	})
	if err := chromedp.Run(ctx, log.Enable()); err != nil {
		t.Fatal(err)
	}
}
