package series

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"testing"
	"time"

	"gocv.io/x/gocv"

	"silvertray/vision/camera"
)

// table is a filmed game before a camera.
type table struct {
	t *testing.T
	film
	director
	// seen is the picture without hands, camera and light.
	seen  pixels
	noise []int8
	shots []shot
	// step is the one that the next shots belong to, counted from 1.
	step int
	// done reports whether the step was ended.
	done bool
	now  time.Time
	// ended is told of each step whose shots have all been taken; its error ends
	// the film.
	ended func(s step) error
}

func newTable(t *testing.T, f film, seed uint64) *table {
	chance := rand.New(rand.NewPCG(seed, 0))
	noise := make([]int8, 1<<20)
	for i := range noise {
		noise[i] = int8(chance.NormFloat64() * 2)
	}
	return &table{t: t, film: f, director: director{chance: chance, light: 1}, noise: noise, now: time.Unix(0, 0)}
}

func (b *table) Close() error { return nil }

// Next takes the next frame.
func (b *table) Next(context.Context) (camera.Frame, error) {
	if len(b.shots) == 0 {
		if err := b.turn(); err != nil {
			return camera.Frame{}, err
		}
	}
	s := b.shots[0]
	b.shots = b.shots[1:]
	b.now = b.now.Add(s.after)
	b.change(s.change)
	m, err := b.exposed(s)
	return camera.Frame{Name: fmt.Sprintf("%s before step %d", b.folder, b.step), Mat: m, At: b.now}, err
}

// turn ends a step, and begins the next one.
func (b *table) turn() error {
	if b.step > 0 && !b.done {
		b.done = true
		if err := b.ended(b.Steps[b.step-1]); err != nil {
			return err
		}
	}
	if b.step == len(b.Steps) {
		return io.EOF
	}
	b.shots, b.done = b.director.shots(&b.Steps[b.step]), false
	b.step++
	return nil
}

// change puts a part anew into the picture.
func (b *table) change(s *step) {
	switch {
	case s == nil:
	case s.part.wide >= b.seen.wide:
		b.seen = pixels{s.part.wide, s.part.high, append([]uint8(nil), s.part.px...)}
	default:
		for y := range s.part.high {
			copy(b.seen.px[3*((s.At[1]+y)*b.seen.wide+s.At[0]):], s.part.px[3*y*s.part.wide:][:3*s.part.wide])
		}
	}
}

// exposed is a frame as the camera sends it.
func (b *table) exposed(s shot) (gocv.Mat, error) {
	px := b.look(s)
	whole, err := gocv.NewMatFromBytes(b.seen.high, b.seen.wide, gocv.MatTypeCV8UC3, px)
	if err != nil {
		return gocv.Mat{}, err
	}
	defer whole.Close()
	jpeg, err := gocv.IMEncodeWithParams(gocv.JPEGFileExt, whole, []int{gocv.IMWriteJpegQuality, b.Quality})
	if err != nil {
		return gocv.Mat{}, err
	}
	defer jpeg.Close()
	return camera.Decode(jpeg.GetBytes())
}

// look lays hand, shadow, light and noise over the picture.
func (b *table) look(s shot) []uint8 {
	px := b.seen.px
	if s.hand != noHand || s.jolt != [2]int{} {
		px = b.covered(s)
	}
	noise, light := b.chance.IntN(len(b.noise)), int(256*s.light)
	lit := make([]uint8, len(px))
	for i, v := range px {
		lit[i] = uint8(min(max(int(v)*light>>8+int(b.noise[(noise+i)&(len(b.noise)-1)]), 0), 255))
	}
	return lit
}

// covered is the picture below a hand and its shadow.
func (b *table) covered(s shot) []uint8 {
	wide, high := b.seen.wide, b.seen.high
	px := make([]uint8, 0, len(b.seen.px))
	over := b.over(s)
	for y := range high {
		from := clamp(y+s.jolt[1], high) * wide
		for x := range wide {
			cover, shade, skin := over(x, y)
			for c, v := range b.seen.px[3*(from+clamp(x+s.jolt[0], wide)):][:3] {
				level := int(v) * int(shade[c]) / 255
				px = append(px, uint8(level+(int(skin[c])-level)*int(cover)/255))
			}
		}
	}
	return px
}

var white = []uint8{255, 255, 255}

// over tells what is above a px: a hand, of which an arm goes on beyond its
// picture, and its shadow.
func (b *table) over(s shot) func(x, y int) (cover uint8, shade, skin []uint8) {
	if s.hand == noHand {
		return func(int, int) (uint8, []uint8, []uint8) { return 0, white, white }
	}
	h := b.hands[s.hand]
	wide, high := h.shade.wide, h.shade.high
	left := int(s.at[0] - tips[s.hand][0]*float64(b.seen.wide))
	top := int(s.at[1] - tips[s.hand][1]*float64(b.seen.high))
	return func(x, y int) (uint8, []uint8, []uint8) {
		i := clamp((y-top)*high/b.seen.high, high)*wide + clamp((x-left)*wide/b.seen.wide, wide)
		cover := h.cover.px[i]
		if s.above {
			cover = 0
		}
		return cover, h.shade.px[3*i:][:3], h.skin.px[3*i:][:3]
	}
}

func clamp(v, size int) int { return min(max(v, 0), size-1) }
