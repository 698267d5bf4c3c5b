package box

import (
	"context"
	"errors"
	"fmt"
	"io"

	"silvertray/configs"
	"silvertray/engine"
	"silvertray/hw/picture"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/demo"
	"silvertray/internal/ledger"
	"silvertray/internal/words"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
	"silvertray/vision/watch"
)

// Demo is a box that plays a recorded game without any hardware.
type Demo struct {
	// Recorded is the game it plays.
	Recorded *demo.Game
	// First is the file of the panel's first picture.
	First string

	companion *companion.Companion
	player    *demo.Player
	narrator  *demo.Narrator
	closers   []io.Closer
}

// OpenDemo puts together a box for the recorded game of the settings, whose panel
// is shown by the folder of pictures. The narrator describes the game. Close it
// after use. The error is a SettingsError where a setting is wrong.
func OpenDemo(s configs.Settings, narrator *demo.Narrator) (*Demo, error) {
	recorded, err := demo.Open(s.Game)
	if err != nil {
		return nil, wrong(s, "game", err)
	}
	size, err := s.PanelSize()
	if err != nil {
		return nil, wrong(s, "panel", err)
	}
	pictures, err := picture.New(s.Pictures, size)
	if err != nil {
		return nil, err
	}
	d := &Demo{Recorded: recorded, First: pictures.Next(), player: demo.NewPlayer(recorded.Steps), narrator: narrator}
	panel, err := simulated(s, pictures)
	if err != nil {
		return nil, err
	}
	follower := demo.Follower{Player: d.player, Narrator: narrator}
	table := &session.Table{
		Ledger: ledger.New(follower, ledger.Stored{Match: recorded.Match}), Game: recorded.Match.Game(), Dealer: d.player,
		Preferences: session.Preferences{Language: words.Language(s.Language)},
	}
	d.companion = &companion.Companion{Table: table, Keys: d.player, Panel: panel, Audience: follower}
	d.look()
	return d, nil
}

// look gives the box eyes on the table of the recorded player.
func (d *Demo) look() {
	source := camera.Embedded(d.Recorded.Pictures(), d.Recorded.Names...)
	board := watch.NewBoard(source, hexboard.Options{})
	geometry := func(frame string) watch.Geometry {
		a, err := d.Recorded.Areas(frame)
		if err != nil {
			return watch.Geometry{}
		}
		return watch.Geometry{Tray: a.Tray, Aside: a.Zone != nil, Measure: a.Measure}
	}
	d.companion.Eyes.Dice = d.player.Table(&watch.Table{Source: source, Geometry: geometry})
	d.companion.Eyes.Board = d.player.Table(board)
	d.closers = []io.Closer{board, source}
}

// Play plays the game to its end, and returns the match as it then stands.
func (d *Demo) Play(ctx context.Context) (engine.Match, error) {
	match, err := d.companion.Run(ctx)
	if err != nil {
		return nil, fmt.Errorf("the recorded game stopped: %w", err)
	}
	if err := d.narrator.Err(); err != nil {
		return nil, fmt.Errorf("tell the recorded game: %w", err)
	}
	return match, nil
}

// Corrected is how many dice or tiles the player had to correct.
func (d *Demo) Corrected() int { return d.player.Corrected }

// Close closes the pictures of the recorded table.
func (d *Demo) Close() error {
	var err error
	for _, c := range d.closers {
		err = errors.Join(err, c.Close())
	}
	return err
}
