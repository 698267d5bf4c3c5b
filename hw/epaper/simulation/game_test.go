package simulation_test

import (
	"bytes"
	"context"
	"io"
	"slices"
	"testing"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
	"silvertray/hw/epaper/simulation"
	"silvertray/internal/companion"
	"silvertray/internal/demo"
	"silvertray/vision"
)

// eye sees what the record says was thrown.
type eye struct{ rolls []engine.Thrown }

func (e *eye) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	if want.NoThrow {
		<-ctx.Done()
		return vision.Reading{}, ctx.Err()
	}
	if len(e.rolls) == 0 {
		return vision.Reading{}, io.EOF
	}
	roll := e.rolls[0]
	e.rolls = e.rolls[1:]
	r := vision.Reading{Sure: true}
	for _, f := range roll.Faces {
		gap := 10 + 10*float64(slices.Index(roll.Near, f.Die))
		r.Dice = append(r.Dice, vision.Die{Colour: f.Die, Value: f.Value, Sure: true, TrayMM: &gap})
	}
	return r, nil
}

// recorded is the match as it was dealt, its moves, and what was thrown.
func recorded(t testing.TB) (match engine.Match, moves []string, rolls []engine.Thrown) {
	t.Helper()
	g, err := demo.Open(clever.GanzSchoen.Name())
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Record()
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Parse(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if match, err = record.Deal(r, engine.Games{clever.GanzSchoen.Name(): clever.GanzSchoen}); err != nil {
		t.Fatal(err)
	}
	m := match
	for _, text := range r.Moves() {
		move, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if roll, ok := move.(engine.Thrown); ok {
			rolls = append(rolls, roll)
		}
		if m, err = m.Apply(move); err != nil {
			t.Fatal(err)
		}
	}
	return match, r.Moves(), rolls
}

// game is what the recorded game sent to a panel.
type game struct {
	chip.Traffic
	screens int
	choices []display.Choice
}

// play the recorded game on a model.
func play(t testing.TB, m epaper.Model) (g game) {
	t.Helper()
	panel, err := simulation.New(m, &screen{size: m.Size()})
	if err != nil {
		t.Fatal(err)
	}
	match, moves, rolls := recorded(t)
	player := demo.NewPlayer(moves)
	box := &companion.Companion{
		Game: match.Game(), Match: match, Keys: player, Panel: panel, Eye: &eye{rolls},
		Keep: player.Made,
		Shown: func(s companion.Moment) {
			g.screens++
			if c, ok := s.Screen.(display.Choice); ok {
				g.choices = append(g.choices, c)
			}
			player.Shown(s)
		},
	}
	if _, err := box.Run(context.Background()); err != nil {
		t.Fatalf("the recorded game stopped: %v", err)
	}
	g.Traffic = panel.Traffic()
	return g
}

// walk moves the cursor through the options of choices. It returns the bytes
// that each step sent, the fewest first; steps with a full refresh are left out.
func walk(t testing.TB, m epaper.Model, choices []display.Choice) (steps []int) {
	t.Helper()
	panel, err := simulation.New(m, &screen{size: m.Size()})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range choices {
		for c.Selected = range c.Options {
			before := panel.Traffic()
			if err := panel.Show(context.Background(), display.Draw(c, m.Size()), hw.Partial); err != nil {
				t.Fatal(err)
			}
			if after := panel.Traffic(); c.Selected > 0 && after.Full == before.Full {
				steps = append(steps, after.Bytes-before.Bytes)
			}
		}
	}
	slices.Sort(steps)
	return steps
}

// A moved cursor must not send the whole panel again: that would be both image
// RAMs. What it sends is the rows it left, before and now, and the row it is on.
func TestAMovedCursorSendsLittle(t *testing.T) {
	for _, m := range epaper.Models() {
		steps := walk(t, m, play(t, m).choices[:8])
		whole := 2 * ((m.Native.X + 7) / 8) * m.Native.Y
		if usual := steps[len(steps)/2]; usual > whole/2 {
			t.Errorf("%s: a moved cursor sends %d bytes, the whole panel is %d", m.Name, usual, whole)
		}
	}
}

// BenchmarkGame tells what a whole recorded game costs on the wire.
func BenchmarkGame(b *testing.B) {
	for _, m := range epaper.Models() {
		b.Run(m.Name, func(b *testing.B) {
			var g game
			for range b.N {
				g = play(b, m)
			}
			b.ReportMetric(float64(g.screens), "screens")
			b.ReportMetric(float64(g.Bytes), "bytes/game")
			b.ReportMetric(float64(g.Transfers), "transfers/game")
			b.ReportMetric(float64(g.Full), "full/game")
			b.ReportMetric(float64(g.Partial), "partial/game")
			steps := walk(b, m, g.choices)
			b.ReportMetric(float64(steps[len(steps)/2]), "bytes/cursor")
			b.ReportMetric(float64(steps[len(steps)-1]), "bytes/cursor-most")
		})
	}
}
