// Package companion is the loop of the box: what was seen and pressed goes
// into the match, and what the match asks goes to the screen.
//
// One goroutine owns the match. Everything from outside reaches it as an
// event: a key press, a reading of the table, a tick of the clock. It decides
// nothing about rules, pictures or hardware; those live behind the plain
// types of engine, vision, display and hw.
package companion

import (
	"context"
	"errors"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/board"
	"silvertray/internal/companion/cards"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// Eye looks at the table.
type Eye interface {
	// Look waits for the next throw that comes to rest and reads it. The error
	// is io.EOF when no throw can come any more; another error may pass.
	// One look is under way at a time, and it returns soon after ctx ends.
	Look(ctx context.Context, want vision.Want) (vision.Reading, error)
}

// Eyes are what looks at the table.
type Eyes struct {
	// Dice looks at dice.
	Dice Eye
	// Board looks at a board that all share; nil: what is laid is entered by hand.
	Board Eye
}

// Audience follows what the box shows.
type Audience interface {
	// Changed is given a snapshot before each screen is shown. It must not wait for
	// anybody.
	Changed(prompt.Snapshot)
	// Shown is called with what the panel shows once its glass is still, or would be if
	// the panel worked.
	Shown(Moment)
}

// Moment is what the box shows, and the match behind it.
type Moment struct {
	// Match is nil before one is dealt.
	Match  engine.Match
	Screen prompt.Prompt
}

// NoAudience follows nothing. What follows only a part of what the box shows embeds
// it.
type NoAudience struct{}

// Changed implements Audience.
func (NoAudience) Changed(prompt.Snapshot) {}

// Shown implements Audience.
func (NoAudience) Shown(Moment) {}

// Companion joins a table, a game, four keys and a panel. Fill the exported
// fields, then call Run once.
type Companion struct {
	// Table is the match and what is set on the box. Where no match is dealt, the
	// box begins at the question how many play.
	Table *session.Table

	Eyes  Eyes
	Keys  hw.Keys
	Panel hw.Panel
	// Mirror, when set, shows the same as the panel, and goes on where that
	// fails: such as a terminal, or a folder that keeps the pictures.
	Mirror hw.Panel
	// Requests come from other screens; may be nil.
	Requests <-chan prompt.Request
	// Audience may be nil.
	Audience Audience
	// Clock paces retries. Nil is the real one.
	Clock clockwork.Clock
}

const (
	// panelBound ends a refresh that hangs; the slowest panel in the table
	// needs about 5 s for a full refresh.
	panelBound = 15 * time.Second
	// panelRetry is how long a failed panel is left alone.
	panelRetry = 30 * time.Second
	// lookRetry is how long to wait after the eye failed.
	lookRetry = 2 * time.Second
	// lookBack is how long a look after that goes on without failing until the
	// table can be seen again: longer than a camera takes to say that it is gone.
	lookBack = 8 * time.Second
)

// ErrNoKeys ends Run when the keys have gone, such as when a terminal closes.
var ErrNoKeys = errors.New("no more key presses can come")

// Run plays until the final score has been acknowledged, ctx ends, or the
// keys are gone. It returns the match as it stands, which may be nil.
func (c *Companion) Run(ctx context.Context) (engine.Match, error) {
	if c.Clock == nil {
		c.Clock = clockwork.NewRealClock()
	}
	if c.Audience == nil {
		c.Audience = NoAudience{}
	}
	if c.Table.Dealer == nil {
		c.Table.Dealer = &cards.Piles{}
	}
	c.Table.Mechanics = mechanics{board: board.New(c.Eyes.Board != nil)}
	c.Table.Fill()
	ctx, stop := context.WithCancel(ctx)
	l := &loop{Companion: c, table: c.Table}
	defer func() {
		stop()
		l.look.wait()
	}()
	err := l.run(ctx)
	return l.table.Match(), err
}
