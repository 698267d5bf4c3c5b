package toygame

import (
	"context"
	"image"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// table is a box with four keys, and somebody in front of it who looks at every screen.
type table struct {
	t      *testing.T
	keys   chan hw.Key
	throws chan vision.Reading
	shown  chan companion.Moment
	now    companion.Moment
	// screens are all that was shown.
	screens []prompt.Prompt
	book    *ledger.Ledger
	ended   chan error
	ctx     context.Context
}

// parts are those of a box that a test changes before it is switched on.
type parts struct {
	*companion.Companion
	changed func(prompt.Snapshot)
}

// switchedOn is a box with what a keeper has stored, at its first screen.
func switchedOn(t *testing.T, k ledger.Keeper, stored ledger.Stored, with func(*parts)) *table {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	tab := &table{
		t: t, keys: make(chan hw.Key), throws: make(chan vision.Reading, 1), shown: make(chan companion.Moment),
		book: ledger.New(k, stored), ended: make(chan error, 1), ctx: ctx,
	}
	p := &parts{changed: func(prompt.Snapshot) {}}
	p.Companion = &companion.Companion{
		Table: &session.Table{Ledger: tab.book, Game: driftwood{}}, Eyes: companion.Eyes{Dice: tab}, Keys: tab, Panel: glass{},
		Clock: clockwork.NewFakeClock(),
	}
	if with != nil {
		with(p)
	}
	p.Audience = audience{tab, p.changed}
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, err := p.Run(ctx)
		tab.ended <- err
		close(tab.shown)
	}()
	t.Cleanup(func() {
		stop()
		<-done
	})
	tab.look()
	return tab
}

// audience gives what is shown to the test.
type audience struct {
	tab     *table
	changed func(prompt.Snapshot)
}

func (a audience) Changed(s prompt.Snapshot) { a.changed(s) }

func (a audience) Shown(m companion.Moment) {
	select {
	case a.tab.shown <- m:
	case <-a.tab.ctx.Done():
	}
}

// Presses implements hw.Keys.
func (tab *table) Presses() <-chan hw.Key { return tab.keys }

// Look implements companion.Eye: it sees what the test throws.
func (tab *table) Look(ctx context.Context, _ vision.Want) (vision.Reading, error) {
	select {
	case r := <-tab.throws:
		if err := ctx.Err(); err != nil {
			tab.throws <- r // meant for the look that follows
			return vision.Reading{}, err
		}
		return r, nil
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	}
}

// glass is a panel that is quick.
type glass struct{}

func (glass) Size() image.Point                                       { return sizes[0] }
func (glass) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// look waits for the next screen.
func (tab *table) look() {
	m, ok := <-tab.shown
	if ok {
		tab.now = m
		tab.screens = append(tab.screens, m.Screen)
	}
}

// press presses keys, one at a time, and looks at the screen after each.
func (tab *table) press(keys ...hw.Key) {
	tab.t.Helper()
	for _, k := range keys {
		select {
		case tab.keys <- k:
			tab.look()
		case err := <-tab.ended:
			tab.t.Fatalf("the box has ended with %v", err)
		}
	}
}

// take walks to the option of a name and takes it.
func (tab *table) take(option string) {
	tab.t.Helper()
	for range tab.now.Screen.Says().Cursor.Of {
		said := tab.now.Screen.Says()
		if at := said.Cursor.At; at < len(said.Options) && said.Options[at].Text.String() == option {
			tab.press(hw.OK)
			return
		}
		tab.press(hw.Down)
	}
	tab.t.Fatalf("nothing is called %q: %+v", option, tab.now.Screen)
}

// throw lets the eye see two dice.
func (tab *table) throw(values ...int) {
	tab.t.Helper()
	r := vision.Reading{Sure: true}
	for i, v := range values {
		r.Dice = append(r.Dice, vision.Die{Colour: dice[i], Value: v, Sure: true})
	}
	tab.throws <- r
	tab.look()
	if tab.now.Screen.Says().Asks != prompt.AskCheck {
		tab.t.Fatalf("the throw leads to %+v", tab.now.Screen)
	}
}

// thrown are the values of a roll.
func thrown(m engine.Move) (values []int) {
	for _, f := range m.(engine.Thrown).Faces {
		values = append(values, f.Value)
	}
	return values
}
