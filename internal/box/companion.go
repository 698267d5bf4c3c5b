package box

import (
	"maps"
	"math/rand/v2"
	"slices"

	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/display"
	"silvertray/engine"
	"silvertray/internal/companion/cards"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// newTable is a table for the game that is set. The match is that of the players who
// are set, nil where none are. The error is a SettingsError.
func newTable(s configs.Settings) (*session.Table, engine.Match, error) {
	offered := offered(s)
	game, ok := offered[s.Game]
	if !ok {
		return nil, nil, wrong(s, "game", unknownGame(s.Game, offered))
	}
	setup, err := s.Setup()
	if err != nil {
		return nil, nil, wrong(s, "rules", err)
	}
	profile, _ := calibration.Use(s.Profile) // openTable warns of what is wrong with it
	t := &session.Table{
		Game:        game,
		Preferences: session.Preferences{Rules: setup.Settings, Language: words.Language(s.Language), Inverted: s.Inverted, Printed: profile.Board},
		Dealer:      &cards.Piles{Seed: rand.Uint64(), For: func(g engine.Game) bool { return deals(s, g) }},
	}
	for _, name := range slices.Sorted(maps.Keys(offered)) {
		t.Shelf = append(t.Shelf, offered[name])
	}
	if err := checkRules(t.Shelf, setup.Settings); err != nil {
		return nil, nil, wrong(s, "rules", err)
	}
	if len(setup.Players) == 0 {
		return t, nil, nil
	}
	if renamed := display.Renamed(setup.Players); len(renamed) > 0 {
		t.Notices = append(t.Notices, prompt.Message{Title: "Other letters", Text: words.Say(
			"The panel lacks letters of a name, and shows %s in its place. The page shows the name as it is written.", words.And(renamed))})
	}
	match, err := deal(t, setup)
	if err != nil {
		return nil, nil, wrong(s, toBlame(err), err)
	}
	return t, match, nil
}

// deal deals the match of these players. A game that is not ready for one yet
// becomes a notice.
func deal(t *session.Table, setup engine.Setup) (engine.Match, error) {
	setup.Settings = engine.ByPrint(t.Game, engine.Fitting(t.Game, t.Shelf, setup.Settings), t.Printed)
	match, err := engine.Deal(t.Game, setup)
	switch why := unready(t.Game); {
	case err != nil && why != nil:
		t.Notices = append(t.Notices, prompt.Message{Title: "The match cannot begin", Text: words.Error(why)})
		return nil, nil
	case err != nil:
		return nil, err
	}
	return match, nil
}
