package page_test

import (
	"image"
	"image/png"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/ingenious"
	"silvertray/internal/page"
	"silvertray/vision"
)

// asking is a table whose camera is not sure of a cell of the tile just laid.
func asking(t *testing.T) *table {
	t.Helper()
	m := board(t, "Ana,Ben")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) {
		box.Game, box.Eyes.Board = ingenious.EinfachGenial, box.Eyes.Dice
	})
	tab.eye.throws <- vision.Reading{Board: unsure(m)}
	<-tab.shown
	return tab
}

// unsure is a board with a red-blue tile, of whose blue half the reader says green,
// and is not sure.
func unsure(m engine.Match) *vision.BoardReading {
	at := engine.Hex{Q: 1, R: -4}
	r := &vision.BoardReading{Problems: []vision.BoardProblem{{
		Problem: vision.Problem{Kind: vision.Glare, Text: "A lamp mirrors."}, Places: []engine.Hex{at},
	}}}
	laid := map[engine.Hex]string{{Q: 1, R: -5}: "red", at: "green"}
	for _, spot := range m.(engine.Boarded).Board().Cells {
		cell := vision.HexCell{Hex: spot.At, Sure: spot.At != at}
		symbol := spot.Symbol + laid[cell.Hex]
		if symbol != "" {
			cell.Symbol = &symbol
		}
		if !cell.Sure {
			cell.Picture = seenCell()
		}
		r.Cells = append(r.Cells, cell)
	}
	return r
}

// seenCell is a cell as a camera sees it.
func seenCell() image.Image {
	f, err := os.Open("../../display/testdata/doubtful-cell.png")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		panic(err)
	}
	return picture
}

// TestADoubtfulCellIsAskedOnPhones with its picture, and answered from one.
func TestADoubtfulCellIsAskedOnPhones(t *testing.T) {
	tab := asking(t)
	ana := tab.seat("0")
	_, body := ana.get("/main")
	for _, want := range []string{`src="cell.png?`, `id="tell-green" aria-label="green" aria-pressed="true"`, `id="tell-nothing"`, "A lamp mirrors."} {
		if !strings.Contains(body, want) {
			t.Errorf("Ana's phone does not have %s", want)
		}
	}
	if status, picture := ana.get("/cell.png"); status != http.StatusOK || !strings.HasPrefix(picture, "\x89PNG") {
		t.Errorf("the cell's picture: %d", status)
	}
	if _, body := tab.phone("192.168.0.9:1").get("/main"); strings.Contains(body, `action="tell"`) {
		t.Error("who only looks on may answer")
	}
	tell := func(at, shows string) int {
		status, _ := ana.post("/tell", url.Values{"state": {ana.state()}, "at": {at}, "shows": {shows}})
		return status
	}
	for _, wrong := range []struct {
		at, shows string
		want      int
	}{{"here", "blue", http.StatusBadRequest}, {"1,-4", "", http.StatusBadRequest}, {"0,0", "blue", http.StatusConflict}, {"1,-4", "pink", http.StatusConflict}} {
		if status := tell(wrong.at, wrong.shows); status != wrong.want {
			t.Errorf("%q at %s: %d, want %d", wrong.shows, wrong.at, status, wrong.want)
		}
	}
	if status := tell("1,-4", "blue"); status != http.StatusNoContent {
		t.Errorf("the answer: %d", status)
	}
	if _, record := tab.owner().get("/record.txt"); !strings.HasSuffix(record, "tile red blue at 1,-5 1,-4\n") {
		t.Errorf("record\n%s", record)
	}
	if status, _ := ana.get("/cell.png"); status != http.StatusNotFound {
		t.Errorf("the picture of a cell that is not asked about: %d", status)
	}
}

// TestATileOutsideTheZoneIsShown where it lies, on the whole board.
func TestATileOutsideTheZoneIsShown(t *testing.T) {
	m := board(t, "Ana,Ben")
	tab := setWith(t, m, func(_ *page.Config, box *newBox) {
		box.Game, box.Eyes.Board = ingenious.EinfachGenial, box.Eyes.Dice
	})
	red, laid := "red", []engine.Hex{{Q: 1, R: 5}, {Q: 0, R: 6}}
	r := &vision.BoardReading{Sure: true}
	for _, spot := range m.(engine.Boarded).Board().Cells {
		cell := vision.HexCell{Hex: spot.At, Sure: true}
		if spot.Symbol != "" {
			cell.Symbol = &spot.Symbol
		} else if slices.Contains(laid, cell.Hex) {
			cell.Symbol = &red
		}
		r.Cells = append(r.Cells, cell)
	}
	if _, body := tab.owner().get("/main"); !strings.Contains(body, `class="hexes n11"`) {
		t.Error("cells that two do not play are drawn")
	}
	tab.eye.throws <- vision.Reading{Board: r}
	<-tab.shown
	if _, body := tab.owner().get("/main"); !strings.Contains(body, `class="hexes n15"`) || !strings.Contains(body, "not in play with so few players") {
		t.Error("the tile outside is not shown")
	}
}

// TestACellIsCorrected taps a cell and says what it shows.
func TestACellIsCorrected(t *testing.T) {
	moves := []string{"tile red blue at 1,-5 2,-5", "tile green green at 4,-5 4,-4"}
	tab := setBoard(t, "Ana,Ben", moves...)
	ana := tab.seat("0")
	if _, body := ana.get("/main"); !strings.Contains(body, `href="?correct=cell"`) {
		t.Error("the page does not lead to correcting a cell")
	}
	_, body := ana.get("/main?correct=cell")
	if got := drawn(body, `name="at"`); got != 91-6 || !strings.Contains(body, `action="mend"`) || !strings.Contains(body, `id="symbol-1-nothing"`) {
		t.Errorf("%d cells can be tapped, want all but the printed ones", got)
	}
	if _, body := tab.phone("192.168.0.9:1").get("/main?correct=cell"); strings.Contains(body, `action="mend"`) {
		t.Error("who only looks on may correct")
	}
	mend := func(at, shows string) int {
		status, _ := ana.post("/mend", url.Values{"state": {ana.state()}, "at": {at}, "symbol-1": {shows}})
		return status
	}
	if status := mend("0,0", "purple"); status != http.StatusConflict {
		t.Errorf("what no tile explains: %d, want 409", status)
	}
	if status := mend("2,-5", "yellow"); status != http.StatusNoContent {
		t.Errorf("the second half is yellow: %d", status)
	}
	_, record := ana.get("/record.txt")
	moves[0] = "tile red yellow at 1,-5 2,-5"
	if !slices.Contains(strings.Split(record, "\n"), moves[0]) || !strings.HasSuffix(record, moves[1]+"\n") {
		t.Errorf("record\n%s", record)
	}
}
