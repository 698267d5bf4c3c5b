package box

import (
	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/internal/companion/session"
)

// memory keeps what is set on a box: in its settings, in the profile of its table,
// and, for who plays, beside the matches.
type memory struct {
	settings *configs.Settings
	names    names
}

var _ session.Memory = memory{}

// names remembers who plays.
type names interface {
	Remember(players []string) error
}

// Choose implements session.Memory.
func (m memory) Choose(p session.Preferences) error {
	return m.settings.Choose(configs.Chosen{Game: p.Picked, Language: string(p.Language), Inverted: p.Inverted, Rules: p.Rules})
}

// Learn implements session.Memory.
func (m memory) Learn(printed []string) error {
	if m.settings.Profile == "" {
		return nil
	}
	return calibration.LearnBoard(m.settings.Profile, printed)
}

// Remember implements session.Memory.
func (m memory) Remember(players []string) error { return m.names.Remember(players) }
