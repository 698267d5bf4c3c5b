package watch

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"gocv.io/x/gocv"

	"silvertray/engine"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/motion"
)

// TestAPictureOfABoardIsALook reads a picture by the reader itself.
func TestAPictureOfABoardIsALook(t *testing.T) {
	const picture = "../hexboard/testdata/boards/0001.jpg"
	b := NewBoard(camera.Pictures(picture), hexboard.Options{})
	defer b.Close()
	r, err := b.Look(t.Context(), vision.Want{Board: true})
	if err != nil {
		t.Fatal(err)
	}
	if r.Image != picture || r.Board == nil || len(r.Board.Cells) != 169 {
		t.Errorf("reading %+v", r)
	}
	if _, err := b.Look(t.Context(), vision.Want{Board: true}); !errors.Is(err, io.EOF) {
		t.Errorf("after the last picture: %v, want EOF", err)
	}
}

// TestAPictureWithATileBesideTheBoard reads that only where it is asked for.
func TestAPictureWithATileBesideTheBoard(t *testing.T) {
	const picture = "../hexboard/testdata/beside/0001.jpg"
	b := NewBoard(camera.Pictures(picture, picture), hexboard.Options{})
	defer b.Close()
	for count, beside := range []bool{false, true} {
		r, err := b.Look(t.Context(), vision.Want{Board: true, Offboard: beside})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Board.Offboard) != count {
			t.Errorf("asked for %v: %+v", beside, r.Board.Offboard)
		}
	}
}

// shots delivers frames a tenth of a second apart. Their letters are what lies on
// the board; a small one is a hand in motion, ? a board in doubt. A digit is a
// board beside an arm that lies still, and ! is one in doubt.
type shots struct {
	script string
	at     int
}

func (s *shots) Next(context.Context) (camera.Frame, error) {
	if s.at == len(s.script) {
		return camera.Frame{}, io.EOF
	}
	letter := s.script[s.at]
	light := 90.0
	m := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(light, light, light, 0), 240, 320, gocv.MatTypeCV8UC3)
	switch {
	case letter >= 'a': // here and there
		fill(m, float64(20+s.at%2*200))
	case strings.ContainsRune("!123", rune(letter)):
		fill(m, 20)
	}
	s.at++
	return camera.Frame{Name: string(letter), Mat: m, At: time.Unix(0, 0).Add(time.Duration(s.at) * 100 * time.Millisecond)}, nil
}

// fill covers most of a frame.
func fill(m gocv.Mat, blue float64) {
	part := m.RowRange(20, 220)
	defer part.Close()
	part.SetTo(gocv.NewScalar(blue, 10, 10, 0))
}

func (s *shots) Close() error { return nil }

// letters reads a frame by its place in the script, as one cell with that letter.
type letters struct{ shots *shots }

func (l letters) Read(gocv.Mat) (vision.BoardReading, error) {
	symbol := string(l.shots.script[l.shots.at-1])
	if strings.Contains("?!", symbol) {
		doubt := vision.BoardProblem{Problem: vision.Problem{Kind: vision.Glare}, Places: []engine.Hex{{Q: l.shots.at}}}
		return vision.BoardReading{Problems: []vision.BoardProblem{doubt}, Cells: []vision.HexCell{{Symbol: &symbol}}}, nil
	}
	return vision.BoardReading{Sure: true, Cells: []vision.HexCell{{Symbol: &symbol, Sure: true}}}, nil
}

// ReadOffboard reads a digit as so many tiles beside an empty board.
func (l letters) ReadOffboard(m gocv.Mat) (vision.BoardReading, error) {
	r, err := l.Read(m)
	letter := r.Cells[0].Shows()
	if letter >= "0" && letter <= "9" {
		r.Cells[0].Symbol = nil
		for i := range int(letter[0] - '0') {
			r.Offboard = append(r.Offboard, vision.Tile{Symbols: [2]string{"red", "blue"}, Sure: true, Centre: vision.Point{float64(50 * i), 0}})
		}
	}
	return r, err
}

func (letters) Close() error { return nil }

// live is a board under a camera that takes these shots.
func (s *shots) live() *Board {
	return &Board{
		source: s, detector: motion.New(), clock: clockwork.NewFakeClock(),
		open: func([]string) (BoardReader, error) { return letters{s}, nil },
	}
}

// TestALiveBoardTellsWhatHasChanged watches hands come and go.
func TestALiveBoardTellsWhatHasChanged(t *testing.T) {
	for name, test := range map[string]struct{ script, tells string }{
		"one board":                               {"AAAAAAAAAAAA", "A"},
		"a tile is laid":                          {"AAAAAAAAhhhhBBBBBBBBBB", "AB"},
		"a hand, and no tile":                     {"AAAAAAAAhhhhAAAAAAAAAA", "A"},
		"too short a rest":                        {"AAAAAAAAhhhhBBBhhhhCCCCCCCCCC", "AC"},
		"one frame in doubt":                      {"AAAAAAAAhhhhBBBBB?B", "AB"},
		"two frames in doubt":                     {"AAAAAAAAhhhhBBBBB??", "A?"},
		"a doubt that flickers and goes":          {"???????????????B?B", "?B"},
		"three frames disagree":                   {"AAAAAAAAhhhhBBBBBXY", "A"},
		"frames disagree":                         {"AAAAAAAAhhhhBBBBBXYXYXY", "A"},
		"a doubt is told once":                    {"????????????????????????????????????????", "?"},
		"a doubt that stays":                      {"????????hhhh????????", "??"},
		"a doubt that goes":                       {"????????" + strings.Repeat("A", 30), "?A"},
		"a doubt that comes and goes in one rest": {"AAAAAAAAhhhhBBBBB?" + strings.Repeat("B", 30), "AB"},
		"past an arm":                             {"AAAAAAAAhhhh11111111", "A1"},
		"under an arm":                            {"AAAAAAAAhhhh!!!!!!!!!!!!!!!!hhhhBBBBBBBB", "AB"},
		"an arm that stays":                       {"AAAAAAAAhhhh" + strings.Repeat("!", 200) + "hhhhBBBBBBBB", "A!B"},
	} {
		t.Run(name, func(t *testing.T) {
			s := &shots{script: test.script}
			b := s.live()
			defer b.Close()
			told := ""
			for {
				r, err := b.Look(t.Context(), vision.Want{Board: true})
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					t.Fatal(err)
				}
				told += r.Board.Cells[0].Shows()
			}
			if told != test.tells {
				t.Errorf("told %q, want %q", told, test.tells)
			}
		})
	}
}

// TestABoardOfAnotherPrintIsExpected changes what is expected between looks.
func TestABoardOfAnotherPrintIsExpected(t *testing.T) {
	s, expected := &shots{script: "AAAA"}, ""
	b := &Board{source: s, open: func(printed []string) (BoardReader, error) {
		expected += "+" + strings.Join(printed, "")
		return letters{s}, nil
	}}
	defer b.Close()
	for _, printed := range []string{"", "ab", "ab", "ba"} {
		want := vision.Want{Board: true}
		if printed != "" {
			want.Printed = strings.Split(printed, "")
		}
		if _, err := b.Look(t.Context(), want); err != nil {
			t.Fatal(err)
		}
	}
	if expected != "++ab+ba" {
		t.Errorf("readers were set up for %q", expected)
	}
}

// TestALiveBoardTellsOfTilesBesideIt lays tiles there and takes them away; from some
// frame on, they are looked for.
func TestALiveBoardTellsOfTilesBesideIt(t *testing.T) {
	for name, test := range map[string]struct {
		script string
		from   int
		tells  []int
	}{
		"one, then three": {"0000000000hhhh1111111111hhhh3333333333", 0, []int{0, 1, 3}},
		"lie there":       {"1111111111hhhh1111111111", 0, []int{1}},
		"taken away":      {"2222222222hhhh0000000000", 0, []int{2, 0}},
		"one flickers":    {"1212121212121212", 0, []int{1}},
		"lay there":       {"11111111111111111111", 1, []int{0, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			s := &shots{script: test.script}
			b := s.live()
			defer b.Close()
			var told []int
			for {
				r, err := b.Look(t.Context(), vision.Want{Board: true, Offboard: len(told) >= test.from})
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					t.Fatal(err)
				}
				told = append(told, len(r.Board.Offboard))
			}
			if !slices.Equal(told, test.tells) {
				t.Errorf("told of %v tiles, want %v", told, test.tells)
			}
		})
	}
}

// TestABoardReaderThatFailsIsTold cannot be set up, and cannot read.
func TestABoardReaderThatFailsIsTold(t *testing.T) {
	broken := errors.New("broken")
	b := &Board{source: &shots{script: "A"}, open: func([]string) (BoardReader, error) { return nil, broken }}
	if _, err := b.Look(t.Context(), vision.Want{Board: true}); !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	b = NewBoard(&shots{script: "A"}, hexboard.Options{Order: []string{"red"}})
	if _, err := b.Look(t.Context(), vision.Want{Board: true}); err == nil {
		t.Error("an order of one symbol is no error")
	}
}
