package page_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
)

// TestATileIsCorrected puts the first of two tiles on other cells.
func TestATileIsCorrected(t *testing.T) {
	tab := setBoard(t, "Ana,Ben", "tile red blue at 1,-5 2,-5", "tile green green at 4,-5 4,-4")
	ana := tab.seat("0")
	_, body := ana.get("/main?correct=0")
	for _, want := range []string{
		`action="change"`, `name="after" value="0"`, `value="1,-5" id="at-1,-5" class="r0 c7" data-n="1" checked`,
		`id="symbol-1-red" required checked`, `id="symbol-2-blue" required checked`,
	} {
		if !strings.Contains(body, want) {
			t.Errorf("who corrects a tile does not find %s", want)
		}
	}
	form := url.Values{"state": {ana.state()}, "after": {"0"}, "symbol-1": {"red"}, "symbol-2": {"yellow"}, "at": {"-1,-4", "-1,-3"}}
	if status, why := ana.post("/change", form); status != http.StatusNoContent {
		t.Fatalf("%d %s", status, why)
	}
	_, record := ana.get("/record.txt")
	if want := "tile red yellow at -1,-4 -1,-3\ntile green green at 4,-5 4,-4\n"; !strings.HasSuffix(record, want) {
		t.Errorf("record\n%s\nwant at its end\n%s", record, want)
	}
}

// TestAWrongCorrectionChangesNothing tries what the rules, the page and the box
// refuse.
func TestAWrongCorrectionChangesNothing(t *testing.T) {
	tab := setBoard(t, "Ana,Ben", "tile red blue at 1,-5 2,-5")
	ana := tab.seat("0")
	for name, c := range map[string]struct {
		after, cells string
		want         int
	}{
		"cells apart": {"0", "1,-5 3,-5", http.StatusUnprocessableEntity},
		"one cell":    {"0", "1,-5", http.StatusBadRequest},
		"no cell":     {"0", "here there", http.StatusBadRequest},
		"no move":     {"7", "1,-5 2,-5", http.StatusConflict},
		"no number":   {"x", "1,-5 2,-5", http.StatusBadRequest},
	} {
		form := url.Values{"state": {ana.state()}, "after": {c.after}, "symbol-1": {"red"}, "symbol-2": {"red"}, "at": strings.Fields(c.cells)}
		if status, why := ana.post("/change", form); status != c.want {
			t.Errorf("%s: %d %s, want %d", name, status, why, c.want)
		}
	}
	for _, query := range []string{"7", "-1", "x"} {
		if _, body := ana.get("/main?correct=" + query); strings.Contains(body, `action="change"`) {
			t.Errorf("correct=%s offers a tile", query)
		}
	}
	if _, body := tab.phone("192.168.0.9:1").get("/main?correct=0"); strings.Contains(body, `action="change"`) {
		t.Error("who only looks on may correct")
	}
}
