package ingenious

import (
	"fmt"
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// read reads the text of a move, whether or not it is legal now. Symbols and
// cells may come in any order that means the same.
func (m *Match) read(text string) (engine.Move, error) {
	word, rest, _ := strings.Cut(text, " ")
	var mv engine.Move
	var err error
	switch word {
	case tileWord:
		mv, err = readTile(rest)
	case showsWord, swapWord:
		var r rack
		r, err = readRack(rest)
		mv = Rack{word == swapWord, r}
	case passWord:
		mv = Pass{}
		if rest != "" {
			err = fmt.Errorf("%q stands alone", passWord)
		}
	default:
		return nil, &engine.Refusal{Move: text, Rule: m.awaited()}
	}
	if err != nil {
		return nil, &engine.Refusal{Move: text, Rule: words.Name(err.Error())}
	}
	return mv, nil
}

// readTile reads "red blue at 1,-3 2,-3".
func readTile(text string) (Tile, error) {
	said := strings.Fields(text)
	if len(said) != 5 || said[2] != "at" {
		return Tile{}, fmt.Errorf("a tile is written like %q", "tile red blue at 1,-3 2,-3")
	}
	k, turned, err := readKind(said[0], said[1])
	if err != nil {
		return Tile{}, err
	}
	var at [2]uint8
	for i := range at {
		if at[i], err = readCell(said[3+i]); err != nil {
			return Tile{}, err
		}
	}
	p := pairOf(at[0], at[1])
	if p < 0 {
		return Tile{}, fmt.Errorf("%s and %s are not neighbours", said[3], said[4])
	}
	turned = turned != (at[0] > at[1]) && !k.double()
	return Tile{lay{k, turned, uint16(p)}}, nil
}

// readKind looks a tile up by its symbols, and tells that the later one was
// named first.
func readKind(a, b string) (k kind, turned bool, err error) {
	first, okA := colourOf(a)
	second, okB := colourOf(b)
	if !okA || !okB {
		return 0, false, fmt.Errorf("%q has no two symbols of %s", a+" "+b, strings.Join(colourNames[:], ", "))
	}
	return kindOf(first, second), first > second, nil
}

// readCell looks a cell up by its place.
func readCell(text string) (uint8, error) {
	h, err := engine.ParseHex(text)
	if err != nil {
		return 0, err
	}
	cell, ok := cellAt[h]
	if !ok {
		return 0, fmt.Errorf("the board has no cell %s", text)
	}
	return cell, nil
}

// readRack reads "red blue, green green".
func readRack(text string) (r rack, err error) {
	tiles := strings.Split(text, ",")
	if len(tiles) > rackSize {
		return r, fmt.Errorf("a rack has no more than %d tiles", rackSize)
	}
	for _, tile := range tiles {
		said := strings.Fields(tile)
		if len(said) != 2 {
			return r, fmt.Errorf("tiles are written like %q", "red blue, green green")
		}
		k, _, err := readKind(said[0], said[1])
		if err != nil {
			return r, err
		}
		r[k]++
	}
	return r, nil
}
