package motion_test

import (
	"image"
	"image/color"
	"math/rand/v2"
	"slices"
	"syscall"
	"testing"
	"time"

	"gocv.io/x/gocv"

	"silvertray/vision/motion"
)

// table draws a scene of 1280 x 720: green felt, dice at these places, a hand
// that reaches in that far, under light of that strength.
type table struct {
	dice  []image.Point
	hand  int
	light float64
	// shade is what part of the light is missing at a place, 0 to 1.
	shade func(x, y int) float64
	// sparks are lone bright spots of 2 px.
	sparks []image.Point
	dark   bool // black felt
}

var (
	die  = color.RGBA{230, 200, 40, 0}
	skin = color.RGBA{205, 150, 120, 0}
)

// grain is a webcam's noise, 3 grey levels strong. Its length shares no factor
// with a frame's, so that it never falls the same way twice.
var grain = func() []float64 {
	r := rand.New(rand.NewPCG(1, 2))
	g := make([]float64, 1_000_003)
	for i := range g {
		g[i] = 3 * r.NormFloat64()
	}
	return g
}()

// frame draws the table with a webcam's noise, of which every frame has its
// own.
func (s table) frame(t testing.TB, noise *rand.Rand) gocv.Mat {
	t.Helper()
	felt := gocv.NewScalar(60, 110, 30, 0)
	if s.dark {
		felt = gocv.NewScalar(12, 12, 12, 0)
	}
	m := gocv.NewMatWithSizeFromScalar(felt, 720, 1280, gocv.MatTypeCV8UC3)
	for _, p := range s.sparks {
		gocv.Rectangle(&m, image.Rect(p.X, p.Y, p.X+2, p.Y+2), color.RGBA{255, 255, 255, 0}, -1)
	}
	for _, p := range s.dice {
		gocv.Rectangle(&m, image.Rect(p.X, p.Y, p.X+40, p.Y+40), die, -1)
	}
	if s.hand > 0 {
		gocv.Rectangle(&m, image.Rect(0, 250, s.hand, 420), skin, -1)
	}
	px, err := m.DataPtrUint8()
	if err != nil {
		t.Fatal(err)
	}
	light := s.light
	if light == 0 {
		light = 1
	}
	shift := noise.IntN(len(grain))
	for i, v := range px {
		lit := light
		if s.shade != nil {
			lit *= 1 - s.shade(i/3%1280, i/3/1280)
		}
		px[i] = uint8(min(255, max(0, float64(v)*lit+grain[(i+shift)%len(grain)])))
	}
	return m
}

// film shows tables at ten frames a second and collects what the detector
// says.
func film(t *testing.T, scenes ...table) []motion.State {
	t.Helper()
	d := motion.New()
	defer d.Close()
	noise := rand.New(rand.NewPCG(1, 2))
	at := time.Unix(0, 0)
	var states []motion.State
	for _, s := range scenes {
		m := s.frame(t, noise)
		state, err := d.See(m, at)
		m.Close()
		if err != nil {
			t.Fatal(err)
		}
		states = append(states, state)
		at = at.Add(100 * time.Millisecond)
	}
	return states
}

func repeat(n int, s table) []table {
	var all []table
	for range n {
		all = append(all, s)
	}
	return all
}

// settled is how many frames pass before a table counts as still.
const settled = int(motion.Settle / (100 * time.Millisecond))

var lying = table{dice: []image.Point{{300, 300}, {600, 200}, {700, 500}}}

func TestAStillTableStaysStill(t *testing.T) {
	for i, s := range film(t, repeat(60, lying)...) {
		if want := i >= settled; (s == motion.Still) != want {
			t.Fatalf("frame %d: %v", i, s)
		}
	}
}

func TestARollingDieIsSeenAndSettles(t *testing.T) {
	var scenes []table
	scenes = append(scenes, repeat(10, lying)...)
	for i := range 8 {
		moved := table{dice: append([]image.Point{{320 + 20*i, 300}}, lying.dice[1:]...)}
		scenes = append(scenes, moved)
	}
	scenes = append(scenes, repeat(10, scenes[len(scenes)-1])...)
	states := film(t, scenes...)
	for i := 10; i < 18; i++ {
		if states[i] != motion.Moving {
			t.Errorf("frame %d: a die rolls, yet the table is %v", i, states[i])
		}
	}
	if last := states[len(states)-1]; last != motion.Still {
		t.Errorf("in the end the table is %v", last)
	}
}

func TestADieThatCreepsIsSeen(t *testing.T) {
	scenes := repeat(10, lying)
	for i := range 10 { // 3 px a frame
		scenes = append(scenes, table{dice: append([]image.Point{{303 + 3*i, 300}}, lying.dice[1:]...)})
	}
	if states := film(t, scenes...); states[len(states)-1] != motion.Moving {
		t.Errorf("a die creeps, yet the table is %v", states[len(states)-1])
	}
}

func TestAHandIsNoTable(t *testing.T) {
	hand := lying
	hand.hand = 500
	scenes := append(repeat(10, lying), repeat(20, hand)...)
	scenes = append(scenes, repeat(10, lying)...)
	states := film(t, scenes...)
	if states[10] != motion.Moving || states[29] != motion.Covered || states[39] != motion.Still {
		t.Errorf("hand comes: %v, rests: %v, has gone: %v", states[10], states[29], states[39])
	}
}

func TestWhatLiesLongEnoughBelongsToTheTable(t *testing.T) {
	book := lying
	book.hand = 500
	scenes := append(repeat(10, lying), repeat(int(motion.Accept/(100*time.Millisecond))+settled, book)...)
	if states := film(t, scenes...); states[len(states)-1] != motion.Still {
		t.Errorf("a book that lies there is %v", states[len(states)-1])
	}
}

// TestAHandThatStayedMayGo holds a hand still until it belongs to the table, and
// takes it away: the table is as it was, and need not be learnt anew.
func TestAHandThatStayedMayGo(t *testing.T) {
	hand := lying
	hand.hand = 500
	scenes := append(repeat(10, lying), repeat(int(motion.Accept/(100*time.Millisecond))+settled, hand)...)
	stayed := len(scenes) - 1
	scenes = append(scenes, repeat(10, lying)...)
	gone := len(scenes) - 1
	scenes = append(scenes, repeat(10, hand)...)
	states := film(t, scenes...)
	if last := len(states) - 1; states[stayed] != motion.Still || states[gone] != motion.Still || states[last] != motion.Covered {
		t.Errorf("a hand has stayed: %v, has gone: %v, comes again: %v; want still, still, covered", states[stayed], states[gone], states[last])
	}
}

func TestLightThatChangesEvenlyIsNoMovement(t *testing.T) {
	var scenes []table
	scenes = append(scenes, repeat(10, lying)...)
	for i := range 20 { // a cloud, 2 % a frame
		s := lying
		s.light = 1 - 0.02*float64(i)
		scenes = append(scenes, s)
	}
	for i, s := range film(t, scenes...)[settled:] {
		if s != motion.Still {
			t.Fatalf("frame %d under a cloud: %v", i+settled, s)
		}
	}
}

func TestAnyFrameHasAnAnswer(t *testing.T) {
	d := motion.New()
	defer d.Close()
	at := time.Unix(0, 0)
	for _, m := range []gocv.Mat{
		gocv.NewMatWithSize(1, 1, gocv.MatTypeCV8UC3),
		gocv.NewMatWithSize(480, 640, gocv.MatTypeCV8UC1),
		gocv.NewMatWithSize(1, 3000, gocv.MatTypeCV8UC4),
	} {
		if s, err := d.See(m, at); err != nil || s != motion.Moving {
			t.Errorf("%dx%d: %v, %v", m.Cols(), m.Rows(), s, err)
		}
		m.Close()
	}
	empty := gocv.NewMat()
	defer empty.Close()
	if _, err := d.See(empty, at); err == nil {
		t.Error("an empty frame is an error")
	}
}

func TestAClockThatGoesBackWaitsAnew(t *testing.T) {
	d := motion.New()
	defer d.Close()
	noise := rand.New(rand.NewPCG(1, 2))
	var states []motion.State
	for _, second := range []int64{10, 20, 5, 6} {
		m := lying.frame(t, noise)
		s, err := d.See(m, time.Unix(second, 0))
		m.Close()
		if err != nil {
			t.Fatal(err)
		}
		states = append(states, s)
	}
	want := []motion.State{motion.Moving, motion.Still, motion.Moving, motion.Still}
	if !slices.Equal(states, want) {
		t.Errorf("states %v, want %v", states, want)
	}
}

// processor is the processor time used so far, over all threads.
func processor(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkSeeAgainstDecode gives the processor time of the decision as a part
// of what decoding the frame takes, both in this run.
func BenchmarkSeeAgainstDecode(b *testing.B) {
	m := lying.frame(b, rand.New(rand.NewPCG(1, 2)))
	defer m.Close()
	jpeg, err := gocv.IMEncode(gocv.JPEGFileExt, m)
	if err != nil {
		b.Fatal(err)
	}
	defer jpeg.Close()
	// The system counts processor time in steps as long as a few decisions.
	const frames, rounds = 20, 10
	for b.Loop() {
		begin := processor(b)
		var all []gocv.Mat
		for range frames {
			frame, err := gocv.IMDecode(jpeg.GetBytes(), gocv.IMReadColor)
			if err != nil {
				b.Fatal(err)
			}
			all = append(all, frame)
		}
		decoded := processor(b)
		d := motion.New()
		for i := range frames * rounds {
			if _, err := d.See(all[i%frames], time.Unix(int64(i), 0)); err != nil {
				b.Fatal(err)
			}
		}
		seen := processor(b)
		b.ReportMetric(float64(seen-decoded)/rounds/float64(decoded-begin), "see/decode")
		d.Close()
		for _, frame := range all {
			frame.Close()
		}
	}
}
