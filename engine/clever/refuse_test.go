package clever

import (
	"testing"

	"silvertray/engine"
	"silvertray/internal/words"
)

// A screen says a rule in its own language, without the text of the move.
func TestRulesAreSaidInEveryLanguage(t *testing.T) {
	m, err := GanzSchoen.New(engine.Setup{Players: []string{"Ana"}})
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Parse("take white green.1")
	for l, want := range map[words.Language]string{
		words.English: "a roll of white, yellow, blue, green, orange, purple is needed now.",
		words.German:  "jetzt ist ein Wurf fällig: weiß, gelb, blau, grün, orange, lila.",
		words.Spanish: "ahora hace falta una tirada: blanco, amarillo, azul, verde, naranja, lila.",
		words.Italian: "ora serve un tiro: bianco, giallo, blu, verde, arancione, viola.",
	} {
		if got := l.Say(words.Error(err)); got != want {
			t.Errorf("%s says %q, want %q", l, got, want)
		}
	}
}
