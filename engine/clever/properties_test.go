package clever

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// drawRoll is any roll that a match asks for.
func drawRoll(t *rapid.T, ask engine.Ask) engine.Thrown {
	var roll engine.Thrown
	for _, die := range ask.Roll.Dice {
		roll.Faces = append(roll.Faces, engine.Face{Die: die, Value: rapid.IntRange(1, 6).Draw(t, die)})
	}
	if ask.Roll.Tray {
		if tied := engine.Tied(roll.Faces); tied != nil {
			roll.Near = rapid.Permutation(tied).Draw(t, "near")
		}
	}
	return roll
}

// drawMove is any legal move.
func drawMove(t *rapid.T, m engine.Match) engine.Move {
	ask := m.Ask()
	if ask.Roll != nil {
		return drawRoll(t, ask)
	}
	return rapid.SampledFrom(slices.Collect(ask.Moves)).Draw(t, "choice")
}

// drawMatch is a match just dealt, of any game of the family.
func drawMatch(t *rapid.T) *Match {
	game := rapid.SampledFrom(family).Draw(t, "game")
	settings := make(map[string]string)
	for _, o := range game.switches {
		settings[o.name] = rapid.SampledFrom(o.values).Draw(t, o.name)
	}
	players := []string{"Ana", "Ben", "Cleo", "Dan"}[:rapid.IntRange(1, 4).Draw(t, "players")]
	m, err := game.New(engine.Setup{Players: players, Settings: settings})
	if err != nil {
		t.Fatal(err)
	}
	return m.(*Match)
}

// drawPlayed is a match at any moment, with the moves that led there.
func drawPlayed(t *rapid.T) (*Match, []engine.Move) {
	m := drawMatch(t)
	var past []engine.Move
	for range rapid.IntRange(0, 200).Draw(t, "moves") {
		if m.phase == over {
			break
		}
		move := drawMove(t, m)
		next, err := m.Apply(move)
		if err != nil {
			t.Fatalf("legal move refused: %v", err)
		}
		m, past = next.(*Match), append(past, move)
	}
	return m, past
}

// TestEveryMoveOfRandomGames checks what holds at every step of any game.
func TestEveryMoveOfRandomGames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMatch(t)
		for !m.Ask().Over() {
			move := drawMove(t, m)
			checkText(t, m, move)
			before := *m
			next, err := m.Apply(move)
			if err != nil {
				t.Fatalf("legal move refused: %v", err)
			}
			again, _ := m.Apply(move)
			if m.state != before.state || again.(*Match).state != next.(*Match).state {
				t.Fatalf("%s changed the match, or led elsewhere the second time", move)
			}
			m = next.(*Match)
			checkState(t, m)
		}
		checkEnd(t, m)
	})
}

// checkText checks that a move's text leads back to it, and that its words
// can be read.
func checkText(t *rapid.T, m *Match, move engine.Move) {
	parsed, err := m.Parse(move.String())
	if err != nil || parsed.String() != move.String() {
		t.Fatalf("%s parses as %v, %v", move, parsed, err)
	}
	if m.Label(move).Text == "" {
		t.Fatalf("%s has no label", move)
	}
}

// checkState checks what holds in every state.
func checkState(t *rapid.T, m *Match) {
	for i := range m.players {
		s := &m.sheets[i]
		for _, track := range m.layout.Tracks {
			if s.Left(track.Action.Gift) < 0 || s.Circled(track.Action) > track.Slots {
				t.Fatalf("%s: %d of %d earned, %d left", track.Action.Words(),
					s.Circled(track.Action), track.Slots, s.Left(track.Action.Gift))
			}
		}
		var count paper.Sheet
		for a := range m.layout.Areas {
			for _, b := range m.layout.Areas[a].Earned(&s.Areas[a]) {
				count.Count(b)
			}
		}
		foxes := int(count.Foxes)
		if t := m.layout.Tracks[0]; t.End == paper.Plain(paper.Fox) && s.Circled(t.Action) == t.Slots {
			foxes++
		}
		if foxes != int(s.Foxes) {
			t.Fatalf("%d foxes counted, %d on the sheet", s.Foxes, foxes)
		}
	}
	if m.phase == drawing && m.lie(engine.OnTray).Size() < engine.TrayPlaces {
		t.Fatalf("ruling 4: only %d dice on the tray for a passive player", m.lie(engine.OnTray).Size())
	}
	checkScore(t, m)
}

// checkScore checks that the parts add up to the total.
func checkScore(t *rapid.T, m *Match) {
	for _, p := range m.Score().Players {
		sum, least := 0, 1000
		for _, points := range p.Areas {
			sum, least = sum+points, min(least, points)
		}
		if m.settings[negativeFox.name] == "zero" {
			least = max(least, 0)
		}
		if p.Counts["foxes"].Points != p.Counts["foxes"].Many*least || p.Total != sum+p.Counts["foxes"].Points {
			t.Fatalf("the parts of %+v do not add up", p)
		}
	}
}

// checkEnd checks a finished match.
func checkEnd(t *rapid.T, m *Match) {
	score := m.Score()
	if !score.Finished || len(score.Winners) == 0 || (score.Players[0].Rating != nil) != m.solo() {
		t.Fatalf("the final score is %+v", score)
	}
	if int(m.round) != m.rounds() || m.due.n != 0 {
		t.Fatalf("the end comes in round %d with %v due", m.round, m.due.all())
	}
}

// TestNothingElseIsLegal tries every text that could be a choice: exactly the
// listed ones are accepted, and every refusal gives a rule.
func TestNothingElseIsLegal(t *testing.T) {
	texts := make(map[*paper.Layout][]string)
	for _, g := range family {
		texts[g.layout] = allTexts(g.layout)
	}
	rapid.Check(t, func(t *rapid.T) {
		m, _ := drawPlayed(t)
		legal := m.legal()
		for _, text := range texts[m.layout] {
			_, err := m.Parse(text)
			if (err == nil) != slices.Contains(legal, text) {
				t.Fatalf("%q: error %v, but the legal moves are %q", text, err, legal)
			}
			if refusal, ok := err.(*engine.Refusal); err != nil && (!ok || refusal.Rule == "") {
				t.Fatalf("%q is refused without a rule: %v", text, err)
			}
		}
	})
}

// allTexts are all choices that some state could allow.
func allTexts(l *paper.Layout) []string {
	texts := []string{"pass", "reroll", "done"}
	for _, die := range l.Dice {
		texts = append(texts, "return "+die.String())
	}
	for area := range l.Areas {
		for box := range l.Areas[area].Size() {
			name := l.Box(area, box)
			for _, die := range l.Dice {
				for _, verb := range []string{"take ", "extra ", "sweep "} {
					texts = append(texts, verb+die.String()+" "+name)
				}
			}
			for _, what := range []string{"x", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"} {
				texts = append(texts, "bonus "+what+" "+name)
			}
		}
	}
	return texts
}

// TestForeignMoves checks that moves of other moments are refused, not played.
func TestForeignMoves(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m, past := drawPlayed(t)
		for _, move := range past {
			_, parseErr := m.Parse(move.String())
			_, applyErr := m.Apply(move)
			if (parseErr == nil) != (applyErr == nil) {
				t.Fatalf("%s: Parse says %v, Apply says %v", move, parseErr, applyErr)
			}
		}
		for _, move := range []engine.Move{nil, Move{}, engine.Thrown{}} {
			if _, err := m.Apply(move); err == nil {
				t.Fatalf("%#v is no legal move", move)
			}
		}
	})
}
