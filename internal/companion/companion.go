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
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Eye looks at the table.
type Eye interface {
	// Look waits for the next throw that comes to rest and reads it. The error
	// is io.EOF when no throw can come any more; another error may pass.
	// One look is under way at a time, and it returns soon after ctx ends.
	Look(ctx context.Context, want vision.Want) (vision.Reading, error)
}

// Moment is what the box shows, and the match behind it.
type Moment struct {
	// Match is nil before one is dealt.
	Match  engine.Match
	Screen prompt.Prompt
}

// Companion joins a table, a game, four keys and a panel. Fill the exported
// fields, then call Run once.
type Companion struct {
	// Game to be played, and Match to go on with; a nil Match starts at the
	// question how many play.
	Game engine.Game
	// Shelf holds the games that the start screen changes between, Game among
	// them; empty where there is no other.
	Shelf []engine.Game
	Match engine.Match
	// Made are the texts of the moves that led to Match, so that they can be
	// taken back.
	Made []string
	// Waiting is what KeepWaiting was last told.
	Waiting Waiting
	// Greet offers at the start screen to go on with Match, or to begin anew.
	Greet bool
	// Names of those who have played, who played last first.
	Names []string
	// Language that the box speaks until another is set; empty is English.
	Language words.Language
	// Inverted tells that the panel shows white on black, until that is changed.
	Inverted bool
	// Settings of the box that can be changed while it runs.
	Settings []Setting
	// Rules are the settings of a match dealt at the start screen.
	Rules map[string]string
	// Printed are the symbols on the board at hand, as engine.Board.Printed has
	// them; nil until the box has learnt them. A match is dealt for that board.
	Printed []string
	// Deals tells that the box turns over the cards of a game; nil: the table turns
	// over all. Seed is what the piles are then shuffled by.
	Deals func(engine.Game) bool
	Seed  uint64
	// Deck, when set, gives the card that the box turns over next in a match, in place
	// of shuffled piles.
	Deck func(engine.Match) engine.Move

	Eye Eye
	// BoardEye looks at a board that all share; nil: what is laid is entered by
	// hand.
	BoardEye Eye
	// Camera shows its picture while it is placed; may be nil.
	Camera Camera
	Keys   hw.Keys
	Panel  hw.Panel
	// Mirror, when set, shows the same as the panel, and goes on where that
	// fails: such as a terminal, or a folder that keeps the pictures.
	Mirror hw.Panel
	// Notices are shown one after the other before all else, such as what is
	// wrong with a file.
	Notices []prompt.Message
	// Door of the page for phones; nil where there is no page.
	Door Door
	// Requests come from other screens; may be nil.
	Requests <-chan prompt.Request
	// Clock paces retries. Nil is the real one.
	Clock clockwork.Clock

	// Dealt, when set, is told of a match dealt at the start screen, before
	// its first move.
	Dealt func(engine.Match) error
	// Keep, when set, stores a move. It is called before anything that
	// depends on the move is shown; while it fails, the move does not count.
	Keep func(engine.Move) error
	// TakeBack, when set, takes the last n moves out of what Keep stored.
	TakeBack func(n int) error
	// Replace, when set, puts a move with this text in the place of the stored
	// one, counted from 0, and drops those after it that do not fit any more, as
	// record.Correct does.
	Replace func(at int, text string) error
	// Remember, when set, is told who plays a match dealt at the start screen.
	Remember func(players []string) error
	// GoOn, when set, is told that people play on although nothing can be
	// stored, and why that is. From then on, Keep and the like hold what they
	// are given until it can be.
	GoOn func(why error)
	// Unkept, when set, tells that the match as it stands is not on the disk.
	Unkept func() bool
	// News, when set, is asked before each question; what it tells is shown
	// first, as Notices are.
	News func() []prompt.Message
	// KeepWaiting, when set, keeps choices made ahead for the next start. A
	// choice is shown as waiting only once it is kept.
	KeepWaiting func(Waiting) error
	// Choose, when set, is told what was chosen in the box's settings, to be
	// kept for the next start.
	Choose func(Chosen) error
	// Learn, when set, is told how the board at hand is printed, to be kept for the
	// next start.
	Learn func(printed []string) error
	// Changed, when set, is given a snapshot before each screen is shown. It
	// must not wait for anybody.
	Changed func(prompt.Snapshot)
	// Shown, when set, is called with what the panel shows once its glass is still,
	// or would be if the panel worked.
	Shown func(Moment)
	// Log takes what a person cannot act on. Nil discards it.
	Log *slog.Logger
}

const (
	// panelBound ends a refresh that hangs; the slowest panel in the table
	// needs about 5 s for a full refresh.
	panelBound = 15 * time.Second
	// panelRetry is how long a failed panel is left alone.
	panelRetry = 30 * time.Second
	// lookRetry is how long to wait after the eye failed.
	lookRetry = 2 * time.Second
)

// ErrNoKeys ends Run when the keys have gone, such as when a terminal closes.
var ErrNoKeys = errors.New("no more key presses can come")

// Run plays until the final score has been acknowledged, ctx ends, or the
// keys are gone. It returns the match as it stands, which may be nil.
func (c *Companion) Run(ctx context.Context) (engine.Match, error) {
	if c.Clock == nil {
		c.Clock = clockwork.NewRealClock()
	}
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	t, err := c.table()
	if err != nil {
		return c.Match, err
	}
	ctx, stop := context.WithCancel(ctx)
	l := &loop{Companion: c, table: t}
	defer func() {
		stop()
		l.look.wait()
	}()
	err = l.run(ctx)
	return l.table.match, err
}

// table is the table as Run finds it.
func (c *Companion) table() (table, error) {
	t := table{
		game: c.Game, shelf: c.Shelf, rules: c.Rules, printed: c.Printed, learnt: c.Learn, match: c.Match, notices: c.Notices, piles: piles{c.Seed, c.Deals, c.Deck}, greeting: c.Greet && c.Match != nil,
		names: c.Names, language: c.Language, inverted: c.Inverted, settings: slices.Clone(c.Settings), camera: c.Camera, boards: c.BoardEye != nil, door: c.Door, log: c.Log,
		dealt: c.Dealt, keep: c.Keep, back: c.TakeBack, replace: c.Replace, remember: c.Remember, keepSet: c.Choose, keepAhead: c.KeepWaiting,
		goOnUnkept: c.GoOn, unkept: c.Unkept, news: c.News,
	}
	if c.Match == nil || c.Made == nil {
		return t, nil
	}
	var err error
	if t.past, err = replayed(c.Match, c.Made); err != nil {
		return t, fmt.Errorf("go on with a match: %w", err)
	}
	t.ahead = c.Waiting.still(t.match, t.past)
	return t, nil
}
