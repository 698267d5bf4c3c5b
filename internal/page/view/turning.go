package view

import (
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// turning asks which card was turned over: one of a colour, by its picture.
type turning struct {
	// Action is what is done with it: "choose"; "change", where it was turned over
	// After so many moves and is corrected.
	Action        string
	Player, After int
	Title         words.Phrase
	Heaps         []heap
	// Left is how many more follow.
	Left int
}

// heap are the cards of one colour.
type heap struct {
	Colour words.Phrase
	Cards  []turned
}

// turned is a card that may have been turned over.
type turned struct {
	draw.Card
	Move     string
	Pictured bool
}

// turningOf asks a visitor for the card that is turned over now; nil while none is,
// and for those who may not choose.
func (b *Box) turningOf(s prompt.Snapshot, who access.Visitor) *turning {
	ask := s.Match.Ask()
	if ask.Draw == nil || !who.MayPlay(ask.Player) {
		return nil
	}
	t := b.turnedIn(s.Match, s.Past, who)
	t.Action, t.Left = "choose", len(ask.Draw.Piles)-1
	return t
}

// turnedBefore asks which card it really was that was turned over after so many
// moves; nil where none was that the visitor knows.
func (b *Box) turnedBefore(s prompt.Snapshot, who access.Visitor, after int) *turning {
	if after < 0 || after >= len(s.Past) || !mayCorrect(s.Past, who, after) {
		return nil
	}
	past := s.Past[after]
	if past.Before.Ask().Draw == nil || hidden(past, past.Label(), who) {
		return nil
	}
	t := b.turnedIn(past.Before, s.Past[:after], who)
	t.Action, t.After = "change", after
	return t
}

// turnedIn are the cards that can be turned over in a match, by colour. Those that
// others hold stay among them, so that no gap tells what these are.
func (b *Box) turnedIn(m engine.Match, before []record.Step, who access.Visitor) *turning {
	ask := m.Ask()
	t := &turning{Player: ask.Player, Title: ask.Title}
	add := func(move engine.Move, label engine.Label) {
		if c := label.Card; c != nil && c.Pile == ask.Draw.Piles[0] {
			t.add(turned{draw.NewCard(c.Card), move.String(), b.pictured(m, who, c.ID)})
		}
	}
	for move := range ask.Moves {
		add(move, m.Label(move))
	}
	for _, past := range before {
		if label := past.Label(); inHand(m) && hidden(past, label, who) {
			add(past.Move, label)
		}
	}
	order := engine.ByDice(m.Game())
	slices.SortStableFunc(t.Heaps, func(a, b heap) int { return order(string(a.Colour), string(b.Colour)) })
	for _, h := range t.Heaps {
		slices.SortFunc(h.Cards, func(a, b turned) int { return strings.Compare(a.ID, b.ID) })
	}
	return t
}

// inHand reports whether players among several hold cards that the others do not see.
func inHand(m engine.Match) bool { return len(m.Setup().Players) > 1 && len(prompt.Holders(m)) > 0 }

// add puts a card to those of its colour, once.
func (t *turning) add(c turned) {
	i := slices.IndexFunc(t.Heaps, func(h heap) bool { return string(h.Colour) == c.Card.Colour })
	if i < 0 {
		i = len(t.Heaps)
		t.Heaps = append(t.Heaps, heap{Colour: words.Phrase(c.Card.Colour)})
	}
	h := &t.Heaps[i]
	if same := slices.IndexFunc(h.Cards, func(o turned) bool { return o.ID == c.ID }); same >= 0 {
		h.Cards[same].Left++
		return
	}
	h.Cards = append(h.Cards, c)
}

// pictured reports whether there is a picture of a card that a visitor may look at.
func (b *Box) pictured(m engine.Match, who access.Visitor, id string) bool {
	return b.Pictured != nil && b.Cards && who.MayEnter() && b.Pictured(m.Game(), id)
}
