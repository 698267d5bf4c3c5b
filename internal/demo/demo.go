// Package demo holds recorded games: what the table showed and what was chosen,
// the pictures of it, and a player that makes the recorded choices by pressing
// the keys.
package demo

import (
	"embed"
	"fmt"
	"io/fs"
	"strings"

	"silvertray/engine"
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

// Open finds the recorded game of a name such as "ganz-schoen-clever".
func Open(name string) (*Game, error) {
	dir, err := fs.Sub(files, name)
	if err != nil {
		return nil, fmt.Errorf("recorded game %q: %w", name, err)
	}
	names, err := fs.Glob(dir, "*.jpg")
	if err != nil {
		return nil, fmt.Errorf("recorded game %q: %w", name, err)
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("there is no recorded game of %q: there are %s", name, strings.Join(Games(), ", "))
	}
	g := &Game{dir: dir, Names: names}
	if err := g.replay(); err != nil {
		return nil, fmt.Errorf("recorded game %q: %w", name, err)
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
