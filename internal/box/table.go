package box

import (
	"errors"
	"fmt"
	"io"

	"github.com/jonboulle/clockwork"

	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/internal/box/site"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/watch"
)

// table is what looks at the table in one game.
type table struct {
	dice, board companion.Eye
	camera      session.Camera // nil where nothing can be placed
	notices     []prompt.Message
	closers     []io.Closer
}

// openTable looks at the source that is set: a camera is watched all the time
// and can be placed by its picture, a picture is one throw. Its frames pass by
// the page. The warnings say what is wrong with the table profile.
func openTable(s configs.Settings, w *site.Site, warnings io.Writer) (*table, error) {
	profile, said := calibration.Use(s.Profile)
	for _, line := range said {
		fmt.Fprintf(warnings, "silvertray: %s\n", line)
	}
	geometry, err := geometryOf(s, profile)
	if err != nil {
		return nil, err
	}
	source, err := camera.OpenAll(s.Source...)
	if err != nil {
		return nil, err
	}
	source = w.Passing(source)
	t := &table{}
	if profile.Damage != nil {
		t.notices = append(t.notices, damaged(profile.Damage))
	}
	known := hexboard.Options{Order: profile.Board}
	if len(s.Source) == 1 && camera.Continuous(s.Source[0]) {
		live := watch.NewLive(source, geometry, clockwork.NewRealClock())
		board := watch.NewLiveBoard(source, known, clockwork.NewRealClock())
		t.dice, t.board, t.camera = colourCheck{live, geometry.Colours}, board, viewfinder{source, geometry}
		t.closers = []io.Closer{live, board, source}
		return t, nil
	}
	board := watch.NewBoard(source, known)
	once := &watch.Table{Source: source, Geometry: func(string) watch.Geometry { return geometry }}
	t.dice, t.board = colourCheck{once, geometry.Colours}, board
	t.closers = []io.Closer{board, source}
	return t, nil
}

// join lets a loop look at the table.
func (t *table) join(c *companion.Companion) {
	c.Eyes, c.Table.Camera = companion.Eyes{Dice: t.dice, Board: t.board}, t.camera
	c.Table.Notices = append(c.Table.Notices, t.notices...)
}

// Close ends the looks.
func (t *table) Close() error {
	var err error
	for _, c := range t.closers {
		err = errors.Join(err, c.Close())
	}
	return err
}

// damaged is the screen that says why a profile cannot be used.
func damaged(err error) prompt.Message {
	return prompt.Message{
		Sign: prompt.TableSign, Title: "The table profile is damaged",
		Text: words.Say("%s.\n\nDice are read without it, and every roll is asked.", words.Error(err)),
	}
}
