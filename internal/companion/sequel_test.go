package companion_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"silvertray/engine"
	"silvertray/engine/goennen"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// level is a solo match of cards of the first level, with campaign points, played to
// its end by phones.
func level(t *testing.T, carried string, chosen *session.Preferences) *phones {
	t.Helper()
	m, err := goennen.Practice().New(engine.Setup{Players: []string{"Ana"}, Settings: map[string]string{"carried": carried}})
	if err != nil {
		t.Fatal(err)
	}
	p := &phones{startWith(t, func(c *scene) {
		c.Game, c.stored.Match = goennen.Practice(), m
		boxDeals(c)
		c.Memory = memory{choose: func(set session.Preferences) error { *chosen = set; return nil }}
	}), rand.New(rand.NewPCG(2, 2))}
	for <-p.moments; !p.latest.Match.Ask().Over(); {
		p.step()
	}
	return p
}

// TestTheNextLevelFollows wins the first level with points brought along, and goes on
// with the rest.
func TestTheNextLevelFollows(t *testing.T) {
	var chosen session.Preferences
	p := level(t, "200", &chosen)
	press[prompt.Sheet](p.box, up)
	m := press[prompt.Menu](p.box, back, ok)
	if len(m.Items) != 2 || m.Items[0].Text == "Begin again with level 1" {
		t.Fatalf("offers %+v", m.Items)
	}
	press[prompt.Choice](p.box, ok)
	setup := p.latest.Match.Setup()
	if setup.Settings["level"] != "2" || setup.Settings["carried"] == "0" || len(p.latest.Past) != 12 {
		t.Errorf("dealt %+v after %d moves", setup, len(p.latest.Past))
	}
	if chosen.Rules["level"] != "2" || chosen.Rules["carried"] != setup.Settings["carried"] || len(chosen.Rules) != 2 {
		t.Errorf("kept %v", chosen.Rules)
	}
}

// TestTheNextLevelIsShuffledAnew compares the first cards of two levels.
func TestTheNextLevelIsShuffledAnew(t *testing.T) {
	var chosen session.Preferences
	p := level(t, "200", &chosen)
	dealt := func() (cards []string) {
		for _, step := range p.latest.Past[:12] {
			cards = append(cards, step.Move.String())
		}
		return cards
	}
	first := dealt()
	press[prompt.Menu](p.box, up, back, ok)
	press[prompt.Choice](p.box, ok)
	if second := dealt(); slices.Equal(first, second) {
		t.Errorf("both levels begin with %q", first)
	}
}

// TestALostLevelLeadsToTheFirst keeps that for another evening.
func TestALostLevelLeadsToTheFirst(t *testing.T) {
	var chosen session.Preferences
	p := level(t, "1", &chosen)
	m := press[prompt.Menu](p.box, ok)
	if m.Items[0].Text != "Begin again with level 1" {
		t.Fatalf("offers %+v", m.Items)
	}
	press[prompt.Menu](p.box, down)
	p.keys <- ok
	if err := p.end(); err != nil {
		t.Fatal(err)
	}
	if chosen.Rules["carried"] != "0" {
		t.Errorf("kept %v", chosen.Rules)
	}
}

// TestTheLastRoundIsSaid plays until somebody lays a ninth card.
func TestTheLastRoundIsSaid(t *testing.T) {
	p := &phones{carded(t, cardPlayers[:2], boxDeals), rand.New(rand.NewPCG(5, 5))}
	said := 0
	for <-p.moments; !p.latest.Match.Ask().Over(); {
		p.step()
		if m, ok := p.latest.Screen.(prompt.Message); ok && m.Title == "The end is near" {
			said++
			rounds := p.latest.Match.Ask().Rounds
			if got := p.latest.Match.Ask().Round; rounds != got+1 {
				t.Errorf("said in round %d of %d", got, rounds)
			}
		}
	}
	if said != 1 {
		t.Errorf("said %d times", said)
	}
}
