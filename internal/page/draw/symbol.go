package draw

import (
	"strings"

	"silvertray/engine"
	"silvertray/internal/words"
)

// Symbol is one of a board's symbols with the places where it lies.
type Symbol struct {
	Name words.Phrase
	// Path of its icon around 0,0 in the board's units, and the Letter that stands for
	// it where it has none.
	Path, Letter string
	At           []Centre
}

// symbolSide is the side of a symbol's square on the board.
const symbolSide = 84

func symbolOf(s engine.Symbol, at []Centre) Symbol {
	out := Symbol{Name: words.Phrase(s.Name), At: at}
	if s.Icon != nil {
		out.Path = path(s.Icon.Outline, -symbolSide/2, symbolSide)
	} else if letters := []rune(s.Name); len(letters) > 0 {
		out.Letter = strings.ToUpper(string(letters[0]))
	}
	return out
}

// Places are where a symbol lies, in words.
func (s Symbol) Places() string {
	var all []string
	for _, at := range s.At {
		all = append(all, at.String())
	}
	return strings.Join(all, ", ")
}
