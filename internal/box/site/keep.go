package site

import (
	"context"
	"fmt"
	"net"
	"net/netip"
	"time"

	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// A page that cannot be opened is tried again after a while, which doubles from one
// failure to the next.
const (
	firstRetry = time.Second
	lastRetry  = time.Minute
)

// keep serves the page on a listener, nil where there is none yet, and opens another
// whenever that is lost, until ctx ends.
func (w *Site) keep(ctx context.Context, at net.Listener) {
	for wait := firstRetry; ; wait = min(2*wait, lastRetry) {
		if at != nil {
			err := w.page.Serve(ctx, at)
			if ctx.Err() == nil {
				w.lost(err)
			}
			wait = firstRetry
		}
		select {
		case <-ctx.Done():
			return
		case <-w.Clock.After(wait):
		}
		var err error
		if at, err = w.Listen(ctx, w.Settings.Page); err != nil {
			at = nil
			w.lost(err)
			continue
		}
		w.opened(at)
	}
}

// opened takes up that the page listens.
func (w *Site) opened(at net.Listener) {
	here, err := netip.ParseAddrPort(at.Addr().String())
	if err != nil {
		w.Log.Warn("find out where the page listens", "error", err)
	}
	w.mu.Lock()
	back := w.trouble != nil
	w.here, w.trouble, w.news = here, nil, nil
	w.mu.Unlock()
	if back {
		w.Log.Info("the page is open", "address", at.Addr().String())
		w.stir()
	}
}

// lost takes up why there is no page. The same reason is told once.
func (w *Site) lost(err error) {
	if _, told := words.PhraseOf(err); !told {
		err = words.Sorry(words.Say("The page has ended: %s.", fmt.Sprint(err)))
	}
	w.mu.Lock()
	same := w.trouble != nil && w.trouble.Error() == err.Error()
	w.here, w.trouble = netip.AddrPort{}, err
	if !same {
		w.news = []prompt.Message{{
			Sign: prompt.TableSign, Title: "There is no page for phones",
			Text: words.Say("%s\n\nThe game goes on without it. It is tried again all the time.", words.Error(err)),
		}}
	}
	w.mu.Unlock()
	if !same {
		w.Log.Error("there is no page; the game goes on, and it is tried again", "page", w.Settings.Page, "error", err)
		w.stir()
	}
}

// takeNews returns what has happened to the page, once.
func (w *Site) takeNews() []prompt.Message {
	w.mu.Lock()
	defer w.mu.Unlock()
	news := w.news
	w.news = nil
	return news
}

// stir has everybody told that the page or its address has changed.
func (w *Site) stir() {
	select {
	case w.stirred <- struct{}{}:
	default: // it is to be told already
	}
}

// tell tells page and loop of changes until ctx ends.
func (w *Site) tell(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-w.stirred:
		}
		w.page.Stir()
		select {
		case <-ctx.Done():
			return
		case w.Requests <- prompt.Request{Act: prompt.Refresh{}, Answer: make(chan error, 1)}:
		}
	}
}
