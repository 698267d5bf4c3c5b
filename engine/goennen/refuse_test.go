package goennen

import (
	"errors"
	"testing"

	"silvertray/engine"
)

func TestRefusals(t *testing.T) {
	rolled := func(values, cards string) func(t *testing.T) *Match {
		return func(t *testing.T) *Match { return turn(t, 2, nil, cards).played(t, rollOf(values)) }
	}
	third := func(t *testing.T) *Match {
		return rolled("12345", "s01@c3")(t).played(t, "reroll yellow", "roll yellow=1", "reroll yellow", "roll yellow=1")
	}
	bought := func(t *testing.T) *Match {
		return rolled("44412", "b18@c3! s01@d3")(t).played(t, "buy scoring.4 yellow orange green")
	}
	passive := func(t *testing.T) *Match { return second(t, nil, "s10@c3 s06@d3") }
	tests := []struct {
		name  string
		match func(t *testing.T) *Match
		text  string
		want  string
	}{
		{"cards first", func(t *testing.T) *Match { return begin(t, 2, nil) }, "done", `a new card is needed now, such as "card s01"`},
		{"several cards", func(t *testing.T) *Match { return begin(t, 2, nil) }, "card s01 s02", `a new card is needed now, such as "card s01"`},
		{"a card of the other pile", func(t *testing.T) *Match { return begin(t, 2, nil) }, "card b01", "b01 is a card of the other pile"},
		{"no such card", func(t *testing.T) *Match { return begin(t, 2, nil) }, "card s99", `no card is called "s99"`},
		{"a card twice", func(t *testing.T) *Match { return begin(t, 2, nil).played(t, "card s01") }, "card s01", "s01 is not in its pile any more"},
		{"a roll first", func(t *testing.T) *Match { return turn(t, 2, nil, "s01@c3") }, "done", "a roll of yellow, orange, green, blue, purple is needed now"},
		{"a die missing", func(t *testing.T) *Match { return turn(t, 2, nil, "s01@c3") }, "roll yellow=1", "orange is missing from the roll"},
		{"nothing done yet", rolled("12345", "s01@c3"), "done", "a card has to be completed or bought, or dice thrown again"},
		{"a chance too early", rolled("12345", "s01@c3"), "chance dice", "a chance is taken after the third roll only"},
		{"a chance without a die", func(t *testing.T) *Match { return third(t).played(t, "chance dice") }, "done", "a chance with dice enters one or two"},
		{"a fourth roll", third, "reroll yellow", "dice are thrown three times at most"},
		{"a single box", rolled("12345", "s01@c3"), "enter yellow c3.1", "the active player fills single boxes by chance only"},
		{"no card there", rolled("12345", "s01@c3"), "complete b2 yellow", "no card lies on b2"},
		{"completed already", rolled("12345", "b12@c3!"), "complete c3 yellow orange", "the card on c3 is completed already"},
		{"not whole", rolled("12345", "s01@c3"), "complete c3 yellow orange", "4 boxes of c3 are empty, and all have to be filled at once"},
		{"wrong dice", rolled("12225", "s01@c3"), "complete c3 yellow orange green blue", "those dice do not fill the boxes of c3"},
		{"a die twice", rolled("11145", "s01@c3"), "complete c3 yellow yellow green blue", "the yellow die is named twice"},
		{"a die that is none", rolled("11145", "s01@c3"), "buy scoring.4 red orange green", `"red" is no die: there are yellow, orange, green, blue, purple`},
		{"steps without a bonus", rolled("44512", "s01@c3"), "buy scoring.4 yellow orange green-1", `the bonus "a die one up or down" needs 1 of its circles, and has 0 left`},
		{"a colour without a bonus", rolled("12345", "s01@c3"), "complete c3 yellow:green orange green blue", `the bonus "a die as another colour" needs 1 of its circles, and has 0 left`},
		{"more steps than are left", rolled("41512", "s01@c3 b02@d3!"), "buy scoring.4 yellow orange+3 green-1", `the bonus "a die one up or down" needs 4 of its circles, and has 3 left`},
		{"below 1", rolled("41512", "s01@c3 b02@d3!"), "buy scoring.4 yellow orange-1 green-1", "the orange die cannot count as 0: no bonus goes below 1 or above 6"},
		{"above 6", rolled("66512", "s01@c3 b02@d3!"), "buy scoring.4 yellow orange+1 green+1", "the orange die cannot count as 7: no bonus goes below 1 or above 6"},
		{"its own colour", rolled("44412", "s01@c3 b06@d3!"), "buy scoring.4 yellow:yellow orange green", "the yellow die cannot count as yellow: a bonus makes it one of the other dice"},
		{"a colour for a purchase", rolled("44412", "s01@c3 b06@d3!"), "buy scoring.4 yellow:blue orange green", "the colours of dice do not matter for a purchase"},
		{"steps that are no number", rolled("44412", "s01@c3 b02@d3!"), "buy scoring.4 yellow+x orange green", `"+x" is no number of steps: write it like "+1"`},
		{"a die used before", func(t *testing.T) *Match {
			return bought(t).played(t, "place s04 c4")
		}, "complete d3 yellow orange blue purple", "the yellow die has been used"},
		{"not equal", rolled("12345", "s01@c3"), "buy scoring.4 yellow orange green", "that card costs 3 equal dice that have not been used"},
		{"too cheap", rolled("44412", "s01@c3"), "buy scoring.1 yellow orange green", "that card costs 4 equal dice that have not been used"},
		{"nothing to lay", rolled("44412", "s01@c3"), "place s01 c4", "no card waits to be laid"},
		{"another card", bought, "place s01 c4", "s01 is not to be laid now"},
		{"an occupied place", bought, "place s04 d3", "a card lies on d3 already"},
		{"far away", bought, "place s04 a1", "a1 touches no card"},
		{"too wide", func(t *testing.T) *Match {
			return rolled("44412", "s01@b3 s03@c3 s05@d3")(t).played(t, "buy scoring.4 yellow orange green")
		}, "place s04 e3", "a display is three cards wide and high at most"},
		{"no place", bought, "place s04 f9", `"f9" is no place from a1 to e5`},
		{"laying first", bought, "done", `Ana has to choose now, such as "place s04 b2"`},
		{"on with the dice", bought, "reroll yellow", `Ana has to choose now, such as "place s04 b2"`},
		{"after a purchase", func(t *testing.T) *Match { return bought(t).played(t, "place s04 c4") }, "reroll yellow", "after a card was bought or completed no dice are thrown again"},
		{"a chance after a purchase", func(t *testing.T) *Match { return bought(t).played(t, "place s04 c4") }, "chance dice", "a chance is taken only when no card was bought or completed"},
		{"kept by the active player", passive, "enter yellow c3.1", "the yellow die was not thrown in this roll, or has been used"},
		{"another colour", passive, "enter orange c3.3", "that box takes a yellow 3 only"},
		{"a reroll twice", rolled("12345", "s01@c3"), "reroll green green", "a die is named twice"},
		{"a reroll of none", rolled("12345", "s01@c3"), "reroll", `dice are thrown again like "reroll yellow"`},
		{"a reroll of no die", rolled("12345", "s01@c3"), "reroll red", `"red" is no die: there are yellow, orange, green, blue, purple`},
		{"an entry without a bonus", passive, "enter orange+1 c3.1", `the bonus "a die one up or down" needs 1 of its circles, and has 0 left`},
		{"an entry of a colour for nothing", func(t *testing.T) *Match { return second(t, nil, "s01@c3 b06@d3!") }, "enter orange:blue c3.2", "a white box takes every die in its own colour"},
		{"another number", passive, "enter orange c3.1", "that box takes a 1 only"},
		{"a die's box", passive, "enter green d3.1", "that box takes the orange die only, with a number that its card allows"},
		{"no box", passive, "enter green c3.7", "the card on c3 has no such box"},
		{"no die", passive, "enter red c3.1", `"red" is no die: there are yellow, orange, green, blue, purple`},
		{"completing in the passive role", passive, "complete c3 yellow", `Ben has to choose now, such as "enter orange d3.1"`},
		{"against a link", func(t *testing.T) *Match {
			return second(t, nil, "s01@c3").played(t, "enter orange c3.2", "reroll green", "roll green=6")
		}, "enter green c3.1", "the card allows another number only in that box"},
		{"filled", func(t *testing.T) *Match {
			return second(t, nil, "s01@c3").played(t, "enter orange c3.2", "reroll green", "roll green=6")
		}, "enter green c3.2", "that box is filled already"},
		{"no word of the game", passive, "dance", `Ben has to choose now, such as "enter orange d3.1"`},
		{"nothing said", passive, "", `Ben has to choose now, such as "enter orange d3.1"`},
		{"over", func(t *testing.T) *Match { m := turn(t, 2, nil, "s01@c3"); m.phase = over; return m }, "done", "the game is over"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m := tt.match(t)
			_, err := m.Parse(tt.text)
			var refusal *engine.Refusal
			if !errors.As(err, &refusal) {
				t.Fatalf("%q: %v", tt.text, err)
			}
			if got := refusal.Rule.String(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// TestForeignMoves are refused too.
func TestForeignMoves(t *testing.T) {
	m := turn(t, 2, nil, "s01@c3")
	for _, mv := range []engine.Move{Move{}, Shown{}, Shown{"s01"}, engine.Thrown{}, engine.Laid{}} {
		if _, err := m.Apply(mv); err == nil {
			t.Errorf("%v is taken", mv)
		}
	}
}
