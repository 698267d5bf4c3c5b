package soak_test

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"image"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/simulation"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// tally counts what happened.
type tally struct {
	moves, screens, cuts, blind, dark int
	visits, corrections               atomic.Int64
}

// truth is what the dice on the table show, throw by throw.
type truth struct {
	seed uint64
	made atomic.Uint64 // moves so far
}

func (t *truth) moved(made int) { t.made.Store(uint64(made)) }

// die is what a die of the present throw shows, and how far it lies from the
// tray in mm.
func (t *truth) die(colour string) (value int, gap float64) {
	sum := fnv.New64a()
	fmt.Fprint(sum, t.seed, t.made.Load(), colour)
	r := rand.New(rand.NewPCG(sum.Sum64(), 0))
	return 1 + r.IntN(engine.Sides), 5 + 200*r.Float64()
}

// eye sees the truth, at times not surely and with a die misread, and at times
// the camera has failed.
type eye struct {
	truth  *truth
	chance *rand.Rand
	tally  *tally
}

var errCamera = errors.New("the camera's cable is loose")

// Look at the dice thrown. Nobody moves dice by hand here.
func (e *eye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	if e.chance.IntN(20) == 0 {
		e.tally.blind++
		return vision.Reading{}, errCamera
	}
	r := vision.Reading{Sure: true}
	for _, colour := range want.Dice {
		value, gap := e.truth.die(colour)
		r.Dice = append(r.Dice, vision.Die{Colour: colour, Value: value, Sure: true, TrayMM: &gap})
	}
	if d := &r.Dice[e.chance.IntN(len(r.Dice))]; e.chance.IntN(8) == 0 {
		d.Value, d.Sure, r.Sure = d.Value%engine.Sides+1, false, false
	}
	return r, nil
}

// person looks at each screen and presses one key.
type person struct {
	truth *truth
	keys  chan hw.Key
}

func newPerson(t *truth) *person { return &person{t, make(chan hw.Key, 16)} }

// Presses implements hw.Keys.
func (p *person) Presses() <-chan hw.Key { return p.keys }

// look decides on the next key. It may come too late for the screen it was
// meant for, like anybody's.
func (p *person) look(screen prompt.Prompt) {
	switch s := screen.Says(); s.Asks {
	case prompt.AskThrow:
		if s.Note != "" {
			p.press(hw.OK) // the dice by hand
		}
	case prompt.AskCheck:
		check, _ := screen.(prompt.Check)
		p.press(p.check(s, check.Editing))
	case prompt.AskChoice:
		_, gap := p.truth.die(s.Title.String()) // any number that stays for this question
		p.press(toward(s.Cursor.At, int(gap*100)%len(s.Options)))
	case prompt.AskRethrow:
		p.press(p.rethrow(s))
	case prompt.AskItem: // what follows after the end
		p.press(toward(s.Cursor.At, len(s.Options)-1))
	case prompt.ReadScores, prompt.ReadMessage:
		p.press(hw.OK)
	default:
		p.press(hw.Back)
	}
}

// rethrow throws the dice again that lie far from the tray.
func (p *person) rethrow(s prompt.Said) hw.Key {
	for i, f := range s.Faces {
		_, gap := p.truth.die(f.Die)
		if thrown := slices.Contains(s.Rethrown, f.Die); thrown != (gap > 50) && (gap > 50 || len(s.Rethrown) > 1) {
			return toward(s.Cursor.At, i)
		}
	}
	return toward(s.Cursor.At, len(s.Faces))
}

// check corrects the dice one by one, and then lets the roll count. While a die is
// edited, the keys change its value.
func (p *person) check(s prompt.Said, editing bool) hw.Key {
	if editing {
		d := s.Roll[s.Cursor.At]
		if value, _ := p.truth.die(d.Colour); d.Value != value {
			return hw.Up
		}
		return hw.OK
	}
	for i, d := range s.Roll {
		if value, _ := p.truth.die(d.Colour); d.Value != value || d.Doubt {
			return toward(s.Cursor.At, i)
		}
	}
	return toward(s.Cursor.At, len(s.Roll))
}

// toward walks a cursor, or presses OK where it has arrived.
func toward(cursor, to int) hw.Key {
	switch {
	case cursor < to:
		return hw.Down
	case cursor > to:
		return hw.Up
	}
	return hw.OK
}

func (p *person) press(k hw.Key) {
	select {
	case p.keys <- k:
	default: // the box is busy; there is another screen to come
	}
}

// panel is a simulated one whose cable comes loose at times.
type panel struct {
	hw.Panel
	chance *rand.Rand
	tally  *tally
}

var errPanel = errors.New("the panel does not answer")

func newPanel(t *testing.T, chance *rand.Rand, tally *tally) *panel {
	t.Helper()
	models := epaper.Models()
	m := models[chance.IntN(len(models))]
	simulated, err := simulation.New(m, nowhere(m.Size()))
	if err != nil {
		t.Fatal(err)
	}
	return &panel{simulated, chance, tally}
}

// Show fails one time in fifty.
func (p *panel) Show(ctx context.Context, picture *image.Paletted, r hw.Refresh) error {
	if p.chance.IntN(50) == 0 {
		p.tally.dark++
		return errPanel
	}
	return p.Panel.Show(ctx, picture, r)
}

// nowhere is where nobody looks at a panel of this size.
type nowhere image.Point

func (n nowhere) Size() image.Point { return image.Point(n) }

func (nowhere) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }

// visit lets three phones come and go until ctx ends, each for a while whenever
// something has changed.
func visit(ctx context.Context, at string, changed <-chan struct{}, chance *rand.Rand, tally *tally) *sync.WaitGroup {
	var phones sync.WaitGroup
	for range 3 {
		p := phone{at: at, chance: rand.New(rand.NewPCG(chance.Uint64(), 4)), tally: tally}
		phones.Add(1)
		go func() {
			defer phones.Done()
			defer p.client.CloseIdleConnections()
			p.client.Transport = &http.Transport{}
			for {
				select {
				case <-changed:
					p.stay(ctx)
				case <-ctx.Done():
					return
				}
			}
		}()
	}
	return &phones
}

// advise lets somebody at the table take moves back, and correct rolls that
// counted already, now and then.
func advise(ctx context.Context, to chan<- prompt.Request, latest *atomic.Pointer[prompt.Snapshot], changed <-chan struct{}, chance *rand.Rand, tally *tally) *sync.WaitGroup {
	var one sync.WaitGroup
	one.Add(1)
	go func() {
		defer one.Done()
		for {
			select {
			case <-changed:
			case <-ctx.Done():
				return
			}
			s := latest.Load()
			if s == nil || len(s.Past) == 0 || chance.IntN(20) > 0 {
				continue
			}
			at := len(s.Past) - 1 - chance.IntN(min(len(s.Past), 6))
			var act prompt.Act = prompt.TakeBack{To: at}
			if roll, ok := s.Past[at].Move.(engine.Thrown); ok {
				f := roll.Faces[chance.IntN(len(roll.Faces))]
				act = prompt.AmendRoll{At: at, Faces: map[string]int{f.Die: 1 + chance.IntN(engine.Sides)}}
			}
			answer := make(chan error, 1)
			select {
			case to <- prompt.Request{For: s.Number, By: prompt.Box, Act: act, Answer: answer}:
			case <-ctx.Done():
				return
			}
			select {
			case err := <-answer: // it may have come too late
				if err == nil {
					tally.corrections.Add(1)
				}
			case <-ctx.Done():
				return
			}
		}
	}()
	return &one
}

// refuse answers the requests that came too late for the box, until close has
// closed the page.
func refuse(late <-chan prompt.Request, close func()) {
	closed := make(chan struct{})
	go func() {
		defer func() { closed <- struct{}{} }()
		close()
	}()
	for {
		select {
		case r := <-late:
			r.Answer <- prompt.ErrStale
		case <-closed:
			return
		}
	}
}

// phone is somebody who looks in.
type phone struct {
	at     string
	chance *rand.Rand
	client http.Client
	tally  *tally
}

// stay opens the page, follows it for a while and leaves, or tries something
// that it has no right to.
func (p *phone) stay(ctx context.Context) {
	p.tally.visits.Add(1)
	switch p.chance.IntN(4) {
	case 0:
		p.fetch(ctx, http.MethodGet, "/", "")
		p.fetch(ctx, http.MethodGet, "/main", "")
	case 1:
		p.fetch(ctx, http.MethodGet, "/record.txt", "")
		p.fetch(ctx, http.MethodGet, "/panel.png", "")
	case 2:
		p.fetch(ctx, http.MethodPost, "/choose", url.Values{"state": {"1"}, "player": {"0"}, "move": {"pass"}}.Encode())
	default:
		p.follow(ctx)
	}
}

// fetch reads an answer, whatever it is.
func (p *phone) fetch(ctx context.Context, method, path, form string) {
	r, err := http.NewRequestWithContext(ctx, method, p.at+path, strings.NewReader(form))
	if err != nil {
		return
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	answer, err := p.client.Do(r)
	if err != nil {
		return
	}
	defer answer.Body.Close()
	_, _ = io.Copy(io.Discard, answer.Body) // only the server is tested
}

// follow reads a few events and goes away in the middle of one.
func (p *phone) follow(ctx context.Context) {
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, p.at+"/events", nil)
	if err != nil {
		return
	}
	answer, err := p.client.Do(r)
	if err != nil {
		return
	}
	defer answer.Body.Close()
	_, _ = io.CopyN(io.Discard, answer.Body, 1+p.chance.Int64N(400)) // ends with ctx at the latest
}
