package menus

import (
	"slices"
	"strings"
	"unicode/utf8"

	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// mostLetters of a name that is entered with keys.
const mostLetters = 16

// The letters of the four languages. The end of the wheel, which is one press
// up from where it starts, finishes a name.
const (
	letters = "abcdefghijklmnopqrstuvwxyzäöüßáéíóúñàèìòù-"
	capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÉÍÓÚÑÀÈÌÒÙ"
)

// naming enters a name letter by letter.
type naming struct {
	title words.Phrase
	name  string
	at    int
	// taken are the names others have.
	taken []string
	done  func(name string) session.State
	back  session.State
}

// Screen implements session.State.
func (n *naming) Screen(*session.Table) prompt.Prompt {
	s := prompt.Naming{Title: n.title, Name: n.name, At: n.at, Keys: "▲▼ letter   OK take   ◄ delete"}
	for _, letter := range n.wheel() {
		s.Wheel = append(s.Wheel, words.Phrase(letter))
	}
	if n.finished() {
		s.Wheel = append(s.Wheel, "done")
	}
	return s
}

// wheel holds the letters that may come next; none in a name that is full.
func (n *naming) wheel() []string {
	switch {
	case utf8.RuneCountInString(n.name) == mostLetters:
		return nil
	case n.name == "" || strings.HasSuffix(n.name, "-"):
		return strings.Split(capital, "")
	}
	return strings.Split(letters, "")
}

// finished reports whether the name can stand as it is.
func (n *naming) finished() bool {
	return n.name != "" && !strings.HasSuffix(n.name, "-") &&
		!slices.ContainsFunc(n.taken, func(other string) bool { return engine.SameName(other, n.name) })
}

// Press implements session.State.
func (n *naming) Press(_ *session.Table, k hw.Key) session.State {
	wheel := n.wheel()
	places := len(wheel)
	if n.finished() {
		places++
	}
	switch {
	case k == hw.Back && n.name == "":
		return n.back
	case k == hw.Back:
		_, size := utf8.DecodeLastRuneInString(n.name)
		n.name, n.at = n.name[:len(n.name)-size], 0
	case k == hw.OK && n.at < len(wheel):
		n.name, n.at = n.name+wheel[n.at], 0
	case k == hw.OK && n.finished():
		return n.done(n.name)
	case places > 0 && k != hw.OK:
		n.at = session.Turn(n.at, places, k)
	}
	return n
}
