package store

import (
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever"
)

// TestAMatchThatCannotGoOnIsSaid leaves its game out for a while, as when
// the cards that it was played with are not there.
func TestAMatchThatCannotGoOnIsSaid(t *testing.T) {
	folder := t.TempDir()
	b := opened(t, Config{Folder: folder})
	b.deal("Ana")
	b.play(5)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	without := opened(t, Config{Folder: folder, Games: engine.NewGames(clever.Doppelt)})
	news := without.News()
	if without.match != nil || len(news) != 1 || !strings.Contains(news[0].Text.String(), `no game is called "ganz-schoen-clever"`) {
		t.Errorf("goes on with %v, says %v", without.match, news)
	}
	if err := without.Close(); err != nil {
		t.Fatal(err)
	}
	again := opened(t, Config{Folder: folder})
	again.stands(b.moves)
}

// TestAMatchIsTakenBackByItsOwnGame goes on although the registry has another
// game of that name by now, as when cards were corrected meanwhile.
func TestAMatchIsTakenBackByItsOwnGame(t *testing.T) {
	b := opened(t, Config{Folder: t.TempDir()})
	b.deal("Ana")
	b.play(5)
	b.Games = engine.NewGames(clever.Doppelt)
	if err := b.takeBack(2); err != nil {
		t.Errorf("take back: %v", err)
	}
	if _, err := b.book.Replace(0, b.book.Steps()[0].Move); err != nil {
		t.Errorf("replace: %v", err)
	}
}
