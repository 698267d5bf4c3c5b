package store

import (
	"context"
	"encoding/json"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"slices"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/hw"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// boxFolder is the variable that makes the test binary a box which keeps its
// matches in that folder.
const boxFolder = "SILVERTRAY_TEST_BOX"

// playUntilKilled plays one match at random, or goes on with it, and prints
// the moves of every screen before that is shown.
func playUntilKilled(folder string) int {
	s, err := Open(Config{Folder: folder, Games: games})
	if err != nil {
		return failing(err)
	}
	book := ledger.New(s, s.Resume("", nil))
	switch {
	case book.Match() == nil && s.last != nil:
		fmt.Println("over")
		return 0
	case book.Match() == nil:
		match, err := anyMatch()
		if err == nil {
			err = book.Deal(match)
		}
		if err != nil {
			return failing(err)
		}
	}
	if s.Offline() {
		return failing(fmt.Errorf("nothing is stored: %v", s.News()))
	}
	p := &person{requests: make(chan prompt.Request), moments: make(chan prompt.Snapshot, 1)}
	c := companion.Companion{
		Table: &session.Table{Ledger: book, Game: book.Match().Game()},
		Eyes:  companion.Eyes{Dice: p}, Keys: p, Panel: p, Requests: p.requests, Audience: p,
	}
	go p.play()
	if _, err := c.Run(context.Background()); err != nil {
		return failing(err)
	}
	fmt.Println("over")
	return 0
}

func failing(err error) int {
	fmt.Fprintln(os.Stderr, err)
	return 1
}

func anyMatch() (engine.Match, error) {
	players := []string{"Ana", "Ben", "Li"}[:1+rand.IntN(3)]
	return []*clever.Game{clever.GanzSchoen, clever.Doppelt}[rand.IntN(2)].New(engine.Setup{Players: players})
}

// person is everything around the box: the table, the panel, and somebody who
// answers at random.
type person struct {
	companion.NoAudience
	requests chan prompt.Request
	moments  chan prompt.Snapshot
}

func (p *person) Look(_ context.Context, want vision.Want) (vision.Reading, error) {
	r := vision.Reading{Sure: true}
	for _, die := range want.Dice {
		r.Dice = append(r.Dice, vision.Die{Colour: die, Value: 1 + rand.IntN(engine.Sides), Sure: true})
	}
	return r, nil
}

func (p *person) Presses() <-chan hw.Key { return nil }

func (p *person) Size() image.Point { return image.Pt(264, 176) }

func (p *person) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// see prints what is about to be shown, and hands it to the person.
func (p *person) Changed(s prompt.Snapshot) {
	moves := []string{}
	for _, past := range s.Past {
		moves = append(moves, past.Move.String())
	}
	line, err := json.Marshal(moves)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(line))
	select {
	case <-p.moments: // nobody has looked at the one before
	default:
	}
	p.moments <- s
}

// play answers every screen.
func (p *person) play() {
	for s := range p.moments {
		if act := answer(s); act != nil {
			told := make(chan error, 1)
			p.requests <- prompt.Request{For: s.Number, By: prompt.Box, Act: act, Answer: told}
			<-told
		}
	}
}

// answer is what to do at a screen; nil waits for the next one.
func answer(s prompt.Snapshot) prompt.Act {
	said := s.Says()
	if tied := said.Tied; tied != nil {
		return prompt.AnswerNearest{Die: tied[rand.IntN(len(tied))]}
	}
	switch said.Asks {
	case prompt.AskThrow:
		return nil
	case prompt.AskCheck:
		if rand.IntN(10) == 0 {
			return prompt.CorrectDie{Die: said.Roll[0].Colour, Value: 1 + rand.IntN(engine.Sides)}
		}
		return prompt.AcceptRoll{}
	case prompt.AskChoice:
		if rand.IntN(8) == 0 {
			return prompt.Press{Key: hw.Back} // to the sheets, and the menu behind them
		}
		if n := len(s.Past); n > 0 && rand.IntN(20) == 0 {
			return prompt.TakeBack{To: n - 1 - rand.IntN(min(n, 4))}
		}
		ask := s.Match.Ask()
		moves := slices.Collect(ask.Moves)
		return prompt.Choose{Player: ask.Player, Move: moves[rand.IntN(len(moves))].String()}
	}
	// Sheets, menus and the like are walked through at random, corrections of
	// earlier rolls among them.
	return prompt.Press{Key: []hw.Key{hw.Back, hw.OK, hw.OK, hw.Up, hw.Down}[rand.IntN(5)]}
}
