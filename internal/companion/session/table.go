// Package session holds what all mechanics of the loop share: the match at the
// table, what is set on the box, and the states that lead from one question to the
// next.
package session

import (
	"log/slog"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Table is the match at the table as the states see it. Only the loop's goroutine
// touches it.
type Table struct {
	// Ledger owns the match; nil stores nothing.
	Ledger *ledger.Ledger
	// Mechanics are those that the loop knows.
	Mechanics Mechanics
	// Dealer draws cards; nil draws one only where it is asked to.
	Dealer Dealer
	// Memory keeps what is set here for the next start; nil forgets it.
	Memory Memory

	// Game to be dealt next. Shelf holds the games that the start screen changes
	// between, Game among them; empty where there is no other.
	Game  engine.Game
	Shelf []engine.Game
	// Greet offers at the start screen to go on with the match, or to begin anew.
	Greet bool
	// Names of those who have played, who played last first.
	Names []string
	// Notices are shown one after the other before all else, such as what is wrong
	// with a file.
	Notices []prompt.Message
	// News is what has happened around the table since it was last asked, such as to
	// the page; nil where nothing ever does. It is shown like notices, and goes by
	// itself.
	News func() []prompt.Message

	Preferences
	// Settings of the box that can be changed while it runs.
	Settings []Setting
	// Clean asks for the panel's next picture in full.
	Clean bool

	// Camera shows its picture while it is placed; may be nil.
	Camera Camera
	// Door of the page for phones; nil where there is no page.
	Door Door
	// Seats of phones; nil where there is no page.
	Seats Seats
	// Log takes what a person cannot act on; nil discards it.
	Log *slog.Logger

	// Lost is why the table cannot be seen; nil while it can, or nobody looks.
	Lost error
	// Dice is where each die was seen last.
	Dice Locations

	// failed counts how often in a row something could not be stored.
	failed int
	// passing is what is left of the news.
	passing []prompt.Message
	// told is after how many moves the last round was told.
	told int
}

// Fill puts in the place of what is nil what does nothing.
func (t *Table) Fill() {
	if t.Ledger == nil {
		t.Ledger = ledger.New(nil, ledger.Stored{})
	}
	if t.Memory == nil {
		t.Memory = noMemory{}
	}
	if t.Log == nil {
		t.Log = slog.New(slog.DiscardHandler)
	}
	t.Greet = t.Greet && t.Match() != nil
}

// Match is the match as it stands, nil before one is dealt.
func (t *Table) Match() engine.Match { return t.Ledger.Match() }

// Steps are the moves that led to the match.
func (t *Table) Steps() []record.Step { return t.Ledger.Steps() }

// Begin returns the first state: what is to be known, then the start screen or the
// match's question.
func (t *Table) Begin() State {
	t.takeNews()
	if first := t.firstNotice(); first != nil {
		return first
	}
	if t.Match() == nil || t.Greet {
		return t.Mechanics.Start(t)
	}
	return t.Ask()
}

// Ask returns the state that puts the match's question.
func (t *Table) Ask() State {
	t.failed = 0
	t.takeNews()
	if first := t.firstNotice(); first != nil {
		return first
	}
	if last := t.lastRound(); last != nil {
		return last
	}
	return t.Mechanics.Question(t, t.Match().Ask())
}

// firstNotice shows what is to be known before all else; nil where nothing is.
func (t *Table) firstNotice() State {
	switch {
	case len(t.Notices) > 0:
		return notice{}
	case len(t.passing) > 0:
		first := &Passing{t.passing[0]}
		t.passing = t.passing[1:]
		return first
	}
	return nil
}

// takeNews takes up what has happened to the stored matches and around the table.
func (t *Table) takeNews() {
	if t.News != nil {
		t.passing = append(t.passing, t.News()...)
	}
	for _, n := range t.Ledger.News() {
		t.Notices = append(t.Notices, prompt.Message{Sign: prompt.StorageSign, Title: n.Title, Text: n.Text})
	}
}

// lastRound says which round is the last one, as soon as that is known; nil where
// there is nothing to say.
func (t *Table) lastRound() State {
	steps := t.Steps()
	n := len(steps)
	ask := t.Match().Ask()
	if n == 0 || t.told == n || ask.Over() || ask.Rounds == 0 || ask.Rounds == steps[n-1].Before.Ask().Rounds {
		return nil
	}
	t.told = n
	return &Message{Title: "The end is near", Text: words.Say("Round %d is the last one.", ask.Rounds), Back: t.Ask()}
}

// Known are the names that a screen may have on it: the players of the match in seating
// order, then the others who have played.
func (t *Table) Known() []string {
	var players []string
	if m := t.Match(); m != nil {
		players = m.Setup().Players
	}
	known := slices.Clone(players)
	for _, name := range t.Names {
		if !slices.Contains(players, name) {
			known = append(known, name)
		}
	}
	return known
}

// BoxDeals reports whether the box turns over the cards of the match.
func (t *Table) BoxDeals() bool { return t.Dealer.Deals(t.Match().Game()) }

// Heading is the heading of the match as it stands.
func (t *Table) Heading() prompt.Heading { return t.HeadingAt(t.Match()) }

// HeadingAt is the heading of the match as it was at some time.
func (t *Table) HeadingAt(m engine.Match) prompt.Heading {
	h := prompt.HeadingOf(m)
	h.Unstored = t.Ledger.Offline()
	return h
}

// HeldBack is what holding the back key does at a question of the match; empty
// while no move can be taken back.
func (t *Table) HeldBack() words.Phrase {
	if !t.CanUndo() {
		return ""
	}
	return "hold ◄: take back"
}

// NextGame is the game after the one to be dealt, on the shelf.
func (t *Table) NextGame() engine.Game {
	at := slices.IndexFunc(t.Shelf, func(g engine.Game) bool { return g.Name() == t.Game.Name() })
	return t.Shelf[(at+1)%len(t.Shelf)]
}
