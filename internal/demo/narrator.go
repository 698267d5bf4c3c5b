package demo

import (
	"fmt"
	"io"
	"strings"

	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Narrator tells in lines of text what the panel shows and what is chosen.
type Narrator struct {
	w io.Writer
	// round and player were announced last.
	round  int
	player string
	// asked is the question about a board that was said last in this round.
	asked words.Phrase
	err   error
}

// NewNarrator makes a narrator that writes to w.
func NewNarrator(w io.Writer) *Narrator { return &Narrator{w: w} }

// Err is the first error of writing.
func (n *Narrator) Err() error { return n.err }

// Shown tells what a screen asks.
func (n *Narrator) Shown(m companion.Moment) {
	if m.Screen == nil {
		return
	}
	switch s := m.Screen.Says(); s.Asks {
	case prompt.AskThrow:
		n.opening(s.Heading)
		n.say("%s: throw %s", s.Title, strings.Join(s.Throw, ", "))
		n.note(s.Note)
	case prompt.AskCheck:
		n.say("  seen %s", seen(s.Roll))
		n.note(s.Note)
	case prompt.AskChoice:
		n.opening(s.Heading)
		n.say("%s", s.Title)
		n.options(s.Options)
	case prompt.AskBoard:
		n.board(s)
	case prompt.ReadMessage:
		n.say("%s: %s", s.Title, s.Text)
	}
}

// mostSaid is how many options of a longer list are named.
const mostSaid = 12

// options tells what can be chosen, the beginning of a long list.
func (n *Narrator) options(all []engine.Label) {
	first := all[:min(len(all), mostSaid)]
	for _, o := range first {
		n.say("  · %s", option(o))
	}
	if more := len(all) - len(first); more > 0 {
		n.say("  · and %d more", more)
	}
}

// board tells what is asked about a board, and what came of the piece laid last.
func (n *Narrator) board(s prompt.Said) {
	placing := len(s.Puts) > 0
	if len(s.Pieces) > 0 && !placing {
		return // symbols are being entered
	}
	if !placing && len(s.Brings) > 0 {
		n.say("  %s", words.List(s.Brings))
	}
	n.opening(s.Heading)
	if s.Title != n.asked {
		n.asked = s.Title
		n.say("%s", s.Title)
	}
	if placing {
		n.say("  · %s", put(s))
	}
	n.note(s.Note)
}

// put is a place at the cursor and what it brings.
func put(s prompt.Said) string {
	cells := make([]string, len(s.Puts))
	for i, p := range s.Puts {
		cells[i] = p.At.String()
	}
	return option(engine.Label{Text: words.Name("at " + strings.Join(cells, " ")), Brings: s.Brings})
}

// Made tells which move was made.
func (n *Narrator) Made(m engine.Move) {
	if _, roll := m.(engine.Thrown); !roll {
		n.say("  > %s", m)
	}
}

// Replaced tells which move stands in the place of another one now.
func (n *Narrator) Replaced(text string) { n.say("  > corrected: %s", text) }

// opening announces a new round, or the next player in it; nothing before the first
// round, while cards are dealt.
func (n *Narrator) opening(h prompt.Heading) {
	if h.Round == 0 || h.Round == n.round && h.Player == n.player {
		return
	}
	n.round, n.player, n.asked = h.Round, h.Player, ""
	n.say("\n== %s, %s", h.When(), h.Player)
}

// note tells what is wrong on the table, if anything is.
func (n *Narrator) note(note words.Phrase) {
	if note != "" {
		n.say("  ! %s", note)
	}
}

func (n *Narrator) say(format string, args ...any) {
	if _, err := fmt.Fprintf(n.w, format+"\n", args...); err != nil && n.err == nil {
		n.err = err
	}
}

func seen(dice []prompt.Seen) string {
	words := make([]string, len(dice))
	for i, d := range dice {
		words[i] = fmt.Sprintf("%s %d", d.Colour, d.Value)
		if d.Doubt {
			words[i] += "?"
		}
	}
	return strings.Join(words, ", ")
}

func option(l engine.Label) string {
	if len(l.Brings) == 0 {
		return l.Text.String()
	}
	brings := make([]string, len(l.Brings))
	for i, b := range l.Brings {
		brings[i] = b.String()
	}
	return fmt.Sprintf("%s (%s)", l.Text, strings.Join(brings, "; "))
}
