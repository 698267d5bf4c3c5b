package plain

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
	"silvertray/internal/thorough"
)

// pair is a game of the program with the plain one that it is held against.
type pair struct {
	real  *clever.Game
	plain *rules
}

var both = []pair{{clever.GanzSchoen, ganz}, {clever.Doppelt, doppelt}}

var names = []string{"Ana", "Ben", "Cleo", "Dan"}

// games is how many random games of each are compared, a quarter of them for
// each number of players.
var games = thorough.Int("games", 200, 10_000, "random games of each to compare")

// TestAgreesOnRandomGames plays random games twice. At every moment the same
// dice are to be thrown or the same choices are legal, by the same player in
// the same round; every move leads to the same points. Between them, many games
// have earned whatever the sheets bring.
func TestAgreesOnRandomGames(t *testing.T) {
	for _, p := range both {
		t.Run(p.real.Name(), func(t *testing.T) {
			t.Parallel()
			earned := map[string]bool{}
			for i := range games() {
				by := newPlayer(p.plain, uint64(i))
				players, settings := 1+i%len(names), anySettings(p.real, by.Rand)
				past, g, fault := playBoth(p, players, settings, by)
				if fault != "" {
					t.Fatalf("%s\nsettings %v\nafter\n%s", fault, settings, strings.Join(past, "\n"))
				}
				note(earned, g)
			}
			if missing := missing(earned); missing != nil && thorough.On() {
				t.Errorf("nobody has earned\n%s", strings.Join(missing, "\n"))
			}
		})
	}
}

// note remembers what a finished game has earned.
func note(earned map[string]bool, g *game) {
	for _, p := range g.papers {
		for _, s := range g.brings {
			earned[strings.Join(s.boxes, " ")] = earned[strings.Join(s.boxes, " ")] || s.earned(p)
		}
		for action := range g.ends {
			earned["all of "+action] = earned["all of "+action] || p.got[action] == 6
		}
	}
}

// missing is what nobody has earned.
func missing(earned map[string]bool) []string {
	var missing []string
	for what, yes := range earned {
		if !yes {
			missing = append(missing, what)
		}
	}
	return missing
}

// anySettings are random values of a game's settings.
func anySettings(g *clever.Game, r *rand.Rand) map[string]string {
	settings := map[string]string{}
	for _, rule := range g.Rules() {
		settings[rule.Name] = rule.Values[r.IntN(len(rule.Values))]
	}
	return settings
}

// playBoth plays a random game and says where the two disagree.
func playBoth(p pair, players int, settings map[string]string, by player) (past []string, g *game, fault string) {
	m, err := p.real.New(engine.Setup{Players: names[:players], Settings: settings})
	if err != nil {
		return nil, nil, err.Error()
	}
	g = newGame(p.plain, players, settings)
	for !m.Ask().Over() {
		move, fault := chooseBoth(m, g, by)
		if fault != "" {
			return past, g, fault
		}
		past = append(past, move.String())
		who := g.who
		if m, err = m.Apply(move); err != nil {
			return past, g, err.Error()
		}
		g.do(move.String())
		if fault := sameScore(m, g, who); fault != "" {
			return past, g, fault
		}
	}
	if g.step != "end" {
		return past, g, "the plain game goes on with " + g.step
	}
	return past, g, sameEnd(m, g)
}

// chooseBoth compares what the two ask for and picks an answer.
func chooseBoth(m engine.Match, g *game, by player) (engine.Move, string) {
	ask := m.Ask()
	if ask.Player != g.who || ask.Round != g.round || (ask.Roll != nil) != g.rolling() {
		return nil, fmt.Sprintf("asks player %d in round %d (roll: %v), the plain game player %d in round %d (roll: %v)",
			ask.Player, ask.Round, ask.Roll != nil, g.who, g.round, g.rolling())
	}
	if ask.Roll != nil {
		if hand := g.dicein("hand"); !slices.Equal(ask.Roll.Dice, hand) || ask.Roll.Tray != g.alone {
			return nil, fmt.Sprintf("throws %v (tray: %v), the plain game %v (tray: %v)", ask.Roll.Dice, ask.Roll.Tray, hand, g.alone)
		}
		return anyRoll(ask, by.Rand), ""
	}
	moves := slices.Collect(ask.Moves)
	if fault := sameMoves(moves, g); fault != "" {
		return nil, fault
	}
	return by.choose(moves, g), ""
}

func sameMoves(moves []engine.Move, g *game) string {
	var real []string
	for _, mv := range moves {
		real = append(real, mv.String())
	}
	plain := g.legal()
	if slices.Sort(real); !slices.Equal(real, slices.Sorted(slices.Values(plain))) {
		return fmt.Sprintf("legal moves\n      %q\nplain %q", real, slices.Sorted(slices.Values(plain)))
	}
	return ""
}

// anyRoll is a random roll; equal dice reach the tray by chance.
func anyRoll(ask engine.Ask, r *rand.Rand) engine.Move {
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: 1 + r.IntN(6)})
	}
	if ask.Roll.Tray {
		roll.Near = engine.Tied(roll.Faces)
		r.Shuffle(len(roll.Near), func(i, j int) { roll.Near[i], roll.Near[j] = roll.Near[j], roll.Near[i] })
	}
	return roll
}

// sameScore compares the points of a player.
func sameScore(m engine.Match, g *game, player int) string {
	p := m.Score().Players[player]
	areas, foxes, total := g.score(player)
	if !maps.Equal(p.Areas, areas) || p.Counts["foxes"].Points != foxes || p.Total != total || p.Counts["foxes"].Many != g.papers[player].got["fox"] {
		return fmt.Sprintf("score %+v\nplain %v, %d foxes for %d, total %d", p, areas, g.papers[player].got["fox"], foxes, total)
	}
	return ""
}

// sameEnd compares the points, who has won, or the stars of a solo score.
func sameEnd(m engine.Match, g *game) string {
	for player := range g.papers {
		if fault := sameScore(m, g, player); fault != "" {
			return fault
		}
	}
	score := m.Score()
	var won []string
	for _, player := range g.winners() {
		won = append(won, names[player])
	}
	if !score.Finished || !slices.Equal(score.Winners, won) {
		return fmt.Sprintf("won by %v (finished: %v), in the plain game by %v", score.Winners, score.Finished, won)
	}
	rating := score.Players[0].Rating
	if (rating != nil) != (g.players == 1) || rating != nil && rating.Stars != g.stars(score.Players[0].Total) {
		return fmt.Sprintf("rating %+v for %d points, in the plain game %v stars", rating, score.Players[0].Total, g.stars(score.Players[0].Total))
	}
	return ""
}
