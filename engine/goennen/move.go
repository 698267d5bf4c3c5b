package goennen

import (
	"fmt"
	"strings"

	"silvertray/engine/goennen/catalogue"
	"silvertray/engine/goennen/filling"
	"silvertray/engine/goennen/internal/grid"
)

// verb is the first word of a choice.
type verb uint8

// The verbs, in the order in which moves are listed.
const (
	complete verb = iota // all empty boxes of a card are filled
	buy                  // a card of the market
	enter                // one box is filled
	put                  // a card is laid
	discard              // a card is not wanted
	again                // dice are thrown again
	chance               // instead of buying and completing
	remove               // a card leaves the market
	colour               // of a joker
	done                 // nothing more
)

var verbWords = [...]string{"complete", "buy", "enter", "place", "discard", "reroll", "chance", "remove", "colour", "done"}

func (v verb) String() string { return verbWords[v] }

// chanceDice is the chance of one or two dice; the others are those of the decks.
const chanceDice = len(catalogue.Decks)

// move is a choice. What a verb does not need is 0, so that moves compare.
type move struct {
	verb   verb
	at     grid.Place  // complete, enter, put, colour
	row    uint8       // buy, remove; chance: a deck or chanceDice
	slot   uint8       // buy
	card   uint8       // put, discard: its number
	set    uint8       // again: the dice thrown, a bit each
	colour uint8       // colour
	way    filling.Way // complete, buy, enter: what the dice count as
	dice   filling.Dice
}

// Move is a player's choice. Its text is one of
//
//	complete c3 yellow blue+1 red:green   fills all empty boxes of the card on c3
//	buy scoring.1 yellow blue red+1       buys from the market, places from the left
//	enter blue-1 c3.2                     fills the second box of the card on c3
//	place s07 b2                          lays a card
//	discard s07                           puts a card away
//	reroll yellow green                   throws these dice again, keeps the others
//	chance dice, chance scoring, chance bonus
//	remove bonus                          takes the card on the far right out of the market
//	colour c3 blue                        chooses a joker's colour
//	done
//
// A die may be followed by the colour that it counts as, and by what is added to
// it or taken away.
type Move struct {
	game *Game
	move
}

func (m Move) String() string {
	words := []string{m.verb.String()}
	switch m.verb {
	case complete:
		words = append(append(words, m.at.String()), m.way.Words(m.dice, m.game.cards)...)
	case buy:
		words = append(append(words, fmt.Sprintf("%s.%d", catalogue.Decks[m.row], m.slot+1)), m.way.Words(m.dice, m.game.cards)...)
	case enter:
		words = append(append(words, m.way.Words(m.dice, m.game.cards)...), fmt.Sprintf("%s.%d", m.at, m.entry().Box+1))
	case put:
		words = append(words, m.game.cards.Cards[m.card-1].ID, m.at.String())
	case discard:
		words = append(words, m.game.cards.Cards[m.card-1].ID)
	case again:
		words = append(words, m.game.names(m.set)...)
	case chance:
		words = append(words, chanceWord(int(m.row)))
	case remove:
		words = append(words, catalogue.Decks[m.row])
	case colour:
		words = append(words, m.at.String(), m.game.cards.ColourName(catalogue.Colour(m.colour)))
	}
	return strings.Join(words, " ")
}

func chanceWord(what int) string {
	if what == chanceDice {
		return "dice"
	}
	return catalogue.Decks[what]
}

// entry is the use of the only die.
func (m move) entry() filling.Use {
	for _, u := range m.way {
		if u.Value > 0 {
			return u
		}
	}
	return filling.Use{}
}

// names are the dice of a set.
func (g *Game) names(set uint8) []string {
	var all []string
	for i, die := range g.cards.Colours {
		if set>>i&1 == 1 {
			all = append(all, die)
		}
	}
	return all
}
