package record

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever"
)

var games = engine.NewGames(clever.GanzSchoen)

// header begins a solo record of four lines.
const header = version + "\ngame ganz-schoen-clever\nplayers Ana\n\n"

func parse(t *testing.T, text string) *Record {
	t.Helper()
	r, err := Parse(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func Example() {
	r, err := Parse(strings.NewReader(`silvertray record 1
# played on a rainy Sunday
game ganz-schoen-clever
players Ana
set solo-extra no

# round 1
roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4
take yellow yellow.c1  # the lower dice go to the tray
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	match, err := Replay(r, games)
	if err != nil {
		fmt.Println(err)
		return
	}
	ask := match.Ask()
	fmt.Println(ask.Title+":", ask.Roll.Dice)
	// Output: Second roll: [green]
}

// TestPrintedTextIsKept parses texts in the printed form and prints them.
func TestPrintedTextIsKept(t *testing.T) {
	demo, err := os.ReadFile("../../internal/demo/ganz-schoen-clever/game.txt")
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{
		header,
		header + "roll white=3\n\n\n# so far\npass  # bad luck\n",
		version + "\n# one\n# two\ngame x\nplayers Ana, Ben Smith\nset a b\nset c d\npass\n",
		string(demo),
	}
	for _, text := range texts {
		if got := parse(t, text).String(); got != text {
			t.Errorf("\n got %q\nwant %q", got, text)
		}
	}
}

// TestWrittenByHand parses what a person might write.
func TestWrittenByHand(t *testing.T) {
	got := parse(t, version+"\r\n\r\nset  solo-extra\tno # as in Italy\r\nplayers Ana ,Ben\r\n#hello\r\n\r\ngame g\r\n#  round 1 \r\n  roll   white=3\t#done\r\n#")
	want := &Record{
		Notes: []string{"as in Italy", "hello"},
		Game:  "g",
		Setup: engine.Setup{Players: []string{"Ana", "Ben"}, Settings: map[string]string{"solo-extra": "no"}},
		Lines: []Line{{Comment: " round 1"}, {"roll white=3", "done"}, {}},
	}
	got.numbers, got.header = nil, nil
	if !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
}

func TestParseRefuses(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"empty", "", `line 1: a record begins with "silvertray record 1"`},
		{"another file", "hello\n", `line 1: a record begins with "silvertray record 1"`},
		{"newer version", "silvertray record 2\n", `line 1: "silvertray record 2" is another version of the format; this program reads "silvertray record 1"`},
		{"header cut", version + "\ngame x\n", `line 2: the record ends before the line "players NAMES"`},
		{"no game", version + "\nplayers Ana\nroll white=1\n", `line 3: the line "game NAME" has to come before the first move`},
		{"game twice", version + "\ngame x\ngame y\n", "line 3: the game is named twice"},
		{"game in two words", version + "\ngame ganz clever\n", "line 2: the game is named in one word: game NAME"},
		{"players twice", version + "\nplayers Ana\nplayers Ben\n", "line 3: the players are named twice"},
		{"no name", version + "\nplayers Ana,, Ben\n", "line 2: a player has no name; write: players Ana, Ben"},
		{"no names", version + "\nplayers\n", "line 2: a player has no name; write: players Ana, Ben"},
		{"setting without value", version + "\nset solo-extra\n", "line 2: a setting is a name and a value: set NAME VALUE"},
		{"setting twice", version + "\nset a b\nset a b\n", "line 3: setting a is set twice"},
		{"header after a move", header + "pass\nset a b\n", `line 6: "set" belongs into the header, before the first move`},
		{"binary", version + "\n\x00\x01\n", "line 2: the line has the control character U+0000 in it"},
		{"not UTF-8", version + "\n\xff\n", "line 2: the line is not UTF-8 text"},
		{"UTF-16", "\xff\xfes\x00", "line 1: the record is UTF-16 text; save it as UTF-8"},
		{"UTF-16, the other end first", "\xfe\xff\x00s", "line 1: the record is UTF-16 text; save it as UTF-8"},
		{"a mark in the middle", version + "\n\ufeffgame x\nplayers Ana\n", `line 2: the line "game NAME" has to come before the first move`},
		{"long line", version + "\n" + strings.Repeat("x", maxLine+1), "line 2: the line is longer than 1000 bytes"},
		{"long record", strings.Repeat("x", maxBytes+1), "the record is longer than 1048576 bytes"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Parse(strings.NewReader(tt.text))
			if err == nil || err.Error() != tt.want {
				t.Errorf("\n got %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestReplayRefuses(t *testing.T) {
	const roll = "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4\n"
	tests := []struct{ name, text, want string }{
		{"unknown game", version + "\ngame chess\nplayers Ana\n", `line 2: no game is called "chess": there are ganz-schoen-clever`},
		{"too many players", version + "\ngame ganz-schoen-clever\nplayers A, B, C, D, E\n", "line 3: deal Ganz schön clever: 5 players: the game is for 1 to 4"},
		{"unknown setting", version + "\ngame ganz-schoen-clever\nplayers A\nset speed high\n",
			`line 4: deal Ganz schön clever: no setting is called "speed": there are solo-extra, solo-tie, solo-fallback`},
		{"wrong value", version + "\ngame ganz-schoen-clever\nplayers A\nset solo-extra maybe\n",
			`line 4: deal Ganz schön clever: setting solo-extra cannot be "maybe": it is yes or no`},
		{"wrong value above the players", version + "\n# mine\n\nset solo-tie rightmost\nset solo-extra maybe\n\nplayers A\ngame ganz-schoen-clever\n",
			`line 5: deal Ganz schön clever: setting solo-extra cannot be "maybe": it is yes or no`},
		{"against a rule", header + "# round 1\n" + roll + "take blue blue.7\n",
			"line 7: take blue blue.7: blue.7 needs a 7, not 5"},
		{"cut in the middle", header + roll[:20], "line 5: roll white=3 yellow=: \"yellow=\" is no die with a value from 1 to 6, such as white=3"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Replay(parse(t, tt.text), games)
			if err == nil || err.Error() != tt.want {
				t.Errorf("\n got %v\nwant %s", err, tt.want)
			}
		})
	}
}

func TestReplayErrorNamesRuleAndLine(t *testing.T) {
	r := &Record{Notes: []string{"by hand"}, Game: "ganz-schoen-clever", Setup: engine.Setup{Players: []string{"Ana"}},
		Lines: []Line{{}, {Move: "pass"}}}
	_, err := Replay(r, games)
	var at *Error
	var refusal *engine.Refusal
	if !errors.As(err, &at) || !errors.As(err, &refusal) || at.Line != 6 || refusal.Move != "pass" {
		t.Errorf("got %v, want a refusal of pass in line 6", err)
	}
	if lines := strings.Split(r.String(), "\n"); lines[at.Line-1] != "pass" {
		t.Errorf("line %d is %q, want the move", at.Line, lines[at.Line-1])
	}
}

// TestAByteOrderMarkIsPassedOver parses what some editors of Windows save.
func TestAByteOrderMarkIsPassedOver(t *testing.T) {
	for _, text := range []string{header + "pass\n", strings.ReplaceAll(header, "\n", "\r\n")} {
		if got, want := parse(t, "\ufeff"+text).String(), parse(t, text).String(); got != want {
			t.Errorf("\n got %q\nwant %q", got, want)
		}
	}
}

// TestTheLineOfAWrongSettingOfABuiltRecord is that of the record's own text.
func TestTheLineOfAWrongSettingOfABuiltRecord(t *testing.T) {
	r := &Record{Notes: []string{"by hand"}, Game: "ganz-schoen-clever", Setup: engine.Setup{
		Players: []string{"Ana"}, Settings: map[string]string{"solo-extra": "no", "solo-tie": "left"},
	}}
	_, err := Replay(r, games)
	var at *Error
	if !errors.As(err, &at) || strings.Split(r.String(), "\n")[at.Line-1] != "set solo-tie left" {
		t.Errorf("got %v, want the line of solo-tie in\n%s", err, r)
	}
}

// TestReplayOfTheDemo adds up the recorded game by the printed sheet: yellow
// columns 1 is open, 2 and 3 are full (14 + 16); ten blue crosses, nine green.
func TestReplayOfTheDemo(t *testing.T) {
	text, err := os.ReadFile("../../internal/demo/ganz-schoen-clever/game.txt")
	if err != nil {
		t.Fatal(err)
	}
	match, err := Replay(parse(t, string(text)), games)
	if err != nil {
		t.Fatal(err)
	}
	score := match.Score()
	want := map[string]int{"yellow": 14 + 16, "blue": 46, "green": 45,
		"orange": 5 + 6 + 2 + 8 + 2 + 2 + 2, "purple": 5 + 6 + 2 + 5 + 6 + 1 + 6}
	p := score.Players[0]
	counted := p.Counts[score.Columns[len(score.Columns)-1].Name]
	if !score.Finished || !maps.Equal(p.Areas, want) || counted != (engine.Count{Many: 3, Points: 3 * 27}) || p.Total != 30+46+45+27+31+3*27 || p.Rating.Stars != 4 {
		t.Errorf("score %+v, rating %+v", score, p.Rating)
	}
}

// TestUnfinishedRecords replays every beginning of the demo's game.
func TestUnfinishedRecords(t *testing.T) {
	text, err := os.ReadFile("../../internal/demo/ganz-schoen-clever/game.txt")
	if err != nil {
		t.Fatal(err)
	}
	r := parse(t, string(text))
	whole := r.Lines
	for i := range whole {
		r.Lines = whole[:i]
		if _, err := Replay(r, games); err != nil {
			t.Fatalf("the first %d lines: %v", i, err)
		}
	}
}

// TestAdd records a match while it is played.
func TestAdd(t *testing.T) {
	match, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	r := New(match)
	for i := range 20 {
		var move engine.Move
		if roll := match.Ask().Roll; roll != nil {
			move = engine.FixedRoll(*roll, i)
		} else {
			for move = range match.Ask().Moves {
				break
			}
		}
		r.Add(move)
		if match, err = match.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	again, err := Replay(parse(t, r.String()), games)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(again.Sheet(0), match.Sheet(0)) {
		t.Errorf("replayed sheet\n%+v, want\n%+v", again.Sheet(0), match.Sheet(0))
	}
}

// TestPrintAndParse parses any printed record back.
func TestPrintAndParse(t *testing.T) {
	word := rapid.StringMatching(`[a-z0-9][a-z0-9.=-]{0,11}`)
	comment := rapid.StringMatching(`([a-z" ,]{0,20}[a-z?!])?`)
	rapid.Check(t, func(t *rapid.T) {
		want := &Record{
			Notes: rapid.SliceOfN(comment.Filter(func(s string) bool { return s != "" }), 0, 3).Draw(t, "notes"),
			Game:  word.Draw(t, "game"),
			Setup: engine.Setup{
				Players:  rapid.SliceOfN(rapid.StringMatching(`[A-Z][a-zé]{0,9}( [A-Z])?`), 1, 4).Draw(t, "players"),
				Settings: rapid.MapOfN(word, word, 1, 3).Draw(t, "settings"),
			},
		}
		for range rapid.IntRange(0, 10).Draw(t, "lines") {
			var l Line
			words := rapid.SliceOfN(word.Filter(func(w string) bool { return !isHeader(w) }), 0, 4).Draw(t, "move")
			l.Move, l.Comment = strings.Join(words, " "), comment.Draw(t, "comment")
			want.Lines = append(want.Lines, l)
		}
		got, err := Parse(strings.NewReader(want.String()))
		if err != nil {
			t.Fatalf("%v in\n%s", err, want)
		}
		if !slices.Equal(got.Notes, want.Notes) || got.Game != want.Game || !reflect.DeepEqual(got.Setup, want.Setup) || !slices.Equal(got.Lines, want.Lines) {
			t.Fatalf("\n got %+v\nwant %+v", got, want)
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add(header + "# round 1\nroll white=3 yellow=5 blue=2 green=6 orange=1 purple=4\ntake yellow yellow.c1 # ok\n")
	f.Add(version + "\r\nset a b\r\ngame ganz-schoen-clever\r\nplayers Ana, Ben\r\n")
	f.Add(header + "roll white=1 yellow=1 blue=1 green=1 orange=1 purple=1\nreroll\nroll near=\n")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := Parse(strings.NewReader(text))
		if err != nil {
			return
		}
		printed := r.String()
		again, err := Parse(strings.NewReader(printed))
		if err != nil || again.String() != printed {
			t.Errorf("%q prints as %q, which parses with error %v", text, printed, err)
		}
		_, _ = Replay(r, games) // must not panic
	})
}
