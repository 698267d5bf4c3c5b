package box

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// newCompanion is the loop with the game that is set, and with its match if
// players are. What is chosen on the box goes into the settings. The error is a
// SettingsError.
func newCompanion(s *configs.Settings) (*companion.Companion, error) {
	offered := offered(*s)
	game, ok := offered[s.Game]
	if !ok {
		return nil, SettingsError{fmt.Errorf("game %q is not known: there are %s", s.Game, strings.Join(slices.Sorted(maps.Keys(offered)), ", "))}
	}
	setup, err := s.Setup()
	if err != nil {
		return nil, SettingsError{err}
	}
	table, _ := calibration.Use(s.Profile) // openTable warns of what is wrong with it
	c := &companion.Companion{
		Game: game, Rules: setup.Settings, Language: words.Language(s.Language), Inverted: s.Inverted, Printed: table.Board,
		Seed: rand.Uint64(), Deals: func(g engine.Game) bool { return deals(*s, g) },
	}
	for _, name := range slices.Sorted(maps.Keys(offered)) {
		c.Shelf = append(c.Shelf, offered[name])
	}
	c.Choose = func(c companion.Chosen) error {
		return s.Choose(configs.Chosen{Game: c.Game, Language: string(c.Language), Inverted: c.Inverted, Rules: c.Rules})
	}
	if s.Profile != "" {
		c.Learn = func(printed []string) error { return calibration.LearnBoard(s.Profile, printed) }
	}
	if len(setup.Players) > 0 {
		err = deal(c, setup)
	}
	return c, err
}

// deal deals the match of these players. A game that is not ready for one yet
// becomes a notice.
func deal(c *companion.Companion, setup engine.Setup) error {
	setup.Settings = engine.ByPrint(c.Game, engine.Fitting(c.Game, c.Shelf, setup.Settings), c.Printed)
	match, err := c.Game.New(setup)
	switch why := unready(c.Game); {
	case err != nil && why != nil:
		c.Notices = append(c.Notices, prompt.Message{Title: "The match cannot begin", Text: words.Error(why)})
	case err != nil:
		return SettingsError{err}
	default:
		c.Match = match
	}
	return nil
}
