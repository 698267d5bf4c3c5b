package series

import (
	"flag"
	"path/filepath"
	"testing"
)

var seriesFolder = flag.String("series", "testdata", "`FOLDER` with films of whole games; \"make series\" films 20")

// TestSeries plays whole games before the camera.
func TestSeries(t *testing.T) {
	if testing.Short() {
		t.Skip("short: no whole game is played")
	}
	films, err := filepath.Glob(filepath.Join(*seriesFolder, "*", "film.json"))
	if err != nil || len(films) == 0 {
		t.Fatalf("no films in %s: %v", *seriesFolder, err)
	}
	tiles, found, whole := 0, 0, 0
	for i, film := range films {
		folder := filepath.Dir(film)
		t.Run(filepath.Base(folder), func(t *testing.T) {
			x := newBox(t, newTable(t, openFilm(t, folder), uint64(i)))
			x.play(t.Context())
			x.report()
			tiles, found = tiles+len(x.want), found+len(x.want)-len(x.missed)
			if len(x.missed) == 0 {
				whole++
			}
		})
	}
	t.Logf("%d of %d tiles found, %d of %d games whole", found, tiles, whole, len(films))
}

// report tells what went wrong in a game.
func (x *box) report() {
	for _, m := range x.missed {
		x.t.Errorf("missed %s", m)
	}
	for _, s := range x.silent {
		x.t.Errorf("at %s", s)
	}
	if !x.match.Ask().Over() {
		x.t.Errorf("after %d tiles the match goes on", len(x.want))
	}
}
