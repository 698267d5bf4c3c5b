package page_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/page"
	"silvertray/vision"
)

// board makes moves in a new match of Einfach Genial.
func board(t *testing.T, players string, moves ...string) engine.Match {
	t.Helper()
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: strings.Split(players, ",")})
	for i := 0; i < len(moves) && err == nil; i++ {
		var move engine.Move
		if move, err = m.Parse(moves[i]); err == nil {
			m, err = m.Apply(move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// setBoard lays a table for a match of Einfach Genial that begins with moves.
func setBoard(t *testing.T, players string, moves ...string) *table {
	t.Helper()
	return setWith(t, board(t, players, moves...), func(c *page.Config, box *newBox) {
		box.Game, box.made = ingenious.EinfachGenial, moves
		c.Camera = func() []byte { return []byte("a picture") }
	})
}

// tiles are moves by chance in a match of Einfach Genial: so many tiles laid.
func tiles(t *testing.T, players string, n int) []string {
	t.Helper()
	m, chance := board(t, players), rand.New(rand.NewPCG(7, 7))
	var made []string
	for range n {
		var chosen engine.Move
		seen := 0
		for move := range m.Ask().Moves {
			if !strings.HasPrefix(move.String(), "tile ") {
				break
			}
			if seen++; chance.IntN(seen) == 0 {
				chosen = move
			}
		}
		if chosen == nil {
			t.Fatalf("no tile can be laid after %q", made)
		}
		made = append(made, chosen.String())
		var err error
		if m, err = m.Apply(chosen); err != nil {
			t.Fatal(err)
		}
	}
	return made
}

// drawn are the parts of the page that have a mark, such as cells to tap.
func drawn(body, mark string) int { return len(regexp.MustCompile(mark).FindAllString(body, -1)) }

func TestABoardIsDrawn(t *testing.T) {
	for players, cells := range map[string]int{"Ana": 91, "Ana,Ben": 91, "Ana,Ben,Cem": 127, "Ana,Ben,Cem,Dan": 169} {
		tab := setBoard(t, players)
		_, body := tab.phone("192.168.0.9:1").get("/main")
		if got := drawn(body, `l50 29v58`); got != cells+6 { // the printed symbols lie on cells of their own
			t.Errorf("%s: %d cells drawn, want %d and 6 printed", players, got, cells)
		}
		if got := drawn(body, `<use href="#sym-[a-z]+" x=`); got != 6 {
			t.Errorf("%s: %d symbols, want the 6 printed ones", players, got)
		}
		if got := drawn(body, `class="rail `); got != 6*(strings.Count(players, ",")+1) {
			t.Errorf("%s: %d rails, want six each", players, got)
		}
		if strings.Contains(body, `name="at"`) || strings.Contains(body, `action="show"`) {
			t.Errorf("%s: who only looks on may lay", players)
		}
	}
}

func TestOnlyWhoIsAskedLays(t *testing.T) {
	tab := setBoard(t, "Ana,Ben", "tile red blue at 1,-5 2,-5")
	ana, ben := tab.seat("0"), tab.seat("1")
	if _, body := ana.get("/main"); strings.Contains(body, `action="lay"`) {
		t.Error("Ana may lay in Ben's turn")
	}
	if _, body := ben.get("/main"); !strings.Contains(body, `action="lay"`) {
		t.Error("Ben may not lay in Ben's turn")
	}
	form := url.Values{"state": {ana.state()}, "player": {"1"}, "symbol-1": {"red"}, "symbol-2": {"green"}, "at": {"4,-5", "4,-4"}}
	if status, body := ana.post("/lay", form); status != http.StatusForbidden {
		t.Errorf("Ana lays for Ben: %d %s, want 403", status, body)
	}
}

// TestARoundIsEnteredByHand has two players tell what they lay, as their phones
// do.
func TestARoundIsEnteredByHand(t *testing.T) {
	tab := setBoard(t, "Ana,Ben")
	ana, ben := tab.seat("0"), tab.seat("1")
	lay := func(p *phone, player, first, second, cells string) (int, string) {
		return p.post("/lay", url.Values{
			"state": {p.state()}, "player": {player}, "symbol-1": {first}, "symbol-2": {second}, "at": strings.Fields(cells),
		})
	}
	if status, why := lay(ana, "0", "red", "blue", "1,-5 3,-5"); status != http.StatusUnprocessableEntity {
		t.Errorf("a tile in two pieces: %d %s, want 422", status, why)
	}
	if status, why := lay(ana, "0", "red", "blue", "1,-5"); status != http.StatusBadRequest {
		t.Errorf("a tile on one cell: %d %s, want 400", status, why)
	}
	if status, why := lay(ana, "0", "blue", "red", "2,-5 1,-5"); status != http.StatusNoContent {
		t.Fatalf("Ana's tile: %d %s", status, why)
	}
	if status, why := lay(ben, "1", "yellow", "yellow", "-5,4 -5,3"); status != http.StatusNoContent {
		t.Fatalf("Ben's tile: %d %s", status, why)
	}
	_, record := tab.owner().get("/record.txt")
	want := "tile red blue at 1,-5 2,-5\ntile yellow yellow at -5,3 -5,4\n"
	if !strings.HasSuffix(record, want) {
		t.Errorf("record\n%s\nwant at its end\n%s", record, want)
	}
	_, body := ben.get("/main")
	if got := drawn(body, `<use href="#sym-[a-z]+" x=`); got != 10 {
		t.Errorf("%d symbols on the board, want 10", got)
	}
}

// TestARackIsItsPlayersAlone shows tiles on Ana's phone and looks for them on all
// the others.
func TestARackIsItsPlayersAlone(t *testing.T) {
	tab := setBoard(t, "Ana,Ben,Cem")
	ana, ben := tab.seat("0"), tab.seat("1")
	status, why := ana.post("/show", url.Values{"state": {ana.state()}, "player": {"0"}, "word": {"shows"}, "piece-0-0": {"purple"}, "piece-0-1": {"purple"}})
	if status != http.StatusNoContent {
		t.Fatalf("%d %s", status, why)
	}
	_, mine := ana.get("/main")
	for _, want := range []string{`value="tile purple purple at `, "purple &#43;1", `class="ghost purple"`, "Ana shows "} {
		if !strings.Contains(mine, want) {
			t.Errorf("Ana's phone does not show %q", want)
		}
	}
	for name, other := range map[string]*phone{"Ben": ben, "a looker": tab.phone("192.168.0.77:1"), "the box": tab.owner()} {
		_, body := other.get("/main")
		for _, secret := range []string{"tile purple purple", "Ana shows", "ghost"} {
			if strings.Contains(body, secret) {
				t.Errorf("%s sees %q", name, secret)
			}
		}
		if !strings.Contains(body, "A tile of Ana") {
			t.Errorf("%s does not see that Ana has shown a tile", name)
		}
	}
	if status, body := ben.get("/record.txt"); status != http.StatusForbidden || strings.Contains(body, "purple") {
		t.Errorf("Ben gets the record with what Ana showed: %d", status)
	}
	if status, _ := ana.get("/record.txt"); status != http.StatusOK {
		t.Errorf("Ana does not get the record: %d", status)
	}
}

// TestThePictureIsNobodys while racks may be held up to the camera, before and
// after the match knows of them; a player alone has nobody to hide them from.
func TestThePictureIsNobodys(t *testing.T) {
	for _, tt := range []struct {
		when, players string
		moves         []string
		want          int
	}{
		{"before a tile is shown", "Ana,Ben", nil, http.StatusNotFound},
		{"while it is shown", "Ana,Ben", []string{"shows red red"}, http.StatusNotFound},
		{"after it was laid", "Ana,Ben", []string{"shows red red", "tile red red at 1,-5 2,-5"}, http.StatusNotFound},
		{"of a player alone", "Ana", []string{"shows red red"}, http.StatusOK},
	} {
		tab := setBoard(t, tt.players, tt.moves...)
		for name, who := range map[string]*phone{"Ana": tab.seat("0"), "the box": tab.owner()} {
			if status, _ := who.get("/camera.jpg"); status != tt.want {
				t.Errorf("%s, %s gets the picture: %d, want %d", tt.when, name, status, tt.want)
			}
		}
	}
}

// TestARackThatWasShownIsSwappedOnItsPhone offers the swap to Ana alone, who has
// shown all her tiles in her turn, and tells nobody else which they were.
func TestARackThatWasShownIsSwappedOnItsPhone(t *testing.T) {
	tab := setBoard(t, "Ana,Ben", "tile red red at 1,-5 2,-5", "tile blue blue at 4,0 3,0",
		"shows red red, red red, red green, red green, green green, green green", "tile green green at 4,-5 4,-4")
	ana, ben := tab.seat("0"), tab.seat("1")
	const swap = "swap red red, red red, red green, red green, green green"
	if _, body := ana.get("/main"); !strings.Contains(body, `value="`+swap+`"`) {
		t.Error("Ana's phone does not offer to swap her rack")
	}
	for name, other := range map[string]*phone{"Ben": ben, "a looker": tab.phone("192.168.0.77:1"), "the box": tab.owner()} {
		if _, body := other.get("/main"); strings.Contains(body, swap) {
			t.Errorf("%s sees Ana's rack", name)
		}
	}
	if status, _ := ben.post("/choose", url.Values{"state": {ben.state()}, "player": {"1"}, "move": {swap}}); status != http.StatusConflict {
		t.Errorf("Ben swaps Ana's rack: %d, want 409", status)
	}
	if status, why := ana.post("/choose", url.Values{"state": {ana.state()}, "player": {"0"}, "move": {swap}}); status != http.StatusNoContent {
		t.Fatalf("Ana's swap: %d %s", status, why)
	}
	if _, body := ben.get("/main"); strings.Contains(body, "red-red, red-red") || !strings.Contains(body, "rack, to be swapped") {
		t.Error("Ben reads what Ana has swapped, or not that she has")
	}
}

// doubtful is a table whose camera finds a hand over a cell.
func doubtful(t *testing.T) *table {
	t.Helper()
	m := board(t, "Ana,Ben")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) {
		box.Game, box.Eyes.Board = ingenious.EinfachGenial, box.Eyes.Dice
	})
	seen := &vision.BoardReading{Problems: []vision.BoardProblem{{
		Problem: vision.Problem{Kind: vision.Covered, Text: "A hand is in view."}, Places: []engine.Hex{{Q: 3, R: 0}},
	}}}
	tab.eye.throws <- vision.Reading{Board: seen}
	<-tab.shown
	return tab
}

func TestWhatIsWrongOnTheBoardIsShown(t *testing.T) {
	_, body := doubtful(t).seat("1").get("/main")
	for _, want := range []string{"A hand is in view.", "(3,0)", `class="wrong" d="M300 -58l`} {
		if !strings.Contains(body, want) {
			t.Errorf("the page does not have %q", want)
		}
	}
}

// TestWhoHasJustPlayedMaySwap offers the swap on the phone of the player whose
// rack it is, while another one is asked, and nowhere else.
func TestWhoHasJustPlayedMaySwap(t *testing.T) {
	tab := setBoard(t, "Ana,Ben", "tile red red at 1,-5 2,-5", "tile blue blue at 4,0 3,0", "tile green green at 4,-5 4,-4")
	ana, ben := tab.seat("0"), tab.seat("1")
	if _, body := ben.get("/main"); strings.Contains(body, `value="swap"`) {
		t.Error("Ben may say what is on Ana's rack")
	}
	if _, body := ana.get("/main"); !strings.Contains(body, `value="swap"`) || strings.Contains(body, `value="shows"`) {
		t.Error("Ana may not swap, or shows tiles in Ben's turn")
	}
	swap := func(first, others string) (int, string) {
		form := url.Values{"state": {ana.state()}, "player": {"0"}, "word": {"swap"}}
		for piece := range 5 {
			for symbol := range 2 {
				form.Set(fmt.Sprintf("piece-%d-%d", piece, symbol), others)
			}
		}
		form.Set("piece-0-0", first)
		return ana.post("/show", form)
	}
	if status, why := swap("blue", "red"); status != http.StatusUnprocessableEntity {
		t.Errorf("a rack with one of the lowest symbols is swapped: %d %s, want 422", status, why)
	}
	if status, why := swap("green", "red"); status != http.StatusNoContent {
		t.Errorf("a rack without any of the lowest symbols is not swapped: %d %s", status, why)
	}
	if _, body := ben.get("/main"); strings.Contains(body, "red-red, ") || !strings.Contains(body, "rack, to be swapped") {
		t.Error("Ben reads what Ana has swapped, or not that she has")
	}
}

// TestTheBestPlaceComesFirst holds the order of a phone's places to the rules'.
func TestTheBestPlaceComesFirst(t *testing.T) {
	tab := setBoard(t, "Ana", "shows red red")
	_, body := tab.owner().get("/main")
	var got []string
	for _, found := range regexp.MustCompile(`name="move" value="(tile [^"]+)"`).FindAllStringSubmatch(body, -1) {
		got = append(got, found[1])
	}
	var want []string
	for move := range board(t, "Ana", "shows red red").Ask().Lay.Best {
		want = append(want, move.String())
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("places\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
