// Package pagetest opens pages in a real browser, for tests.
package pagetest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long one step may take: a click, a page loaded, something awaited.
// An idle desktop needs a tenth of a second, and a test as many steps as it likes.
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
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.WSURLReadTimeout(patience))
	ctx, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	return open(t, ctx)
}

// Window is a window that is open already, seen by a context of its own.
func Window(t *testing.T, parent context.Context, options ...chromedp.ContextOption) context.Context {
	t.Helper()
	return open(t, parent, options...)
}

// open opens what options name. It lives as long as the context of its first run,
// which therefore has no bound of its own.
func open(t *testing.T, parent context.Context, options ...chromedp.ContextOption) context.Context {
	t.Helper()
	ctx, stop := chromedp.NewContext(parent, options...)
	t.Cleanup(stop)
	late := time.AfterFunc(patience, stop)
	defer late.Stop()
	if err := chromedp.Run(ctx); err != nil {
		t.Fatalf("open a window of the browser: %v", err)
	}
	return ctx
}

// Run takes one action after the other, each within the bound of a step.
func Run(ctx context.Context, actions ...chromedp.Action) error {
	for i, action := range actions {
		if err := step(ctx, action); err != nil {
			return fmt.Errorf("step %d of %d: %w", i+1, len(actions), err)
		}
	}
	return nil
}

func step(ctx context.Context, action chromedp.Action) error {
	if tasks, several := action.(chromedp.Tasks); several {
		return Run(ctx, tasks...)
	}
	ctx, stop := context.WithTimeout(ctx, patience)
	defer stop()
	return chromedp.Run(ctx, action)
}

// Until waits until an expression of the page's script is true, and takes its value
// where value is not nil. It goes on in the next page where the browser leaves one.
func Until(expression string, value any) chromedp.Action {
	const (
		often = 5 * time.Millisecond
		left  = -32000 // the code of errors about a page that is no longer there
	)
	poll := chromedp.Poll(expression, value, chromedp.WithPollingInterval(often), chromedp.WithPollingTimeout(0))
	return chromedp.ActionFunc(func(ctx context.Context) error {
		for {
			err := poll.Do(ctx)
			var fault *cdproto.Error
			if !errors.As(err, &fault) || fault.Code != left || ctx.Err() != nil {
				return err
			}
		}
	})
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
	if err := Run(ctx, log.Enable()); err != nil {
		t.Fatal(err)
	}
}
