package display

import (
	"testing"

	"silvertray/display/dice"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// TestDiceOfALineHaveRoom keeps none to all of five dice, whatever the fifth is.
func TestDiceOfALineHaveRoom(t *testing.T) {
	for _, fifth := range []string{"purple", "red", "white", "black", "pink"} {
		for kept := range 6 {
			var faces []engine.Face
			for i, die := range []string{"yellow", "orange", "green", "blue", fifth} {
				faces = append(faces, engine.Face{Die: die, Value: i + 1})
				if i < kept {
					faces[i].Place = engine.OnField
				}
			}
			for _, l := range words.Languages {
				for _, size := range sizes {
					c := drawnIn(l, prompt.Menu{}, size)
					_, width := dice.DiceSigns(c, dice.Lying(faces, dice.Places...))
					room := size.X - 2*c.Style.Margin
					if f, pitch := dice.LineFit(c, room, faces, width); dice.LineWidth(c, f, faces, pitch) > room {
						t.Errorf("%s, %v: %d kept and %s take %d of %d", l, size, kept, fifth, dice.LineWidth(c, f, faces, pitch), room)
					}
				}
			}
		}
	}
}
