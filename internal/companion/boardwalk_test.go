package companion_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/vision"
)

// TestAnyKeysAndReadingsKeepTheRulesOfABoard walks a box that sees its board with keys
// and readings drawn at random: tiles laid right and wrong, tiles beside the board,
// cells in doubt and cells that are gone. It never stops answering, and what it kept
// is a legal game.
func TestAnyKeysAndReadingsKeepTheRulesOfABoard(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		players := []string{"Ana", "Ben", "Cem", "Dia"}[:rapid.IntRange(1, 4).Draw(r, "players")]
		b := seeing(t, players...)
		wander(r, b, looksForABoard, func(m engine.Match) vision.Reading { return anyBoard(t, r, m) })
		replay(r, b)
	})
}

// looksForABoard reports whether a screen waits for a piece on the board or beside it.
func looksForABoard(s prompt.Prompt) bool {
	b, ok := s.(prompt.Board)
	title := b.Title.String()
	return ok && (len(b.Options) > 0 || strings.HasPrefix(title, "Best places") || title == "What lies here?")
}

// anyBoard is a reading of a match's board on which anything may have happened.
func anyBoard(t *testing.T, r *rapid.T, m engine.Match) vision.Reading {
	switch rapid.SampledFrom([]string{"tile", "tile", "tile", "cells", "doubt", "beside"}).Draw(r, "what") {
	case "tile":
		changes, _ := anyTile(r, m)
		return board(t, m, changes...)
	case "cells":
		return board(t, m, anyCells(r, m)...)
	case "doubt":
		changes, at := anyTile(r, m)
		unsure := at[:rapid.IntRange(1, len(at)).Draw(r, "cells in doubt")]
		return doubtfully(t, m, rapid.SampledFrom([]string{vision.Odd, vision.Covered, vision.CutOff}).Draw(r, "kind"), unsure, changes...)
	}
	var tiles []string
	for range rapid.IntRange(0, 7).Draw(r, "tiles") {
		tiles = append(tiles, anySymbol(r)+" "+anySymbol(r)+rapid.SampledFrom([]string{"", "", "", "?"}).Draw(r, "doubt"))
	}
	return besides(t, m, tiles...)
}

// anyTile is a tile on two empty cells that touch.
func anyTile(r *rapid.T, m engine.Match) (changes []string, at []engine.Hex) {
	var pairs [][]engine.Hex
	empty := make(map[engine.Hex]bool)
	for _, s := range m.(engine.Boarded).Board().Cells {
		if empty[s.At] = s.Symbol == "" && s.InPlay; !empty[s.At] {
			continue
		}
		for _, by := range []engine.Hex{{Q: -1}, {R: -1}, {Q: 1, R: -1}} {
			if other := (engine.Hex{Q: s.At.Q + by.Q, R: s.At.R + by.R}); empty[other] {
				pairs = append(pairs, []engine.Hex{s.At, other})
			}
		}
	}
	at = rapid.SampledFrom(pairs).Draw(r, "pair")
	return []string{anySymbol(r) + " at " + at[0].String(), anySymbol(r) + " at " + at[1].String()}, at
}

// anyCells are up to five changes of cells that are not printed.
func anyCells(r *rapid.T, m engine.Match) (changes []string) {
	var cells []engine.Hex
	for _, s := range m.(engine.Boarded).Board().Cells {
		if !s.Printed {
			cells = append(cells, s.At)
		}
	}
	for range rapid.IntRange(0, 5).Draw(r, "changes") {
		symbol := rapid.SampledFrom([]string{"nothing", anySymbol(r)}).Draw(r, "shows")
		changes = append(changes, symbol+" at "+rapid.SampledFrom(cells).Draw(r, "cell").String())
	}
	return changes
}

func anySymbol(r *rapid.T) string { return rapid.SampledFrom(tileSymbols).Draw(r, "symbol") }
