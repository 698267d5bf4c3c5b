package companion

import (
	"context"
	"image"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/companion/latest"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// output is a panel or its mirror, and how far it has come with what it was given.
type output struct {
	*latest.Panel
	// given numbers the last frame that it got, tried the last one that it has
	// tried.
	given, tried int
	// failed is set after a frame that failed, until the next one.
	failed bool
}

// show gives a picture to an output, in full after one that failed.
func (o *output) show(picture *image.Paletted, r hw.Refresh) {
	if o.failed {
		r, o.failed = hw.Full, false
	}
	o.given++
	o.Show(latest.Frame{Number: o.given, Picture: picture, Refresh: r})
}

// busy reports whether an output has still to try what it was given.
func (o *output) busy() bool { return o.given != o.tried }

// results are those of an output, which may be nil: then there are none.
func (o *output) results() <-chan latest.Result {
	if o == nil {
		return nil
	}
	return o.Results()
}

// openOutputs begins to show pictures. The returned function ends that.
func (l *loop) openOutputs(ctx context.Context) (stop func()) {
	l.panel = &output{Panel: latest.New(ctx, l.Panel, panelBound)}
	if l.Mirror == nil {
		return l.panel.Close
	}
	l.mirror = &output{Panel: latest.New(ctx, l.Mirror, panelBound)}
	return func() {
		l.panel.Close()
		l.mirror.Close()
	}
}

// show draws the state's screen and gives it to the panel, whose glass nobody waits
// for. A panel that fails is left alone for a while: the game goes on without it.
func (l *loop) show() {
	screen, picture := l.announce()
	l.reply()
	l.moment = &Moment{Match: l.table.Match(), Screen: screen}
	if l.mirror != nil {
		l.mirror.show(picture, hw.Partial)
	}
	if !l.panelDown {
		kind := hw.Partial
		if l.table.Clean {
			kind, l.table.Clean = hw.Full, false
		}
		l.panel.show(picture, kind)
	}
	l.tellShown()
}

// announce gives the audience a snapshot of the state.
func (l *loop) announce() (prompt.Prompt, *image.Paletted) {
	screen := l.state.Screen(l.table)
	picture := l.drawn(screen)
	l.private = prompt.Private(screen, l.table.Match(), l.table.Steps())
	l.seen.next(l.tally(), screen)
	l.Audience.Changed(l.snapshot(screen, picture))
	return screen, picture
}

// drawn is a prompt as the panel shows it.
func (l *loop) drawn(p prompt.Prompt) *image.Paletted {
	return l.inked(display.DrawIn(l.table.Language, p, l.Panel.Size(), l.table.Known()...))
}

// still reports whether panel and mirror show what they were given, as far as they
// work.
func (l *loop) still() bool {
	return (l.panelDown || !l.panel.busy()) && (l.mirror == nil || !l.mirror.busy())
}

// tellShown tells what can be seen now, once.
func (l *loop) tellShown() {
	if m := l.moment; m != nil && l.still() {
		l.moment = nil
		l.Audience.Shown(*m)
	}
}

// refreshed takes up what became of a frame on the panel, and reports whether the
// state has changed.
func (l *loop) refreshed(ctx context.Context, r latest.Result) bool {
	l.panel.tried = r.Number
	switch {
	case r.Err != nil && ctx.Err() != nil:
	case r.Err != nil:
		l.leave(r.Err)
	case l.panelDown:
		l.panelDown = false
		l.state = panelBack(l.state)
		return true
	}
	l.tellShown()
	return false
}

// mirrored takes up what became of a frame on the mirror.
func (l *loop) mirrored(ctx context.Context, r latest.Result) {
	l.mirror.tried = r.Number
	if r.Err != nil && ctx.Err() == nil {
		l.mirror.failed = true
		l.table.Log.Error("what the panel shows is not mirrored; the game goes on", "error", r.Err)
	}
	l.tellShown()
}

// leave leaves a panel that failed alone for a while.
func (l *loop) leave(err error) {
	l.panel.failed = true
	l.table.Log.Error("panel does not show the picture; the game goes on, next try later", "error", err, "retry", panelRetry)
	l.panelUp = l.Clock.After(panelRetry)
	if !l.panelDown {
		l.panelDown = true
		l.announce()
	}
}

// retry tries a panel that failed with the screen that says it is back.
func (l *loop) retry() {
	l.panel.show(l.drawn(panelBack(nil).Screen(l.table)), hw.Partial)
}

// panelBack says that the panel works again.
func panelBack(to session.State) *session.Message {
	return &session.Message{
		Sign: prompt.PanelSign, Title: "The panel is back",
		Text: "It did not answer for a while, and the match went on. If that happens again, look whether its plug and its ribbon cable are all the way in.",
		Back: to,
	}
}

// inked is a picture in the inks that are set.
func (l *loop) inked(picture *image.Paletted) *image.Paletted {
	if l.table.Inverted {
		for i := range picture.Pix {
			picture.Pix[i] ^= 1
		}
	}
	return picture
}
