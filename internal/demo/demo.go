// Package demo holds recorded games: what the table showed and what was chosen,
// the pictures of it, and a player that makes the recorded choices by pressing
// the keys.
package demo

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"silvertray/engine"
	"silvertray/engine/registry"
	"silvertray/internal/words"
)

//go:embed ganz-schoen-clever doppelt-so-clever einfach-genial goennen-koennen
var files embed.FS

// Game is one recorded game.
type Game struct {
	dir fs.FS
	// Names of the pictures, in the order of the game.
	Names []string
	// Match as it was dealt, and the Steps that follow.
	Match engine.Match
	Steps []Step
}

// Games are the names of the games that have one recorded.
func Games() []string {
	dirs, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	names := make([]string, len(dirs))
	for i, d := range dirs {
		names[i] = d.Name()
	}
	return names
}

// Open finds a recorded game by a name of Games, or by that of the game as it is
// played: a deck of cards may have another.
func Open(name string) (*Game, error) {
	if slices.Contains(Games(), name) {
		return open(name)
	}
	for _, folder := range Games() {
		g, err := open(folder)
		if err != nil {
			return nil, err
		}
		if g.Match.Game().Name() == name {
			return g, nil
		}
	}
	return nil, fmt.Errorf("there is no recorded game of %q: there are %s%s", name, strings.Join(Games(), ", "), words.Suggestion(name, Games()))
}

// open reads the recorded game in a folder of the program.
func open(folder string) (*Game, error) {
	dir, err := fs.Sub(files, folder)
	if err != nil {
		return nil, fmt.Errorf("recorded game %q: %w", folder, err)
	}
	g, err := Read(dir, registry.Games())
	if err != nil {
		return nil, fmt.Errorf("recorded game %q: %w", folder, err)
	}
	return g, nil
}

// Read reads a recorded game of one of the games known: its record is game.txt, and the
// pictures lie beside it, named in their order.
func Read(dir fs.FS, games engine.Games) (*Game, error) {
	names, err := fs.Glob(dir, "*.jpg")
	if err != nil {
		return nil, fmt.Errorf("find the pictures: %w", err)
	}
	g := &Game{dir: dir, Names: names}
	if err := g.replay(games); err != nil {
		return nil, err
	}
	return g, nil
}

// Pictures is the folder that holds the pictures by name.
func (g *Game) Pictures() fs.FS { return g.dir }

// Record is the text of the game's record.
func (g *Game) Record() ([]byte, error) {
	text, err := fs.ReadFile(g.dir, "game.txt")
	if err != nil {
		return nil, fmt.Errorf("read the recorded game: %w", err)
	}
	return text, nil
}
