package tint

import (
	"fmt"
	"maps"
	"slices"
)

// palette is what dice are named by: how each colour looks, and how far dice
// and lamp stray from that.
type palette struct {
	names []string
	tints []Tint
	// strange colours are known by nothing but their names.
	strange []bool
	strays  strays
}

// strays are standard deviations of tints.
type strays struct {
	// tint is how far a die strays from its colour's own, by wear, gloss and
	// shade; lamp how far a lamp's colour strays from the one expected.
	tint, lamp float64
	// floor is the light that keeps channels with hardly any from deciding.
	floor float64
}

var (
	// anyDice are of any make, under any lamp that the camera has balanced. In 48
	// rendered scenes dice strayed by 0.35 in hue either way, and lamps by 0.16.
	anyDice = strays{tint: 0.30, lamp: 0.35, floor: tintFloor}
	// ownDice were measured under this lamp. Seen again in the 25 pictures of
	// the recorded game they strayed by 0.066 on average and 0.5 at worst, far
	// less than with the floor of 0.02 (0.144 and 1.1): gloss and JPEG add a
	// little light to every channel. The spread is wider for the worst.
	ownDice = strays{tint: 0.12, lamp: 0.10, floor: 0.10}
)

// NewPalette names the dice of a set, or the usual colour words for none. Colours
// that were measured under this lamp replace the built-in ones; dice and lamp
// stray less only where all were.
func NewPalette(set []string, measured map[string][3]float64) palette {
	if set == nil {
		set = usual()
	}
	p := palette{names: set, strays: ownDice}
	for _, name := range set {
		if _, ok := measured[name]; !ok {
			p.strays = anyDice
		}
	}
	for _, name := range set {
		known, ok := known[name]
		light := known.Light()
		if own, taught := measured[name]; taught {
			light, ok = own, true
		}
		p.tints = append(p.tints, p.tint(light))
		p.strange = append(p.strange, !ok)
	}
	return p
}

// tint is how light counts in this palette.
func (p palette) tint(light [3]float64) Tint { return floored(light, p.strays.floor) }

// NameSet names tints all together, each another colour of the palette.
func (p palette) NameSet(measured []Tint) (names []string, margins []float64) {
	chosen, margins := p.assign(p.own(measured))
	for _, c := range chosen {
		names = append(names, p.names[c])
	}
	return names, margins
}

// NameEach names every tint by itself.
func (p palette) NameEach(measured []Tint) (names []string, margins []float64) {
	for _, m := range p.own(measured) {
		names, margins = append(names, p.nearest(m)), append(margins, SureMargin)
	}
	return names, margins
}

// own turns measured tints into this palette's.
func (p palette) own(measured []Tint) []Tint {
	own := make([]Tint, len(measured))
	for i, m := range measured {
		own[i] = p.tint(m.Light())
	}
	return own
}

// CheckLights says what is wrong with colours measured under a lamp.
func CheckLights(colours map[string][3]float64) error {
	for _, name := range slices.Sorted(maps.Keys(colours)) {
		for _, x := range colours[name] {
			if !(x >= 0 && x <= 1) {
				return fmt.Errorf("colour of the %s die: %g is no light from 0 to 1", name, x)
			}
		}
	}
	return nil
}
