package board

import (
	"slices"

	"silvertray/engine"
	"silvertray/engine/placement"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// pickPlace chooses where a piece is laid: the cell of its first symbol, then that
// of the next, or whole places where the match says which are best.
type pickPlace struct {
	match engine.Match
	title words.Phrase
	// places are where the piece may lie; at is the one at the cursor.
	places []placement.Place
	at     int
	// known are how many of its cells are chosen; whole reports that all are
	// chosen at once.
	known int
	whole bool
	done  func(m engine.Move, back session.State) session.State
	back  session.State
	// asks is the question that a piece laid on the board answers; nil where none
	// does.
	asks *Laying
}

// newBest offers the places that the match says are best, the best first.
func newBest(t *session.Table, asks *Laying) session.State {
	s := &pickPlace{match: t.Match(), whole: true, back: asks, asks: asks, done: func(m engine.Move, back session.State) session.State { return t.Play(m, back) }}
	for move := range asks.ask.Lay.Best {
		s.places = append(s.places, placement.Place{Move: move, Label: t.Match().Label(move)})
	}
	if len(s.places) == 0 {
		return asks
	}
	return s
}

// newPickPlace asks where the piece lies whose symbols were picked. Where it can lie
// nowhere, it goes back and says why.
func newPickPlace(m engine.Match, from *enterSymbols, done func(m engine.Move, back session.State) session.State) session.State {
	s := &pickPlace{match: m, title: "Where does it lie?", done: done, back: from}
	var why error
	if s.places, why = placement.All(m, from.pieces[0]); len(s.places) == 0 {
		if why != nil {
			from.note = words.Error(why)
		}
		return from.begin()
	}
	s.at = s.likeliest(0, len(s.places))
	return s
}

// span are the places at the cursor: those that begin with the same cells.
func (s *pickPlace) span() (from, to int) {
	from, to = s.at, s.at+1
	for from > 0 && s.alike(from-1, s.at) {
		from--
	}
	for to < len(s.places) && s.alike(to, s.at) {
		to++
	}
	return from, to
}

// alike reports whether two places have the same cells as far as they are chosen and
// one more.
func (s *pickPlace) alike(a, b int) bool {
	if s.whole {
		return a == b
	}
	return s.begins(a, b, s.known+1)
}

// begins reports whether the first n cells of two places are the same.
func (s *pickPlace) begins(a, b, n int) bool {
	x, y := s.places[a].Label.Puts, s.places[b].Label.Puts
	n = min(n, len(x), len(y))
	return slices.EqualFunc(x[:n], y[:n], func(p, q engine.Put) bool { return p.At == q.At })
}

// Screen implements session.State.
func (s *pickPlace) Screen(t *session.Table) prompt.Prompt {
	b := screen(t, s.match)
	place := s.places[s.at]
	b.Title, b.At, b.Keys = s.title, -1, "▲▼ place   OK take   ◄ back"
	if s.whole {
		b.Title = words.Say("Best places: %d of %d", s.at+1, len(s.places))
		b.Held = "hold ▲▼: ten on"
		b.Note, b.Marks = s.asks.note, s.asks.marks
	} else if s.known == 0 {
		b.Held = "hold ▲▼: next row"
	}
	b.Puts, b.Brings = place.Label.Puts, place.Label.Brings
	b.Pieces = [][]string{nil}
	for _, p := range place.Label.Puts {
		b.Pieces[0] = append(b.Pieces[0], p.Symbol)
	}
	if from, to := s.span(); to-from > 1 {
		b.Puts, b.Brings, b.At = place.Label.Puts[:s.known+1], nil, s.known
	}
	return b
}

// Seat implements session.Seated: a place belongs to who is asked for the piece.
func (s *pickPlace) Seat(t *session.Table) (player int, keys []hw.Key) {
	back, ok := s.back.(session.Seated)
	if !ok {
		return 0, nil
	}
	if player, keys = back.Seat(t); keys != nil {
		keys = session.AllKeys()
	}
	return player, keys
}

// Press implements session.State.
func (s *pickPlace) Press(_ *session.Table, k hw.Key) session.State {
	from, to := s.span()
	switch {
	case k == hw.Up || k == hw.Down:
		s.step(k)
	case k == hw.OK && to-from == 1:
		return s.done(s.places[s.at].Move, s)
	case k == hw.OK:
		s.known++
		s.at = s.likeliest(from, to)
	case s.known > 0:
		s.known--
	default:
		return s.back
	}
	return s
}

// likeliest is the place that earns most.
func (s *pickPlace) likeliest(from, to int) int {
	best := from
	for i := from; i < to; i++ {
		if s.places[i].Points > s.places[best].Points {
			best = i
		}
	}
	return best
}

// step goes on to the next cell, or to the one before, among those that begin
// with the cells chosen.
func (s *pickPlace) step(k hw.Key) {
	from, to := s.span()
	next := to
	if k == hw.Up {
		next = from - 1
	}
	first, last := 0, len(s.places)
	for s.known > 0 && first < s.at && !s.begins(first, s.at, s.known) {
		first++
	}
	for s.known > 0 && last > s.at+1 && !s.begins(last-1, s.at, s.known) {
		last--
	}
	switch {
	case next >= last:
		next = first
	case next < first:
		next = last - 1
	}
	s.at = next
	if begin, _ := s.span(); k == hw.Up {
		s.at = begin
	}
}

// aLot is how many places a key goes on that is held.
const aLot = 10

// Hold goes on to the next row of cells, or on by several places.
func (s *pickPlace) Hold(_ *session.Table, k hw.Key) session.State {
	if k != hw.Up && k != hw.Down {
		return s
	}
	row := s.row()
	for i := range len(s.places) {
		if s.step(k); s.whole && i == aLot-1 || !s.whole && (s.known > 0 || s.row() != row) {
			break
		}
	}
	return s
}

// goTo puts the cursor on the place that has these cells, where there is one.
func (s *pickPlace) goTo(puts []engine.Put) {
	for i, p := range s.places {
		if slices.EqualFunc(p.Label.Puts, puts, func(a, b engine.Put) bool { return a.At == b.At }) {
			s.at = i
		}
	}
}

// row of the first cell at the cursor.
func (s *pickPlace) row() int { return s.places[s.at].Label.Puts[0].At.R }

// Looking and see go to the question, where a piece on the board answers it.
func (s *pickPlace) Looking(t *session.Table) vision.Want {
	if s.asks == nil {
		return vision.Want{}
	}
	return s.asks.Looking(t)
}

// See implements session.Looker.
func (s *pickPlace) See(t *session.Table, sight session.Sighting) session.State {
	if s.asks == nil {
		return s
	}
	if next := s.asks.See(t, sight); next != s.asks {
		return next
	}
	return s
}
