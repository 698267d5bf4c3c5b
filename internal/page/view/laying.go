package view

import (
	"iter"
	"slices"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/words"
)

// mostPlaces bounds how many places for shown pieces are listed, the best ones:
// few enough to be sent each time something changes. What lies behind them can be
// tapped; the number on a cell counts all of them. The first few have pins.
const (
	mostPlaces = 80
	firstFew   = 6
)

// laying is what a visitor may say of a piece that is laid.
type laying struct {
	// Action is what is done with it: "lay"; "change", where it was laid After so many
	// moves and is corrected; "mend", where it is a cell that shows something else.
	Action        string
	Player, After int
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
	draw.Centre
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
		s := draw.At(put.At)
		p.X, p.Y = p.X+s.X, p.Y+s.Y
	}
	if n := len(puts); n > 0 {
		p.X, p.Y = p.X/n, p.Y/n
	}
	return p
}

type peak struct {
	draw.Centre
	Points int
}

// layingOf is what a visitor may lay and, where the pieces are the visitor's own,
// what each place brings.
func layingOf(m engine.Match, who access.Visitor, drawn *board) *laying {
	ask := m.Ask()
	if ask.Over() || ask.Lay == nil || !who.MayPlay(ask.Player) {
		return nil
	}
	l := placesOf(m, drawn, ask.Lay.Symbols)
	l.Player = ask.Player
	if ask.Lay.Best != nil && maySee(m, who, ask.Player) {
		l.hint(m, ask.Lay.Best)
	}
	return l
}

// placesOf are the cells of a match's board for a piece of so many symbols.
func placesOf(m engine.Match, drawn *board, symbols int) *laying {
	if boarded, ok := m.(engine.Boarded); ok {
		return placesOn(boarded.Board(), drawn, symbols)
	}
	return placesOn(engine.Board{}, drawn, symbols)
}

func placesOn(b engine.Board, drawn *board, symbols int) *laying {
	l := &laying{Action: "lay", Open: openCells(b, drawn)}
	for i := range symbols {
		l.Symbols = append(l.Symbols, part{Number: i + 1})
	}
	for _, name := range b.Names() {
		l.Names = append(l.Names, words.Phrase(name))
	}
	return l
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
				l.Ghost = append(l.Ghost, ghost{draw.At(p.At), p.Symbol})
			}
		}
		switch {
		case n < firstFew:
			l.Best = append(l.Best, placed{option{Move: move.String(), Label: label}, n + 1})
			l.Pins = append(l.Pins, pinned(label.Puts, n+1))
		case n < mostPlaces:
			l.More = append(l.More, placed{option{Move: move.String(), Label: label}, 0})
		default:
			l.Left++
		}
		n++
	}
	for _, o := range l.Open {
		covered := func(g ghost) bool { return g.Hex == o.Hex }
		if points := peaks[o.Hex]; points > 0 && !slices.ContainsFunc(l.Ghost, covered) {
			l.Peaks = append(l.Peaks, peak{draw.At(o.Hex), points})
		}
	}
}

// upLeft is the neighbour from which a cell's are told, clockwise.
const upLeft = 4

func openCells(b engine.Board, drawn *board) (all []open) {
	shows := make(map[engine.Hex]string)
	for _, c := range b.Cells {
		shows[c.At] = c.Symbol
	}
	for _, c := range b.Cells {
		if !c.Open || !c.InPlay {
			continue
		}
		row, col := drawn.Place(c.At)
		o := open{Hex: c.At, Row: row, Col: col}
		around := c.At.Neighbours()
		for i := range around {
			if near := shows[around[(i+upLeft)%len(around)]]; near != "" {
				o.Near = append(o.Near, words.Phrase(near))
			}
		}
		all = append(all, o)
	}
	return all
}
