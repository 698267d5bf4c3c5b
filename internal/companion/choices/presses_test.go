package choices

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/companion/sessiontest"
	"silvertray/internal/ledger"
	"silvertray/internal/thorough"
)

// presses counts what choices cost: the shortest way from where the cursor
// starts, and OK. Held counts the ways on which a key may be held until the
// cursor has jumped far enough, which is one press; short those on which none is.
type presses struct{ choices, rolls, short, held, within, withinShort int }

// few is how many presses the common choice may take.
const few = 3

func (p *presses) take(m engine.Match, taken string) {
	c := New(sessiontest.Table(ledger.Stored{Match: m}, sessiontest.Mechanic{}), m.Ask())
	at := slices.IndexFunc(c.all, func(o option) bool { return o.move.String() == taken })
	short, held := c.way(at, false)+1, c.way(at, true)+1
	p.choices++
	p.short += short
	p.held += held
	if short <= few {
		p.withinShort++
	}
	if held <= few {
		p.within++
	}
}

// way is how many presses of up and down lead from the cursor to an option.
func (c *Choosing) way(to int, hold bool) int {
	way := map[int]int{c.selected: 0}
	for next := []int{c.selected}; len(next) > 0; next = next[1:] {
		if next[0] == to {
			return way[to]
		}
		for _, k := range []hw.Key{hw.Up, hw.Down} {
			at := session.Turn(next[0], len(c.all), k)
			for {
				if _, known := way[at]; !known {
					way[at] = way[next[0]] + 1
					next = append(next, at)
				}
				further := jump(c.all, at, k)
				if !hold || (k == hw.Up) != (further < at) || further == at {
					break // let go, at the latest where it would begin anew
				}
				at = further
			}
		}
	}
	panic("an option that cannot be reached")
}

func (p *presses) log(t *testing.T, name string, games int) {
	t.Helper()
	n := float64(p.choices)
	t.Logf("%s: %d choices a game, %.2f presses each, %.1f %% with %d or fewer; without holding a key %.2f and %.1f %%",
		name, p.choices/games, float64(p.held)/n, 100*float64(p.within)/n, few, float64(p.short)/n, 100*float64(p.withinShort)/n)
}

// TestTheCommonChoiceTakesThreePresses walks through the recorded games: nine
// choices in ten are no more than three presses away even without holding a
// key, and 97 in a hundred with it.
func TestTheCommonChoiceTakesThreePresses(t *testing.T) {
	var p presses
	files := []string{"../../../display/testdata/game.txt", "../../demo/ganz-schoen-clever/game.txt"}
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
		steps, _, err := record.Play(m, r.Moves())
		if err != nil {
			t.Fatal(err)
		}
		for _, step := range steps {
			if step.Before.Ask().Choice == nil {
				p.rolls++
				continue
			}
			p.take(step.Before, step.Move.String())
		}
	}
	p.log(t, "recorded games", len(files))
	t.Logf("a whole game: %d rolls that count with OK, %d presses in all", p.rolls/len(files), (p.rolls+p.held)/len(files))
	if p.withinShort*10 < p.choices*9 || p.within*100 < p.choices*97 {
		t.Errorf("%d of %d choices take %d presses or fewer", p.within, p.choices, few)
	}
}

// TestPressesOfRandomGames measures players who take anything, the worst there
// can be: the cursor cannot guess them.
func TestPressesOfRandomGames(t *testing.T) {
	for game, least := range map[*clever.Game]int{clever.GanzSchoen: 94, clever.Doppelt: 87} {
		t.Run(game.Name(), func(t *testing.T) { randomPresses(t, game, least) })
	}
}

// randomPresses plays at random; so many choices in a hundred, at least, are
// few presses away.
func randomPresses(t *testing.T, shelf engine.Game, least int) {
	games := thorough.Count(50, 200)
	var p presses
	r := rand.New(rand.NewPCG(1, 2))
	for game := range games {
		var m engine.Match
		m, err := shelf.New(engine.Setup{Players: []string{"Ana", "Ben", "Cem", "Dia"}[:1+game%4]})
		for err == nil && !m.Ask().Over() {
			move := anyMove(r, m.Ask())
			if m.Ask().Choice != nil {
				p.take(m, move.String())
			}
			m, err = m.Apply(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	p.log(t, "random games", games)
	if p.within*100 < p.choices*least {
		t.Errorf("only %d of %d choices take %d presses or fewer", p.within, p.choices, few)
	}
}

func anyMove(r *rand.Rand, ask engine.Ask) engine.Move {
	if ask.Choice != nil {
		all := slices.Collect(ask.Moves)
		return all[r.IntN(len(all))]
	}
	roll := engine.Thrown{}
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(engine.Sides)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
	}
	return roll
}
