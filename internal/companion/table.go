package companion

import (
	"errors"
	"log/slog"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// table is the match as the states see it.
type table struct {
	game  engine.Game
	shelf []engine.Game
	// picked is the name of the game taken from the shelf; empty before.
	picked string
	rules  map[string]string
	// printed is how the board at hand is printed, learnt keeps that; both may be nil.
	printed []string
	learnt  func(printed []string) error
	match   engine.Match
	// moves made since the box was switched on.
	moves int
	// past are the moves that led to the match, undone how often some were
	// taken back.
	past   []record.Step
	undone int
	ahead  ahead
	// reading is the last look that showed dice, looks how many there were.
	reading *vision.Reading
	looks   int
	dealt   func(engine.Match) error
	keep    func(engine.Move) error
	// back takes moves out of what is kept, replace puts one in another's place,
	// remember keeps names, keepSet what was set. All of these may be nil.
	back     func(n int) error
	replace  func(at int, text string) error
	remember func([]string) error
	// keepAhead keeps ahead over a restart; may be nil.
	keepAhead func(Waiting) error
	keepSet   func(Chosen) error
	// goOnUnkept, unkept and news are the Companion's; failed counts how often in a
	// row something could not be stored.
	// told is after how many moves the last round was told.
	told       int
	goOnUnkept func(why error)
	unkept     func() bool
	news       func() []prompt.Message
	failed     int
	// notices wait to be read.
	notices []prompt.Message
	// greeting tells that the match waits at the start screen.
	greeting bool
	names    []string
	settings []Setting
	piles    piles
	language words.Language
	camera   Camera
	// way is how people told the box of a piece last.
	way way
	// beside is what lies beside the board.
	beside beside
	// boards tells that a board can be seen, until no more pictures come.
	boards bool
	door   Door
	// inverted swaps the panel's inks, and clean asks for its next picture in
	// full.
	inverted, clean bool
	log             *slog.Logger
	// aside tells of each die seen so far whether it was set aside.
	aside map[string]bool
	// zoned tells that a die was set aside before: the table has a place for that.
	zoned bool
}

// begin is the first state: what is to be known, then the start screen or the
// match's question.
func (t *table) begin() state {
	if len(t.notices) > 0 {
		return notice{}
	}
	t.follow() // what was kept may be due by now
	if t.match == nil || t.greeting {
		return newStarting(t)
	}
	return t.ask()
}

// ask is the state that puts the match's question.
func (t *table) ask() state {
	t.failed = 0
	if t.news != nil {
		t.notices = append(t.notices, t.news()...)
	}
	if len(t.notices) > 0 {
		return notice{}
	}
	if last := t.lastRound(); last != nil {
		return last
	}
	switch ask := t.match.Ask(); {
	case ask.Roll != nil:
		return newWaiting(ask)
	case ask.Draw != nil:
		return t.turnOver()
	case ask.Lay != nil:
		return newLaying(t, ask)
	case ask.Choice != nil:
		return newChoosing(t, ask)
	default:
		return &ending{}
	}
}

// play makes a move, and returns to the state back when it cannot.
func (t *table) play(m engine.Move, back state) state {
	err := t.make(m)
	var refusal *engine.Refusal
	switch {
	case errors.As(err, &refusal):
		return &message{title: "That does not fit", text: words.Error(err), back: back}
	case err != nil:
		return t.unstored(err, "The move could not be stored: %s. Mend that, then make the move again.", back)
	}
	return t.ask()
}

// make makes a move, and those chosen ahead that follow it.
func (t *table) make(m engine.Move) error {
	if err := t.apply(m); err != nil {
		return err
	}
	t.follow()
	return nil
}

// apply makes one move: by the rules, on the disk, on the table.
func (t *table) apply(m engine.Move) error {
	next, err := t.match.Apply(m)
	if err != nil {
		return err
	}
	if t.keep != nil {
		if err := t.keep(m); err != nil {
			return err
		}
	}
	t.past = append(t.past, record.Step{Before: t.match, Move: m})
	t.match = next
	t.moves++
	return nil
}

// saw remembers where dice lie.
func (t *table) saw(r vision.Reading) {
	if t.aside == nil {
		t.aside = make(map[string]bool)
	}
	for _, d := range r.Dice {
		t.aside[d.Colour] = d.Aside()
		t.zoned = t.zoned || d.Aside()
	}
}

func (t *table) heading() prompt.Heading { return t.headingAt(t.match) }

// headingAt is the heading of the match as it was at some time.
func (t *table) headingAt(m engine.Match) prompt.Heading {
	h := prompt.HeadingOf(m)
	h.Unstored = t.isUnkept()
	return h
}

// isUnkept tells that the match as it stands is not on the disk.
func (t *table) isUnkept() bool { return t.unkept != nil && t.unkept() }
