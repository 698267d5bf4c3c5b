package companion_test

import (
	"testing"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/companion/session"
	"silvertray/internal/ledger"
)

// store is a ledger.Keeper in memory that fails on demand.
type store struct {
	// kept are the texts of the moves; those before it started may be left out.
	kept   []string
	before int
	deals  int
	waits  ledger.Premoves
	// keepErr is what each act fails with, waitErr what premoves fail with.
	keepErr, waitErr error
}

func (s *store) Deal(engine.Match) error {
	if s.keepErr == nil {
		s.deals++
		s.kept, s.before = nil, 0
	}
	return s.keepErr
}

func (s *store) Append(m engine.Move, _ engine.Match) error {
	if s.keepErr == nil {
		s.kept = append(s.kept, m.String())
	}
	return s.keepErr
}

func (s *store) TakeBack(moves int, _ engine.Match) error {
	if s.keepErr == nil {
		s.kept = s.kept[:moves-s.before]
	}
	return s.keepErr
}

func (s *store) Replace(at int, m engine.Move, moves int, _ engine.Match) error {
	if s.keepErr == nil {
		s.kept[at-s.before] = m.String()
		s.kept = s.kept[:moves-s.before]
	}
	return s.keepErr
}

func (s *store) Premoves(p ledger.Premoves) error {
	if s.waitErr == nil {
		s.waits = p
	}
	return s.waitErr
}

// offline is a store that can hold a match in memory.
type offline struct {
	*store
	why  *error
	news *[]ledger.News
}

func (o offline) GoOffline(why error) { *o.why, o.keepErr = why, nil }
func (o offline) Offline() bool       { return *o.why != nil }

func (o offline) News() []ledger.News {
	all := *o.news
	*o.news = nil
	return all
}

// memory keeps what is set, as far as a test looks at it.
type memory struct {
	choose   func(session.Preferences) error
	learn    func([]string) error
	remember func([]string) error
}

func (m memory) Choose(p session.Preferences) error {
	if m.choose == nil {
		return nil
	}
	return m.choose(p)
}

func (m memory) Learn(printed []string) error {
	if m.learn == nil {
		return nil
	}
	return m.learn(printed)
}

func (m memory) Remember(players []string) error {
	if m.remember == nil {
		return nil
	}
	return m.remember(players)
}

// after is a match as it is stored after moves.
func after(t *testing.T, dealt engine.Match, moves ...string) ledger.Stored {
	t.Helper()
	steps, m, err := record.Play(dealt, moves)
	if err != nil {
		t.Fatal(err)
	}
	return ledger.Stored{Match: m, Steps: steps}
}
