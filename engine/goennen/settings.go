package goennen

import (
	"maps"
	"strconv"

	"silvertray/engine"
	"silvertray/internal/words"
)

// The settings choose between readings of the rules, and say which level of the
// solo game is played. The package documentation says why the defaults are what
// they are.
var (
	lineReward = engine.Rule{
		Name: "line", Values: []string{"row-column", "neighbours"},
		Title: "Completed cards in line", Words: []words.Phrase{"of the whole row and column", "beside the card only"},
	}
	plainColours = engine.Rule{
		Name: "plain-colours", Values: []string{"count", "not"},
		Title: "Cards not completed, for sets of colours", Words: []words.Phrase{"count", "do not count"},
	}
	tieBreak = engine.Rule{
		Name: "tie", Values: []string{"places", "boxes"},
		Title: "A tie goes to whom has fewer empty", Words: []words.Phrase{"places for cards", "boxes on cards"},
	}
	ninthCard = engine.Rule{
		Name: "ninth", Values: []string{"ends", "not"},
		Title: "A ninth card drawn by chance", Words: []words.Phrase{"ends the game", "does not end the game"},
	}
	hopeless = engine.Rule{
		Name: "hopeless", Values: []string{"allowed", "forbidden"},
		Title: "Numbers that no card can be completed with", Words: []words.Phrase{"are allowed", "are forbidden"},
	}
	chanceCard = engine.Rule{
		Name: "chance-card", Values: []string{"aside", "under"},
		Title: "A card drawn and not wanted", Words: []words.Phrase{"is out of the game", "goes under its pile"},
	}
	soloSecond = engine.Rule{
		Name: "solo-second", Values: []string{"yes", "no"},
		Title: "Solo: the bonus for a second die", Words: []words.Phrase{"yes", "no"},
	}
	soloLevel = engine.Rule{
		Name: "level", Values: []string{"1", "2", "3", "4", "5", "6", "7"},
		Title: "Solo: level", Words: []words.Phrase{"1", "2", "3", "4", "5", "6", "7"},
	}
	carried = engine.Rule{
		Name: "carried", Values: []string{"0"}, Also: isCarried, Like: "up to 999 points",
		Title: "Solo: campaign points brought along", Words: []words.Phrase{"0"},
	}
)

// Rules are the settings of the game's matches.
func (g *Game) Rules() []engine.Rule {
	return []engine.Rule{lineReward, plainColours, tieBreak, ninthCard, hopeless, chanceCard, soloSecond, soloLevel, carried}
}

// playedWith is the setting with the catalogue's stamp. Nobody chooses it: it says
// with which cards a match was played, and keeps it from others.
const playedWith = "catalogue"

// PlayedWith is the stamp of the catalogue that a match with these settings was
// dealt from; empty for a match that is still to be dealt.
func PlayedWith(settings map[string]string) string { return settings[playedWith] }

// settle spells out every setting, and refuses a match of another catalogue.
func (g *Game) settle(chosen map[string]string) (map[string]string, error) {
	chosen = maps.Clone(chosen)
	if with, told := chosen[playedWith]; told && with != g.stamp {
		return nil, words.Sorry(words.Say("It was played with the cards of the catalogue %s, and those here are of %s. Set catalogue to the file with the others.", with, g.stamp))
	}
	delete(chosen, playedWith)
	settings, err := engine.Settle(g.Rules(), chosen)
	if err != nil {
		return nil, err
	}
	settings[playedWith] = g.stamp
	return settings, nil
}

// mostCarried is more than seven levels can bring.
const mostCarried = 999

// isCarried reports whether a text is a number of campaign points in its plain form.
func isCarried(value string) bool {
	n, err := strconv.Atoi(value)
	return err == nil && n >= 0 && n <= mostCarried && strconv.Itoa(n) == value
}

// number is a setting that is one; every value was held against its rule.
func (t *table) number(r engine.Rule) int {
	n, err := strconv.Atoi(t.settings[r.Name])
	if err != nil {
		return 0
	}
	return n
}
