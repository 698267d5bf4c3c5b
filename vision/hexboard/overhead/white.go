package overhead

import (
	"math"

	"silvertray/vision/hexboard/lattice"
)

const (
	// bin is the width of a bin of logarithms, bins how many there are either
	// way: red and blue over green, from a twelfth to twelve times.
	bin, bins = 0.1, 48
	// dimmest and brightest px, by their brightest colour, whose hue counts: below a
	// tenth of 255 it is noise, above 250 a channel may be full.
	dimmest, brightest = 24, 250
	// fewestHues tell nothing of the lamp below so many, of some 5,000 px looked at.
	fewestHues = 100
	// Paper is what the board's brightest grey becomes, as the network was taught; see
	// train/samples.py.
	Paper = 200
	// LeastGain and MostGain bound how much brighter a picture is made, as the network
	// was taught.
	LeastGain, MostGain = 0.5, 8
)

// logarithm of a byte and one.
var logarithm = func() (table [256]float64) {
	for i := range table {
		table[i] = math.Log(float64(i) + 1)
	}
	return table
}()

// hue is a px' hue as two logarithms, and its green.
type hue struct {
	red, blue float64
	green     uint8
}

func (h hue) bin() (red, blue int) {
	return int(math.Floor(h.red/bin + bins/2)), int(math.Floor(h.blue/bin + bins/2))
}

// Gains of blue, green and red that make the board's own fields white and grey
// whatever the lamp: of all hues theirs is the one that occurs most. White,
// grey, rim and the tiles' black share it; each symbol has another.
func Gains(flat []uint8) [3]float64 {
	hues := huesOf(flat)
	if len(hues) < fewestHues {
		return [3]float64{1, 1, 1}
	}
	var often [bins][bins]float64
	for _, h := range hues {
		red, blue := h.bin()
		often[red][blue]++
	}
	red, blue := peak(&often)
	var sumRed, sumBlue float64
	count := 0
	var greens [256]int
	for _, h := range hues {
		if r, b := h.bin(); max(r-red, red-r, b-blue, blue-b) <= 1 {
			sumRed, sumBlue = sumRed+h.red, sumBlue+h.blue
			greens[h.green]++
			count++
		}
	}
	if count == 0 {
		return [3]float64{1, 1, 1}
	}
	level, below := 0, 0
	for below <= (count-1)*9/10 {
		below += greens[level]
		level++
	}
	all, n := min(max(Paper/float64(level), LeastGain), MostGain), float64(count)
	return [3]float64{all * math.Exp(-sumBlue/n), all, all * math.Exp(-sumRed/n)}
}

// every how many px, either way, one is looked at for its hue.
const every = 4

// huesOf are the hues of some px that have one.
func huesOf(flat []uint8) []hue {
	hues := make([]hue, 0, lattice.Wide*lattice.High/every/every)
	for y := 0; y < lattice.High; y += every {
		for x := 0; x < lattice.Wide; x += every {
			p := flat[3*(y*lattice.Wide+x):][:3]
			if most := max(p[0], p[1], p[2]); most < dimmest || most >= brightest {
				continue
			}
			green := logarithm[p[1]]
			h := hue{logarithm[p[2]] - green, logarithm[p[0]] - green, p[1]}
			if r, b := h.bin(); min(r, b) >= 0 && max(r, b) < bins {
				hues = append(hues, h)
			}
		}
	}
	return hues
}

// peak is the bin around which most hues lie; of two alike the one nearer to
// no hue at all.
func peak(often *[bins][bins]float64) (red, blue int) {
	best := 0.0
	for r := range bins {
		for b := range bins {
			sum := 0.0
			for _, row := range often[max(0, r-1):min(bins, r+2)] {
				for _, n := range row[max(0, b-1):min(bins, b+2)] {
					sum += n
				}
			}
			if sum <= best {
				continue // farther from the middle it only becomes less
			}
			far := square((float64(r)-bins/2+0.5)*bin) + square((float64(b)-bins/2+0.5)*bin)
			if sum *= math.Exp(-far / 2); sum > best {
				best, red, blue = sum, r, b
			}
		}
	}
	return red, blue
}

// Balance is what each byte becomes under a gain.
func Balance(gain float64) (table [256]uint8) {
	for i := range table {
		table[i] = uint8(min(float64(i)*gain, 255))
	}
	return table
}

func square(x float64) float64 { return x * x }
