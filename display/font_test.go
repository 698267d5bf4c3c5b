package display

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"silvertray/display/font"
)

// TestSignsAreDrawn checks that no sign of the screens is the box that fonts
// show for a character they lack.
func TestSignsAreDrawn(t *testing.T) {
	const signs = "öäüßÖÄÜéèñçłő≥≤×+−½★⯨☆↻▲▼◄►…“”–○"
	for _, f := range []*font.Face{font.Of(font.Regular, 11), font.Of(font.Regular, 13), font.Of(font.Bold, 16)} {
		missing := fmt.Sprint(f.Glyph(utf8.MaxRune).Dots)
		for _, r := range signs {
			if got := fmt.Sprint(f.Glyph(r).Dots); got == missing || got == "[]" {
				t.Errorf("%c has no glyph of its own", r)
			}
		}
	}
}

// TestFontsHaveTheirLicence looks for what the licence asks every copy to have.
func TestFontsHaveTheirLicence(t *testing.T) {
	for _, want := range []string{"Copyright (c) 2016 Bigelow & Holmes", "Redistributions in binary form must reproduce", "DISCLAIMER"} {
		if !strings.Contains(font.Licence, want) {
			t.Errorf("the licence lacks %q", want)
		}
	}
}

// TestDigitsDiffer compares all digits, and the zero with the letter O: they
// stand side by side on a sheet.
func TestDigitsDiffer(t *testing.T) {
	for _, f := range []*font.Face{font.Tiny, font.Of(font.Regular, 11), font.Of(font.Regular, 13), font.Of(font.Regular, 16), font.Of(font.Bold, 13)} {
		seen := map[string]rune{}
		for _, r := range "0123456789O" {
			dots := fmt.Sprint(f.Glyph(r).Dots)
			if twin, ok := seen[dots]; ok {
				t.Errorf("with capitals of %d pixels, %c and %c look the same", f.Cap, twin, r)
			}
			seen[dots] = r
		}
	}
}

// TestZeroIsAPlainRing checks that the stroke is gone at every size in use.
func TestZeroIsAPlainRing(t *testing.T) {
	for _, w := range []font.Weight{font.Regular, font.Bold} {
		for _, px := range []int{10, 11, 12, 13, 14, 16, 18, 20, 21, 24, 32} {
			dots := font.Of(w, px).Glyph('0').Dots
			from, to := font.InkedColumns(dots)
			for y, row := range dots {
				if !slices.Equal(row, dots[len(dots)-1-y]) {
					t.Errorf("zero of %d pixels: row %d differs from its mirror", px, y)
				}
				for x := from; x < to; x++ {
					if row[x] != row[from+to-1-x] {
						t.Errorf("zero of %d pixels: row %d is not symmetrical", px, y)
						break
					}
				}
			}
			if middle := dots[len(dots)/2]; middle[(from+to)/2] {
				t.Errorf("zero of %d pixels has ink in its middle", px)
			}
		}
	}
}
