package companion

import (
	"bytes"
	"context"
	"fmt"
	"image"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/internal/prompt"
)

// show draws the state's screen and sends it to the panel. A panel that fails
// is left alone for a while: the game goes on without it.
func (l *loop) show(ctx context.Context) {
	screen := l.state.screen(&l.table)
	picture := l.table.inked(display.DrawIn(l.table.language, screen, l.Panel.Size()))
	l.seen.next(l.table.tally(), screen)
	if l.Changed != nil {
		l.Changed(l.snapshot(screen, picture))
	}
	l.reply()
	l.mirror(ctx, picture)
	if !l.panelDown {
		if err := l.refresh(ctx, picture); err != nil && ctx.Err() == nil {
			l.leave(err)
		}
	}
	if l.Shown != nil {
		l.Shown(Moment{Match: l.table.match, Screen: screen})
	}
}

// mirror shows the picture beside the panel, whatever becomes of that.
func (l *loop) mirror(ctx context.Context, picture *image.Paletted) {
	if l.Mirror == nil || bytes.Equal(picture.Pix, l.mirrored) {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, panelBound)
	defer cancel()
	l.mirrored = nil
	if err := l.Mirror.Show(ctx, picture, hw.Partial); err != nil {
		l.Log.Error("what the panel shows is not mirrored; the game goes on", "error", err)
		return
	}
	l.mirrored = picture.Pix
}

func (l *loop) refresh(ctx context.Context, picture *image.Paletted) error {
	ctx, cancel := context.WithTimeout(ctx, panelBound)
	defer cancel()
	kind := hw.Partial
	if l.table.clean {
		kind = hw.Full
	}
	if kind == hw.Partial && bytes.Equal(picture.Pix, l.onGlass) {
		return nil
	}
	// Unknown until the refresh is through, whatever comes of it.
	l.onGlass = nil
	if err := l.Panel.Show(ctx, picture, kind); err != nil {
		return fmt.Errorf("show the picture: %w", err)
	}
	l.onGlass, l.table.clean = picture.Pix, false
	return nil
}

// leave leaves a panel that failed alone for a while.
func (l *loop) leave(err error) {
	l.Log.Error("panel does not show the picture; the game goes on, next try later", "error", err, "retry", panelRetry)
	l.panelDown = true
	l.panelUp = l.Clock.After(panelRetry)
}

// knock tries a panel that failed with the screen that says it is back. The
// game does not wait for that: a panel that hangs again takes up to panelBound.
func (l *loop) knock(ctx context.Context) {
	picture := l.table.inked(display.DrawIn(l.table.language, panelBack(nil).screen(&l.table), l.Panel.Size()))
	answer := make(chan error, 1)
	l.onGlass, l.knocked, l.knockedWith = nil, answer, picture.Pix
	go func() {
		ctx, cancel := context.WithTimeout(ctx, panelBound)
		defer cancel()
		answer <- l.Panel.Show(ctx, picture, hw.Full)
	}()
}

// welcome takes up a panel that answered, or leaves it alone once more.
func (l *loop) welcome(err error) {
	l.knocked = nil
	if err != nil {
		l.leave(err)
		return
	}
	l.panelDown, l.onGlass = false, l.knockedWith
	l.state = panelBack(l.state)
}

// panelBack says that the panel works again.
func panelBack(to state) *message {
	return &message{
		sign: prompt.PanelSign, title: "The panel is back",
		text: "It did not answer for a while, and the match went on. If that happens again, look whether its plug and its ribbon cable are all the way in.",
		back: to,
	}
}

// inked is a picture in the inks that are set.
func (t *table) inked(picture *image.Paletted) *image.Paletted {
	if t.inverted {
		for i := range picture.Pix {
			picture.Pix[i] ^= 1
		}
	}
	return picture
}
