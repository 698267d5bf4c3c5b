package watch

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/internal/thorough"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
)

// soakFrames is how long a table is watched: "make soak" watches for an evening.
var soakFrames = thorough.Int("soak", 500, 5000, "`FRAMES` that TestSoak watches a table for; one in twenty is of real dice")

// soakHeap is by how much the heap may grow once it is warm: far less than a
// small frame of 640 x 360, and 13 bytes for each of 20,000 frames.
const soakHeap = 256 << 10

// openMats counts the pictures in C memory that are not closed. Only a build
// with -tags matprofile knows.
var openMats = func() int { return 0 }

// usage is what a program holds.
type usage struct {
	heap, mats, goroutines int
	// resident is the memory of the whole program, C's too.
	resident string
}

func inUse() usage {
	runtime.GC()
	runtime.GC() // frees what the first one finalised
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return usage{int(m.HeapAlloc), openMats(), runtime.NumGoroutine(), resident()}
}

// resident reads how much memory the system has given, where it tells.
func resident() string {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return "unknown"
	}
	_, rest, _ := strings.Cut(string(text), "VmRSS:")
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// counted ends a source after some frames. It notes what is in use after a
// quarter of them and at the end.
type counted struct {
	camera.Source
	frames, taken int
	warm, end     usage
}

func (c *counted) Next(ctx context.Context) (camera.Frame, error) {
	switch c.taken {
	case c.frames / 4:
		c.warm = inUse()
	case c.frames:
		c.end = inUse()
		return camera.Frame{}, io.EOF
	}
	c.taken++
	return c.Source.Next(ctx)
}

// evening repeats the shots of a film for ever.
type evening struct {
	*film
	round []shot
}

func (e *evening) Next(ctx context.Context) (camera.Frame, error) {
	if len(e.shots) == 0 {
		e.shots = e.round
	}
	return e.film.Next(ctx)
}

// TestSoak watches a table where dice are thrown, lie, are covered by a hand,
// and lie again, for as many frames as asked for: every throw is read, and
// nothing is left behind.
func TestSoak(t *testing.T) {
	hand := func(s shot) shot { s.hand = true; return s }
	turn := func(s shot) []shot {
		return join(rolling(8), repeat(14, s), repeat(10, hand(s)), repeat(14, s))
	}
	round := join(turn(first), turn(second))
	f := &film{clock: clockwork.NewFakeClock()}
	soak(t, soakFrames(), len(round)/2, &evening{f, round}, func(s camera.Source) *Live {
		return newLive(s, Geometry{}, f.clock, func(dice.Options) (Reader, error) { return f, nil })
	})
}

// showing shows two pictures by turns, each for a second at ten frames a second.
type showing struct {
	pictures [2]gocv.Mat
	frames   int
}

func (s *showing) Next(context.Context) (camera.Frame, error) {
	m := s.pictures[s.frames/10%2].Clone()
	s.frames++
	return camera.Frame{Mat: m, At: time.Unix(0, 0).Add(time.Duration(s.frames) * 100 * time.Millisecond)}, nil
}

func (s *showing) Close() error { return errors.Join(s.pictures[0].Close(), s.pictures[1].Close()) }

// TestSoakReading does the same with the reader itself and two throws of a
// recorded game.
func TestSoakReading(t *testing.T) {
	var s showing
	for i, name := range []string{"01.jpg", "04.jpg"} {
		m, err := camera.Load(context.Background(), filepath.Join("../../internal/demo/ganz-schoen-clever", name))
		if err != nil {
			t.Fatal(err)
		}
		s.pictures[i] = m
	}
	defer s.Close()
	soak(t, soakFrames()/20, 10, &s, func(s camera.Source) *Live {
		return NewLive(s, Geometry{}, clockwork.NewFakeClock())
	})
}

// soak watches that many frames, with a throw in so many of them.
func soak(t *testing.T, frames, throwEvery int, source camera.Source, open func(camera.Source) *Live) {
	t.Helper()
	before := inUse()
	c := &counted{Source: source, frames: frames}
	l := open(c)
	set, throws := []string{"white", "yellow", "blue", "green", "orange", "purple"}, 0
	for {
		_, err := l.Look(t.Context(), vision.Want{Dice: set})
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		throws++
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	after := inUse()
	t.Logf("%d frames, %d throws, heap %d KiB when warm and %d KiB in the end, %d Mats and %d, %s and %s resident",
		frames, throws, c.warm.heap>>10, c.end.heap>>10, c.warm.mats, c.end.mats, c.warm.resident, c.end.resident)
	if want := frames / throwEvery; throws < want {
		t.Errorf("%d throws were read, want %d", throws, want)
	}
	if c.end.heap > c.warm.heap+soakHeap {
		t.Errorf("the heap has grown from %d to %d bytes", c.warm.heap, c.end.heap)
	}
	if c.end.mats > c.warm.mats || after.mats != before.mats {
		t.Errorf("Mats: %d before, %d when warm, %d in the end, %d after", before.mats, c.warm.mats, c.end.mats, after.mats)
	}
	if c.end.goroutines > c.warm.goroutines || after.goroutines != before.goroutines {
		t.Errorf("goroutines: %d before, %d when warm, %d in the end, %d after", before.goroutines, c.warm.goroutines, c.end.goroutines, after.goroutines)
	}
}
