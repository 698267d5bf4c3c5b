package simulation_test

import (
	"context"
	"slices"
	"testing"

	"silvertray/display"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/chip"
	"silvertray/hw/epaper/simulation"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/demo"
	"silvertray/internal/demo/demotest"
	"silvertray/internal/ledger"
	"silvertray/internal/prompt"
)

// game is what the recorded game sent to a panel.
type game struct {
	chip.Traffic
	screens int
	choices []prompt.Choice
}

// follower lets a player follow, and notes what is shown.
type follower struct {
	demo.Follower
	game *game
}

func (f follower) Shown(m companion.Moment) {
	f.game.screens++
	if c, ok := m.Screen.(prompt.Choice); ok {
		f.game.choices = append(f.game.choices, c)
	}
	f.Follower.Shown(m)
}

// play the recorded game on a model.
func play(t testing.TB, m epaper.Model) (g game) {
	t.Helper()
	panel, err := simulation.New(m, &screen{size: m.Size()})
	if err != nil {
		t.Fatal(err)
	}
	recorded := demotest.Open(t, "ganz-schoen-clever")
	player := demo.NewPlayer(recorded.Steps)
	f := follower{demo.Follower{Player: player}, &g}
	box := &companion.Companion{
		Table: &session.Table{Ledger: ledger.New(f, ledger.Stored{Match: recorded.Match}), Game: recorded.Match.Game()},
		Eyes:  companion.Eyes{Dice: player.Table(&demotest.Eye{Steps: recorded.Steps})}, Keys: player, Panel: panel, Audience: f,
	}
	if _, err := box.Run(context.Background()); err != nil {
		t.Fatalf("the recorded game stopped: %v", err)
	}
	g.Traffic = panel.Traffic()
	return g
}

// walk moves the cursor through the options of choices. It returns the bytes
// that each step sent, the fewest first; steps with a full refresh are left out.
func walk(t testing.TB, m epaper.Model, choices []prompt.Choice) (steps []int) {
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
// RAMs. To the new picture's RAM go the rows that it left, before and now, and
// the row it is on; to the other RAM only the first two. On the smallest panel
// a list has four rows and half the glass.
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
