// Package catalogue knows what is printed on the cards of Man muss auch gönnen
// können: a file that a game's owner fills in once, because the cards are the
// publisher's.
//
// The file is YAML, one card a line:
//
//	silvertray-catalogue: 1
//	name: mine
//	title: "My own box"
//	dice: [yellow, orange, green, blue, red]
//	market:
//	  arrow: right
//	  scoring: [4, 4, 3, 3]
//	  bonus: [4, 4, 3, 3]
//	cards:
//	  - {id: s01, deck: scoring, colour: blue, task: white < orange < white, reward: per-colour, of: green, points: 2}
//	  - {id: s02, deck: scoring, colour: red, task: yellow3 white blue, sum: 12, reward: full-lines, points: 4, copies: 2}
//	  - {id: b01, deck: bonus, colour: green, task: white = orange, reward: plus-minus-1, uses: 3}
//	  - {id: b02, deck: bonus, colour: joker, task: white6 white6, reward: colour-joker}
//
// A task is read from left to right as it is printed. A box is its colour, with
// its number where one is printed; "<" and "=" stand between boxes as on the
// card; sum is the least that all boxes of the card have to add up to.
//
// [Parse] reports every fault it finds, by card and field, and still returns what
// it could read, so that a catalogue can be filled over several evenings.
// [Practice] is a deck of this project's own invention that anyone can play
// with; it is not the published one.
package catalogue
