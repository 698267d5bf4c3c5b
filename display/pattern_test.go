package display

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"silvertray/display/canvas"
)

// elevenColours are those of all dice in the boxes of the games.
var elevenColours = []string{"white", "yellow", "blue", "green", "orange", "purple", "silver", "pink", "red", "black", "brown"}

// TestNothingDependsOnColourAlone compares the bars and signs of all colours,
// on the smallest panel and the largest.
func TestNothingDependsOnColourAlone(t *testing.T) {
	for _, size := range sizes {
		bars := map[string]string{}
		for _, colour := range elevenColours {
			c := canvas.New(size)
			c.Bar(image.Rect(0, 0, 16, c.BarHeight()-2), colour)
			look := fmt.Sprint(c.Pic.Pix)
			if twin, ok := bars[look]; ok {
				t.Errorf("%v: the bars of %s and %s look the same", size, colour, twin)
			}
			bars[look] = colour
		}
	}
	short := canvas.Signs(elevenColours)
	for i, s := range short {
		if j := slices.Index(short, s); j != i {
			t.Errorf("%s and %s have the same sign %q", elevenColours[i], elevenColours[j], s)
		}
	}
}

func TestSigns(t *testing.T) {
	for _, test := range []struct{ words, want []string }{
		{[]string{"white", "yellow", "blue"}, []string{"W", "Y", "B"}},
		{[]string{"blue", "black", "brown"}, []string{"Bu", "Ba", "Br"}},
		{[]string{"weiß", "gelb", "grün", "blau"}, []string{"W", "Ge", "Gr", "B"}},
		{[]string{"naranja", "negro", "azul"}, []string{"Na", "Ne", "A"}},
		{[]string{"", "öre"}, []string{"", "Ö"}},
	} {
		if got := canvas.Signs(test.words); !slices.Equal(got, test.want) {
			t.Errorf("signs of %q are %q, want %q", test.words, got, test.want)
		}
	}
}
