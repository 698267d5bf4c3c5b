package display

import "silvertray/engine"

var sixDice = []string{"white", "yellow", "blue", "green", "orange", "purple"}

var round3 = Heading{Player: "Ana", Round: 3, Rounds: 6}

// screens are one or two of every type, as a game shows them.
var screens = map[string]Screen{
	"start": Start{
		Title:    "Ganz schön clever",
		Items:    []string{"Continue: Ana and Jörg, round 3", "New game: 1 player", "New game: 2 players", "New game: 3 players", "New game: 4 players"},
		Selected: 1,
	},
	"waiting-empty": Waiting{Heading: round3, Title: "First roll", Dice: sixDice, Keys: "OK by hand   ◄ sheets"},
	"waiting": Waiting{
		Heading: round3, Title: "Second roll", Dice: sixDice[1:],
		Seen: []Seen{{Colour: "yellow", Value: 3}, {Colour: "blue", Value: 5}, {Colour: "green", Value: 0, Doubt: true}, {Colour: "orange", Value: 6}},
		Note: "No purple die in sight, and the green one leans. Lay both flat in the open.",
	},
	"check": Check{
		Heading: round3, Title: "Is this the roll?",
		Dice:   []Seen{{"white", 3, false}, {"yellow", 1, false}, {"blue", 5, true}, {"green", 2, false}, {"orange", 6, false}, {"purple", 4, false}},
		Cursor: 2, Note: "Glare hides pips on the blue die.", Keys: "◄ sheets",
	},
	"check-editing": Check{
		Heading: round3, Title: "Is this the roll?",
		Dice:   []Seen{{"white", 3, false}, {"yellow", 2, false}, {"blue", 5, true}, {"green", 2, false}, {"orange", 6, false}, {"purple", 2, false}},
		Cursor: 2, Editing: true, Near: []string{"green", "yellow", "purple"},
	},
	"check-counts": Check{
		Heading: round3, Title: "Is this the roll?",
		Dice:   []Seen{{"green", 2, false}, {"orange", 6, false}, {"purple", 4, false}},
		Cursor: 3,
	},
	"choice":       choiceAt("take white green.3", 2),
	"choice-extra": choiceAt("extra white green.5", 1),
	"choice-bonus": choiceAt("bonus x green.2", 4),
	"choice-near": Choice{
		Heading: round3, Title: "Which of the equal dice lies nearest to the tray?", Faces: lyingDice,
		Options: []engine.Label{{Text: "the blue die"}, {Text: "the purple die"}}, Keys: "◄ back",
	},
	"choice-note": Choice{
		Heading: round3, Title: "Taken by hand: OK, or throw on", Faces: lyingDice, Note: "The white and blue dice belong on the tray.",
		Options: []engine.Label{{Text: "orange 3", Brings: []string{"white 1, blue 2 to the tray"}}}, Keys: "◄ another choice",
	},
	"sheet-empty": sheetAt("roll white=6 yellow=3 blue=4 green=1"),
	"sheet-half":  sheetAt("roll white=2 yellow=6 blue=4"),
	"sheet-end":   sheetAt(""),
	"scores": Scores{Areas: areaNames, Score: engine.Score{
		Finished: true, Winners: []string{"Jörg"},
		Players: []engine.PlayerScore{
			{Name: "Ana", Areas: points(46, 37, 28, 5, 21), Foxes: 1, FoxPoints: 5, Total: 142},
			{Name: "Jörg", Areas: points(60, 11, 28, 18, 13), Foxes: 3, FoxPoints: 33, Total: 163},
			{Name: "Maximiliane", Areas: points(30, 22, 36, 20, 30), Foxes: 1, FoxPoints: 20, Total: 158},
			{Name: "Li", Areas: points(10, 56, 15, 40, 11), Foxes: 2, FoxPoints: 20, Total: 152},
		},
	}},
	"scores-solo": Scores{Areas: areaNames, Score: playUntil("").Score()},
	"message": Message{
		Title: "No camera",
		Text:  "No picture has come for ten seconds. Is the camera plugged in?\n\nThe match is safe: every move is on disk.",
		Keys:  "OK try again   ◄ menu",
	},
}

var lyingDice = []engine.Face{
	{Die: "white", Value: 5}, {Die: "yellow", Value: 2, Place: engine.OnTray}, {Die: "blue", Value: 4},
	{Die: "green", Value: 3, Place: engine.OnField}, {Die: "orange", Value: 6}, {Die: "purple", Value: 4},
}

var areaNames = []string{"yellow", "blue", "green", "orange", "purple"}

func points(values ...int) map[string]int {
	areas := map[string]int{}
	for i, v := range values {
		areas[areaNames[i]] = v
	}
	return areas
}
