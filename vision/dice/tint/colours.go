package tint

import (
	"maps"
	"math"
	"slices"
)

// Tint is how much light of each colour a surface sends back, as logarithms of
// red, green and blue: under another lamp every tint moves by the same step.
type Tint [3]float64

// tintOf takes linear light from 0 to 1. The floor keeps the channel that a
// strong colour hardly has, and that is mostly noise, from deciding.
func tintOf(red, green, blue float64) Tint { return floored([3]float64{red, green, blue}, tintFloor) }

func floored(light [3]float64, floor float64) (t Tint) {
	for k, x := range light {
		t[k] = math.Log(x + floor)
	}
	return t
}

// Light is the linear light that tintOf was given.
func (t Tint) Light() (light [3]float64) {
	for k, x := range t {
		light[k] = min(max(math.Exp(x)-tintFloor, 0), 1)
	}
	return light
}

// tintFloor is added to linear light before its logarithm is taken: as
// much as black plastic sends back.
const tintFloor = 0.02

// known are the colours a die can have: linear light of dyed plastic under
// even white light.
var known = map[string]Tint{
	"white":  tintOf(0.80, 0.80, 0.78),
	"yellow": tintOf(0.80, 0.55, 0.03),
	"blue":   tintOf(0.03, 0.14, 0.60),
	"green":  tintOf(0.03, 0.35, 0.09),
	"orange": tintOf(0.80, 0.22, 0.02),
	"purple": tintOf(0.25, 0.06, 0.50),
	"silver": tintOf(0.42, 0.42, 0.44),
	"pink":   tintOf(0.85, 0.25, 0.45),
	"red":    tintOf(0.55, 0.03, 0.03),
	"black":  tintOf(0.02, 0.02, 0.02),
	"brown":  tintOf(0.22, 0.09, 0.03),

	"grey":      tintOf(0.15, 0.15, 0.16),
	"turquoise": tintOf(0.03, 0.40, 0.42),
}

// rare colours are looked for where a set has them, and unknown dice are not named
// by them.
var rare = []string{"grey", "turquoise"}

// Colours returns the colour words that a set can have without being taught, sorted.
func Colours() []string { return slices.Sorted(maps.Keys(known)) }

// usual are the colours that unknown dice are named by.
func usual() []string {
	return slices.DeleteFunc(Colours(), func(name string) bool { return slices.Contains(rare, name) })
}
