package form

import (
	"fmt"
	"net/url"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
)

// mostPieces bounds what one form can name.
const mostPieces = 12

// lay reads a piece that was laid.
func lay(form url.Values) (Request, error) {
	player, err := Number(form, "player")
	if err != nil {
		return Request{}, err
	}
	laid, err := laidIn(form)
	return Request{prompt.Choose{Player: player, Move: laid.String()}, player}, err
}

// change reads how a piece really lies that was laid after "after" moves, or the move
// that is right.
func change(form url.Values) (Request, error) {
	after, err := Number(form, "after")
	if err != nil {
		return Request{}, err
	}
	if move := form.Get("move"); move != "" {
		return Request{prompt.ReplaceMove{At: after, Move: move}, access.Nobody}, nil
	}
	laid, err := laidIn(form)
	return Request{prompt.ReplaceMove{At: after, Move: laid.String()}, access.Nobody}, err
}

// laidIn is the piece of a form: its symbols from "symbol-1" on, and as many
// cells "at" in the same order.
func laidIn(form url.Values) (laid engine.Laid, err error) {
	cells := form["at"]
	for i, cell := range cells {
		at, err := engine.ParseHex(cell)
		symbol := form.Get(fmt.Sprintf("symbol-%d", i+1))
		if err != nil || symbol == "" || i == mostPieces {
			return laid, ErrCells
		}
		laid.Puts = append(laid.Puts, engine.Put{At: at, Symbol: symbol})
	}
	if laid.Puts == nil || form.Get(fmt.Sprintf("symbol-%d", len(cells)+1)) != "" {
		return laid, ErrCells
	}
	return laid, nil
}

// show reads pieces that were shown: the fields "piece-0-0" and so on.
func show(form url.Values) (Request, error) {
	player, err := Number(form, "player")
	if err != nil {
		return Request{}, err
	}
	shown := engine.Shown{Word: form.Get("word")}
	for piece := range mostPieces {
		var symbols []string
		for symbol := range mostPieces {
			if s := form.Get(fmt.Sprintf("piece-%d-%d", piece, symbol)); s != "" {
				symbols = append(symbols, s)
			}
		}
		if symbols != nil {
			shown.Pieces = append(shown.Pieces, symbols)
		}
	}
	if shown.Word == "" || shown.Pieces == nil {
		return Request{}, ErrForm
	}
	return Request{prompt.Choose{Player: player, Move: shown.String()}, player}, nil
}
