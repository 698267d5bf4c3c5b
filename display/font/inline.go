package font

import (
	"strings"
	"sync"

	"silvertray/engine/icon"
)

// inlined are the icons that stand in lines of text, each by a character of the
// second private plane of Unicode. Icons are data that lasts as long as the program.
var inlined = struct {
	sync.Mutex
	runes map[*icon.Icon]rune
	icons []*icon.Icon
}{runes: make(map[*icon.Icon]rune)}

// The characters that stand for icons.
const firstInlined, lastInlined = 0xF0000, 0xFFFFD

// Inline is an icon as a character of a text, in any face; empty for none.
func Inline(i *icon.Icon) string {
	if i == nil {
		return ""
	}
	inlined.Lock()
	defer inlined.Unlock()
	r, known := inlined.runes[i]
	if !known {
		if r = rune(firstInlined + len(inlined.icons)); r > lastInlined {
			return "?"
		}
		inlined.runes[i] = r
		inlined.icons = append(inlined.icons, i)
	}
	return string(r)
}

// Named is a text with the names of its icons in braces in their place.
func Named(text string) string {
	var b strings.Builder
	for _, r := range text {
		if i := inlinedAs(r); i != nil {
			b.WriteString("{" + i.Name + "}")
			continue
		}
		b.WriteRune(r)
	}
	return b.String()
}

// inlinedAs is the icon that a character stands for; nil for any other character.
func inlinedAs(r rune) *icon.Icon {
	if r < firstInlined || r > lastInlined {
		return nil
	}
	inlined.Lock()
	defer inlined.Unlock()
	if n := int(r - firstInlined); n < len(inlined.icons) {
		return inlined.icons[n]
	}
	return nil // somebody's name has such a character
}
