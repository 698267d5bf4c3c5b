package access

import (
	"crypto/rand"
	"crypto/subtle"
	"fmt"
	"math/big"
	"strings"
	"unicode"

	"github.com/boombuler/barcode/qr"
)

// digits of a pairing code, as many as a telephone number has.
//
// They are so many that no bound on all tries together is needed, with which one
// device could shut out the others. A device has 5 wrong codes and one more a
// minute. Somebody who holds all 254 addresses of a home network tries 16,510 in
// the first hour: 1 chance in 600,000. Somebody with addresses without end, each
// used once, a thousand a second: 1 in 2,700 an hour.
const digits = 10

// newCode draws a number.
func newCode() string {
	most := new(big.Int).Exp(big.NewInt(10), big.NewInt(digits), nil)
	n, err := rand.Int(rand.Reader, most)
	if err != nil {
		panic(err) // does not happen: the reader ends the program itself
	}
	return fmt.Sprintf("%0*d", digits, n)
}

// same reports whether a code that was typed is the one that is right. It may have
// been typed in groups.
func same(typed, right string) bool {
	typed = strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || unicode.Is(unicode.Pd, r) {
			return -1
		}
		return r
	}, typed)
	return subtle.ConstantTimeCompare([]byte(typed), []byte(right)) == 1
}

// matrix returns a text as a QR code, nil where it is too long for one.
func matrix(text string) [][]bool {
	code, err := qr.Encode(text, qr.L, qr.Auto)
	if err != nil {
		return nil
	}
	b := code.Bounds()
	rows := make([][]bool, b.Dy())
	for y := range rows {
		rows[y] = make([]bool, b.Dx())
		for x := range rows[y] {
			r, _, _, _ := code.At(b.Min.X+x, b.Min.Y+y).RGBA()
			rows[y][x] = r < 0x8000
		}
	}
	return rows
}
