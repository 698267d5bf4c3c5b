package series

import (
	"context"
	"errors"
	"fmt"
	"image"
	"slices"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/store/memory"
	"silvertray/internal/words"
	"silvertray/vision"
	"silvertray/vision/hexboard"
	"silvertray/vision/watch"
)

// box is a companion that nobody touches, before a filmed game.
type box struct {
	*table
	eye   *watch.Board
	match engine.Match
	// kept are the moves that counted, want those that should have by now.
	kept, want []string
	// note is what the screen says is wrong.
	note words.Phrase
	// missed are tiles that did not count: a person enters them then.
	missed []string
	// silent are steps with a fault of which nothing was said, or a word too many.
	silent []string
	// fault is what makes all that follows worthless.
	fault error
	// checked counts the steps that were.
	checked int
	// shows lets a look begin once the screen is shown that came of the last one.
	shows chan struct{}
	stop  context.CancelFunc
}

func newBox(t *testing.T, b *table) *box {
	t.Helper()
	names := []string{"Ana", "Ben", "Cem", "Dee"}
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: names[:b.Players]})
	if err != nil {
		t.Fatal(err)
	}
	x := &box{table: b, match: m, eye: watch.NewLiveBoard(b, hexboard.Options{}, clockwork.NewFakeClock())}
	b.ended = x.check
	return x
}

// errEntered interrupts the box where a person enters what it missed.
var errEntered = errors.New("entered by hand")

// Look goes on watching the board once the screen is shown that came of the last
// look.
func (x *box) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	select {
	case <-x.shows:
	case <-ctx.Done():
		return vision.Reading{}, ctx.Err()
	}
	r, err := x.eye.Look(ctx, want)
	if err != nil { // the film has ended, or a person takes over
		x.stop()
	}
	return r, err
}

// check looks at the box when a step is over.
func (x *box) check(s step) error {
	x.checked++
	if s.Move != "" {
		x.want = append(x.want, s.Move)
	}
	name := s.Picture + " " + s.Event
	switch missing := len(x.want) - len(x.kept); {
	case missing == 1 && s.Move != "" && slices.Equal(x.kept, x.want[:len(x.kept)]):
		x.missed = append(x.missed, name+" "+s.Move+": "+x.note.String())
		return errEntered
	case !slices.Equal(x.kept, x.want):
		x.fault = fmt.Errorf("%s, after %s: the box has %q, want %q", x.folder, name, x.kept, x.want)
		return x.fault
	case faulty(s) != (x.note != ""):
		x.silent = append(x.silent, fmt.Sprintf("%s the box says %q", name, x.note.String()))
	}
	return nil
}

// faulty reports whether a step leaves something on the board to be told of.
func faulty(s step) bool { return s.Event == "forbidden" || s.Event == "nudged" || s.Event == "two" }

// play plays the film to its end.
func (x *box) play(ctx context.Context) {
	for x.checked < len(x.Steps) && x.fault == nil {
		x.run(ctx)
		if x.match.Ask().Over() && x.checked == len(x.Steps)-1 {
			x.check(x.Steps[x.checked]) // the box looks no more
		}
		if len(x.kept) < len(x.want) && x.fault == nil {
			x.enter(x.want[len(x.kept)])
		}
	}
	if err := errors.Join(x.eye.Close(), x.fault); err != nil {
		x.t.Error(err)
	}
}

func (x *box) enter(move string) {
	after, err := x.match.Parse(move)
	if err == nil {
		x.match, err = x.match.Apply(after)
	}
	if err != nil {
		x.t.Fatal(err)
	}
	x.kept = append(x.kept, move)
}

// run lets the box go until it misses something, or the film or match ends.
func (x *box) run(ctx context.Context) {
	ctx, x.stop = context.WithCancel(ctx)
	defer x.stop()
	x.note, x.shows = "", make(chan struct{}, 1)
	book := ledger.New(&keeper{box: x}, ledger.Stored{Match: x.match})
	c := companion.Companion{
		Table: &session.Table{Ledger: book, Game: ingenious.EinfachGenial},
		Eyes:  companion.Eyes{Dice: x, Board: x}, Keys: noKeys{}, Panel: noPanel{}, Audience: follower{box: x},
	}
	m, err := c.Run(ctx)
	if !errors.Is(err, context.Canceled) {
		x.t.Fatal(err)
	}
	x.match = m
}

// keeper notes the moves of a box.
type keeper struct {
	memory.Keeper
	box *box
}

// Append implements ledger.Keeper.
func (k *keeper) Append(m engine.Move, _ engine.Match) error {
	k.box.kept = append(k.box.kept, m.String())
	return nil
}

// follower is the audience of a box.
type follower struct {
	companion.NoAudience
	box *box
}

func (f follower) Shown(m companion.Moment) { f.box.shown(m) }

// shown keeps what the screen says is wrong, and ends with the match, the film, or
// where a person takes over.
func (x *box) shown(m companion.Moment) {
	if s, ok := m.Screen.(prompt.Board); ok {
		x.note = s.Note
	}
	if m.Match.Ask().Over() {
		x.stop()
	}
	select {
	case x.shows <- struct{}{}:
	default:
	}
}

type noKeys struct{}

func (noKeys) Presses() <-chan hw.Key { return nil }

type noPanel struct{}

func (noPanel) Size() image.Point { return image.Pt(264, 176) }

func (noPanel) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }
