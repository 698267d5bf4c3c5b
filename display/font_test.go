package display

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestSignsAreDrawn checks that no sign of the screens is the box that fonts
// show for a character they lack.
func TestSignsAreDrawn(t *testing.T) {
	const signs = "öäüßÖÄÜéèñçłő≥≤×+−½★⯨☆↻▲▼◄►…“”–○"
	for _, f := range []*face{faceOf(regular, 11), faceOf(regular, 13), faceOf(bold, 16)} {
		missing := fmt.Sprint(f.glyph(utf8.MaxRune).dots)
		for _, r := range signs {
			if got := fmt.Sprint(f.glyph(r).dots); got == missing || got == "[]" {
				t.Errorf("%c has no glyph of its own", r)
			}
		}
	}
}

// TestFontsHaveTheirLicence looks for what the licence asks every copy to have.
func TestFontsHaveTheirLicence(t *testing.T) {
	for _, want := range []string{"Copyright (c) 2016 Bigelow & Holmes", "Redistributions in binary form must reproduce", "DISCLAIMER"} {
		if !strings.Contains(FontLicence, want) {
			t.Errorf("the licence lacks %q", want)
		}
	}
}

// TestDigitsDiffer compares all digits, and the zero with the letter O: they
// stand side by side on a sheet.
func TestDigitsDiffer(t *testing.T) {
	for _, f := range []*face{tiny, faceOf(regular, 11), faceOf(regular, 13), faceOf(regular, 16), faceOf(bold, 13)} {
		seen := map[string]rune{}
		for _, r := range "0123456789O" {
			dots := fmt.Sprint(f.glyph(r).dots)
			if twin, ok := seen[dots]; ok {
				t.Errorf("with capitals of %d pixels, %c and %c look the same", f.cap, twin, r)
			}
			seen[dots] = r
		}
	}
}

// TestZeroIsAPlainRing checks that the stroke is gone at every size in use.
func TestZeroIsAPlainRing(t *testing.T) {
	for _, w := range []weight{regular, bold} {
		for _, px := range []int{10, 11, 12, 13, 14, 16, 18, 20, 21, 24, 32} {
			dots := faceOf(w, px).glyph('0').dots
			from, to := inkedColumns(dots)
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
