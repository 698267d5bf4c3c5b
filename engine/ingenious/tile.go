package ingenious

import (
	"strings"

	"silvertray/internal/words"
)

// How many tiles there are of a kind: with two different symbols, and with the
// same symbol twice.
const (
	mixedTiles  = 6
	doubleTiles = 5
)

// kinds is the number of different tiles: 15 mixed ones and 6 doubles.
const kinds = colours * (colours + 1) / 2

// kind is a tile by its symbols, in the order red-red, red-green, …, red-purple,
// green-green, … purple-purple.
type kind uint8

// faces are the symbols of each kind, the earlier one first.
var faces = func() (all [kinds][2]colour) {
	k := 0
	for a := red; a < colours; a++ {
		for b := a; b < colours; b++ {
			all[k] = [2]colour{a, b}
			k++
		}
	}
	return all
}()

// kindOf is the tile with two symbols, in any order.
func kindOf(a, b colour) kind {
	a, b = min(a, b), max(a, b)
	return kind(int(a)*colours - int(a)*(int(a)-1)/2 + int(b-a))
}

func (k kind) double() bool { return faces[k][0] == faces[k][1] }

// shows reports whether a symbol is on the tile.
func (k kind) shows(c colour) bool { return faces[k][0] == c || faces[k][1] == c }

// printed is how many tiles of the kind are in the box.
func (k kind) printed() uint8 {
	if k.double() {
		return doubleTiles
	}
	return mixedTiles
}

func (k kind) String() string { return faces[k][0].String() + " " + faces[k][1].String() }

func (k kind) phrase() words.Phrase {
	return words.Say("%s-%s", faces[k][0].phrase(), faces[k][1].phrase())
}

// rack is a number of tiles of each kind: what a player shows, or what is left
// in the bag and on racks.
type rack [kinds]uint8

// full is all tiles of the box.
func full() (r rack) {
	for k := range kind(kinds) {
		r[k] = k.printed()
	}
	return r
}

func (r *rack) size() int {
	n := 0
	for _, count := range r {
		n += int(count)
	}
	return n
}

// within reports whether all of these tiles are among others.
func (r *rack) within(others *rack) bool { return r.beyond(others) < 0 }

// beyond is the first kind of which there are more than among others, or -1.
func (r *rack) beyond(others *rack) int {
	for k, n := range r {
		if n > others[k] {
			return k
		}
	}
	return -1
}

// list are the tiles one by one.
func (r *rack) list() (all []kind) {
	for k, n := range r {
		for range n {
			all = append(all, kind(k))
		}
	}
	return all
}

// symbols are the tiles by the names of their symbols.
func (r *rack) symbols() (all [][]string) {
	for _, k := range r.list() {
		all = append(all, []string{faces[k][0].String(), faces[k][1].String()})
	}
	return all
}

// String names the tiles as moves do: "red blue, green green".
func (r rack) String() string {
	var tiles []string
	for _, k := range r.list() {
		tiles = append(tiles, k.String())
	}
	return strings.Join(tiles, ", ")
}

func (r *rack) phrase() words.Phrase {
	var tiles []words.Phrase
	for _, k := range r.list() {
		tiles = append(tiles, k.phrase())
	}
	return words.List(tiles)
}
