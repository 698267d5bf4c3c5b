package page

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/words"
)

// mostPlaces bounds how many places for shown pieces are listed, the best ones:
// few enough to be sent each time something changes. What lies behind them can be
// tapped; the number on a cell tells of all. The first few have pins.
const (
	mostPlaces = 80
	firstFew   = 6
)

// laying is what a visitor may tell of a piece that is laid.
type laying struct {
	Player int
	// Changes tells that a piece is corrected that was laid After so many moves.
	Changes bool
	After   int
	// Symbols of the piece, and the names there are.
	Symbols []part
	Names   []words.Phrase
	// Open are the cells that it may cover.
	Open []open
	// Best are the likeliest places for what was shown, best first, More the
	// others, Left how many are not listed, Ghost the very best one, and Pins
	// where the best lie.
	Best, More []placed
	Left       int
	Ghost      []ghost
	Pins       []pin
	// Peaks are the most points of a place that covers a cell.
	Peaks []peak
	// Instead can be chosen in place of laying. What would tell of a player's
	// pieces is left to the panel.
	Instead []option
}

// part is one symbol of a piece, counted from 1, and what it Is as far as that
// is known.
type part struct {
	Number int
	Is     words.Phrase
}

// open is a cell to be tapped.
type open struct {
	engine.Hex
	// Row and Col in a grid whose columns are half a cell wide, from 0.
	Row, Col int
	// Order is the number of the symbol that lies on it, 0 for none.
	Order int
	// Near are the symbols beside it.
	Near []words.Phrase
}

// ghost is a symbol where it would lie.
type ghost struct {
	spot
	Symbol string
}

// placed is a place for a piece; Number is that of its pin, 0 for none.
type placed struct {
	option
	Number int
}

// pin is the number of a place, in the middle between its cells.
type pin struct{ X, Y, Number int }

func pinned(puts []engine.Put, number int) pin {
	p := pin{Number: number}
	for _, put := range puts {
		s := at(put.At)
		p.X, p.Y = p.X+s.X, p.Y+s.Y
	}
	if n := len(puts); n > 0 {
		p.X, p.Y = p.X/n, p.Y/n
	}
	return p
}

type peak struct {
	spot
	Points int
}

// layingOf is what a visitor may lay, choose instead, and, where the pieces are
// the visitor's own, what each place brings.
func layingOf(m engine.Match, who visitor, drawn *board) *laying {
	ask := m.Ask()
	if ask.Kind == engine.Over || ask.Lay == 0 || !who.mayPlay(ask.Player) {
		return nil
	}
	l := placesOf(m, drawn, ask.Lay)
	l.Player = ask.Player
	own := maySee(m, who, ask.Player)
	for _, move := range ask.Instead {
		if len(m.Setup().Players) == 1 || !l.names(move.String()) {
			l.Instead = append(l.Instead, option{move.String(), m.Label(move)})
		}
	}
	if ask.Best != nil && own {
		l.hint(m, ask.Best)
	}
	return l
}

// placesOf are the cells of a match's board for a piece of so many symbols.
func placesOf(m engine.Match, drawn *board, symbols int) *laying {
	l := &laying{}
	for i := range symbols {
		l.Symbols = append(l.Symbols, part{Number: i + 1})
	}
	if boarded, ok := m.(engine.Boarded); ok {
		b := boarded.Board()
		l.Open = openCells(b, drawn)
		for _, name := range b.Symbols {
			l.Names = append(l.Names, words.Phrase(name))
		}
	}
	return l
}

// maySee tells that pieces a player has shown are this visitor's to look at: on
// the player's own device, or wherever a single player plays.
func maySee(m engine.Match, who visitor, player int) bool {
	return who.player == player || len(m.Setup().Players) == 1
}

// names tells that a move names pieces: those of a rack that is put back, say.
func (l *laying) names(move string) bool {
	for _, name := range l.Names {
		if strings.Contains(move, " "+string(name)) {
			return true
		}
	}
	return false
}

// hint lists the best places and draws what they bring.
func (l *laying) hint(m engine.Match, best iter.Seq[engine.Move]) {
	peaks := make(map[engine.Hex]int)
	n := 0
	for move := range best {
		label := m.Label(move)
		points := 0
		for _, p := range label.Puts {
			points += p.Points
		}
		for _, p := range label.Puts {
			peaks[p.At] = max(peaks[p.At], points)
			if n == 0 {
				l.Ghost = append(l.Ghost, ghost{at(p.At), p.Symbol})
			}
		}
		switch {
		case n < firstFew:
			l.Best = append(l.Best, placed{option{move.String(), label}, n + 1})
			l.Pins = append(l.Pins, pinned(label.Puts, n+1))
		case n < mostPlaces:
			l.More = append(l.More, placed{option{move.String(), label}, 0})
		default:
			l.Left++
		}
		n++
	}
	for _, o := range l.Open {
		covered := func(g ghost) bool { return g.Hex == o.Hex }
		if points := peaks[o.Hex]; points > 0 && !slices.ContainsFunc(l.Ghost, covered) {
			l.Peaks = append(l.Peaks, peak{at(o.Hex), points})
		}
	}
}

func openCells(b engine.Board, drawn *board) (all []open) {
	shows := make(map[engine.Hex]string)
	for _, c := range b.Cells {
		shows[c.At] = c.Symbol
	}
	for _, c := range b.Cells {
		if !c.Open || !c.InPlay {
			continue
		}
		s := at(c.At)
		o := open{Hex: c.At, Row: (s.Y - drawn.Top - half) / down, Col: (s.X - drawn.Left - across/2) / (across / 2)}
		for _, step := range [...]engine.Hex{{Q: 0, R: -1}, {Q: 1, R: -1}, {Q: 1}, {R: 1}, {Q: -1, R: 1}, {Q: -1}} {
			if near := shows[engine.Hex{Q: c.At.Q + step.Q, R: c.At.R + step.R}]; near != "" {
				o.Near = append(o.Near, words.Phrase(near))
			}
		}
		all = append(all, o)
	}
	return all
}

// showing is a way to show pieces that a visitor may use.
type showing struct {
	engine.Showing
	// Each piece's fields, and the names of symbols there are.
	Fields [][]string
	Names  []words.Phrase
}

// showingsOf are the ways for a visitor to say what was shown.
func showingsOf(m engine.Match, who visitor) (all []showing) {
	ask := m.Ask()
	boarded, ok := m.(engine.Boarded)
	if !ok || ask.Kind != engine.Table {
		return nil
	}
	var symbols []words.Phrase
	for _, name := range boarded.Board().Symbols {
		symbols = append(symbols, words.Phrase(name))
	}
	for _, s := range ask.Shows {
		if !who.mayPlay(s.Player) {
			continue
		}
		out := showing{Showing: s, Names: symbols}
		for piece := range s.Pieces {
			var fields []string
			for symbol := range s.Symbols {
				fields = append(fields, fmt.Sprintf("piece-%d-%d", piece, symbol))
			}
			out.Fields = append(out.Fields, fields)
		}
		all = append(all, out)
	}
	return all
}

// shownApart tells that pieces are shown just now that a visitor should not see.
func shownApart(m engine.Match, who visitor) bool {
	if m == nil || who.owner {
		return false
	}
	ask := m.Ask()
	return ask.Best != nil && !maySee(m, who, ask.Player)
}

// hidden is how a move was announced that shows another player's pieces.
func hidden(past companion.Past, who visitor) (title words.Phrase, ok bool) {
	for _, s := range past.Before.Ask().Shows {
		if strings.HasPrefix(past.Move.String(), s.Word+" ") && !maySee(past.Before, who, s.Player) {
			return s.Title, true
		}
	}
	return "", false
}

// discreet is what a visitor may read of a move that was made: of pieces that
// another player has shown, not which ones.
func discreet(past companion.Past, who visitor) engine.Label {
	if title, ok := hidden(past, who); ok {
		return engine.Label{Text: title}
	}
	return past.Label()
}

// secret tells that the record has what a visitor should not see before the end.
// The box itself has it on its disk.
func secret(s companion.Snapshot, who visitor) bool {
	return !who.owner && s.Match.Ask().Kind != engine.Over && slices.ContainsFunc(s.Past, func(past companion.Past) bool {
		_, ok := hidden(past, who)
		return ok
	})
}
