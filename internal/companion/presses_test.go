package companion

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
)

// presses counts what choices cost: the shorter way from where the cursor
// starts, and OK.
type presses struct{ choices, sum, within int }

// few is how many presses the common choice may take.
const few = 3

func (p *presses) take(m engine.Match, taken string) {
	c := newChoosing(&table{match: m}, m.Ask())
	at := slices.IndexFunc(c.all, func(o option) bool { return o.move.String() == taken })
	way := (at - c.selected + len(c.all)) % len(c.all)
	way = min(way, len(c.all)-way) + 1
	p.choices++
	p.sum += way
	if way <= few {
		p.within++
	}
}

func (p *presses) log(t *testing.T, name string, games int) {
	t.Helper()
	t.Logf("%s: %d choices a game, %.2f presses each, %d %% with %d or fewer",
		name, p.choices/games, float64(p.sum)/float64(p.choices), 100*p.within/p.choices, few)
}

// TestTheCommonChoiceTakesThreePresses walks through the recorded games: nine
// choices in ten are no more than three presses away.
func TestTheCommonChoiceTakesThreePresses(t *testing.T) {
	var p presses
	files := []string{"../../display/testdata/game.txt", "../demo/ganz-schoen-clever/game.txt"}
	for _, path := range files {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		r, err := record.Parse(f)
		if err != nil {
			t.Fatal(err)
		}
		m, err := record.Deal(r, engine.NewGames(clever.GanzSchoen))
		if err != nil {
			t.Fatal(err)
		}
		past, err := replayed(m, r.Moves())
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range past {
			if step.Before.Ask().Kind == engine.Choice {
				p.take(step.Before, step.Move.String())
			}
		}
	}
	p.log(t, "recorded games", len(files))
	if p.within*10 < p.choices*9 {
		t.Errorf("%d of %d choices take %d presses or fewer", p.within, p.choices, few)
	}
}

// TestPressesOfRandomGames measures players who take anything, the worst there
// can be: the cursor cannot guess them.
func TestPressesOfRandomGames(t *testing.T) {
	const games = 200
	var p presses
	r := rand.New(rand.NewPCG(1, 2))
	for game := range games {
		var m engine.Match
		m, err := clever.GanzSchoen.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem", "Dia"}[:1+game%4]})
		for err == nil && m.Ask().Kind != engine.Over {
			move := anyMove(r, m.Ask())
			if m.Ask().Kind == engine.Choice {
				p.take(m, move.String())
			}
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	p.log(t, "random games", games)
	if p.within*2 < p.choices {
		t.Errorf("only %d of %d choices take %d presses or fewer", p.within, p.choices, few)
	}
}

func anyMove(r *rand.Rand, ask engine.Ask) engine.Move {
	if ask.Kind == engine.Choice {
		all := slices.Collect(ask.Moves)
		return all[r.IntN(len(all))]
	}
	roll := engine.Thrown{}
	for _, die := range ask.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	if ask.Tray {
		roll.Near = engine.Tied(roll.Faces)
	}
	return roll
}
