package terminal_test

import (
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"silvertray/hw/terminal"
)

// picture reads rows of "#" for ink and "." for paper.
func picture(rows ...string) *image.Paletted {
	p := image.NewPaletted(image.Rect(0, 0, len(rows[0]), len(rows)), color.Palette{color.White, color.Black})
	for y, row := range rows {
		for x, dot := range row {
			if dot == '#' {
				p.SetColorIndex(x, y, 1)
			}
		}
	}
	return p
}

func ExampleText() {
	fmt.Print(terminal.Text(picture(
		"########",
		"#......#",
		"#.#..#.#",
		"#......#",
		"#.#..#.#",
		"#..##..#",
		"#......#",
		"########",
	)))
	// Output:
	// ⡏⠍⠩⢹
	// ⣇⣑⣊⣸
}

func TestText(t *testing.T) {
	tests := []struct {
		name string
		rows []string
		want string
	}{
		{"blank", []string{"..", "..", "..", ".."}, "⠀\n"},
		{"all ink", []string{"##", "##", "##", "##"}, "⣿\n"},
		{"left column", []string{"#.", "#.", "#.", "#."}, "⡇\n"},
		{"right column", []string{".#", ".#", ".#", ".#"}, "⢸\n"},
		{"odd size", []string{"###", "###", "###", "###", "###"}, "⣿⡇\n⠉⠁\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := terminal.Text(picture(test.rows...)); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestTextReadsInkFromThePalette(t *testing.T) {
	p := picture("#")
	p.Palette = color.Palette{color.Black, color.White}
	if got, want := terminal.Text(p), "⠀\n"; got != want {
		t.Errorf("white on black gives %q, want %q", got, want)
	}
}

func TestTextHasTwoByFourPixelsACharacter(t *testing.T) {
	text := terminal.Text(image.NewPaletted(image.Rect(0, 0, 264, 176), color.Palette{color.White}))
	rows := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(rows) != 44 || len([]rune(rows[0])) != 132 {
		t.Errorf("264 x 176 pixels take %d rows of %d characters, want 44 of 132", len(rows), len([]rune(rows[0])))
	}
}
