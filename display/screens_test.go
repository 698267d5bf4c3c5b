package display

import (
	"image"
	_ "image/jpeg" // the recorded pictures
	"os"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

var sixDice = []string{"white", "yellow", "blue", "green", "orange", "purple"}

var round3 = prompt.Heading{Player: "Ana", Round: 3, Rounds: 6}

// screens are one or two of every type, as a game shows them.
var screens = map[string]prompt.Prompt{
	"start": prompt.Start{
		Title: words.Name("Ganz schön clever"),
		Items: []words.Phrase{
			words.Say("Continue: %s, round %d", words.And([]words.Phrase{words.Name("Ana"), words.Name("Jörg")}), 3),
			"Solo", words.Say("%d players", 2), words.Say("%d players", 3), words.Say("%d players", 4), words.Say("Another game: %s", "Doppelt so clever"), "Camera picture", "Settings",
		},
		Selected: 1,
	},
	"waiting-empty":  prompt.Waiting{Heading: round3, Title: "First roll", Dice: sixDice, Keys: "OK by hand   ◄ sheets", Held: "hold ◄: take back"},
	"waiting-unkept": prompt.Waiting{Heading: prompt.Heading{Player: "Ana", Round: 3, Rounds: 6, Unstored: true}, Title: "Second roll", Dice: sixDice[:3], Keys: "OK by hand   ◄ sheets"},
	"waiting": prompt.Waiting{
		Heading: round3, Title: "Second roll", Dice: sixDice[1:],
		Seen: []prompt.Seen{{Colour: "yellow", Value: 3}, {Colour: "blue", Value: 5}, {Colour: "green", Value: 0, Doubt: true}, {Colour: "orange", Value: 6}},
		Note: words.Say("The %s die seems to lean or to be covered. Lay it flat.", words.Phrase("green")), Keys: "OK by hand   ◄ sheets",
	},
	"check": prompt.Check{
		Heading: round3, Title: "Second roll",
		Dice:   []prompt.Seen{{Colour: "white", Value: 3}, {Colour: "yellow", Value: 1}, {Colour: "blue", Value: 5, Doubt: true}, {Colour: "green", Value: 2}, {Colour: "orange", Value: 6}, {Colour: "purple", Value: 4}},
		Cursor: 2, Note: words.Say("The pips of the %s die are hard to count. Check its value, or turn it out of the glare.", words.Phrase("blue")), Keys: "◄ sheets", Held: "hold OK: it is right",
	},
	"check-editing": prompt.Check{
		Heading: round3, Title: "Second roll",
		Dice:   []prompt.Seen{{Colour: "white", Value: 3}, {Colour: "yellow", Value: 2}, {Colour: "blue", Value: 5, Doubt: true}, {Colour: "green", Value: 2}, {Colour: "orange", Value: 6}, {Colour: "purple", Value: 2}},
		Cursor: 2, Editing: true, Near: []string{"green", "yellow", "purple"},
	},
	"check-counts": prompt.Check{
		Heading: round3, Title: "Second roll",
		Dice:   []prompt.Seen{{Colour: "green", Value: 2}, {Colour: "orange", Value: 6}, {Colour: "purple", Value: 4}},
		Cursor: 3,
	},
	"check-counted": prompt.Check{
		Heading: round3, Title: "Second roll",
		Dice:   []prompt.Seen{{Colour: "green", Value: 2}, {Colour: "orange", Value: 6}, {Colour: "purple", Value: 4}},
		Cursor: 1, Counted: true, Keys: "◄ back",
	},
	"choice":       choiceAt("take white green.3", 2),
	"choice-extra": choiceAt("extra white green.5", 1),
	"choice-bonus": choiceAt("bonus x green.2", 4),
	"choice-near": prompt.Choice{
		Heading: round3, Title: "Which lies nearest to the tray?", Faces: lyingDice,
		Options: []engine.Label{{Text: words.Say("the %s die", words.Phrase("blue"))}, {Text: words.Say("the %s die", words.Phrase("purple"))}}, Keys: "◄ back",
	},
	"choice-note": prompt.Choice{
		Heading: round3, Title: "Taken by hand: OK, or throw on", Faces: lyingDice, Note: words.Say("The %s dice belong on the tray.", words.And([]words.Phrase{"white", "blue"})),
		Options: []engine.Label{{Text: words.Say("%s %s", words.Phrase("orange"), words.Say("%d", 3)), Brings: []words.Phrase{words.Say("%s to the tray", words.List([]words.Phrase{words.Say("%s %d", words.Phrase("white"), 1), words.Say("%s %d", words.Phrase("blue"), 2)}))}}}, Keys: "◄ another choice",
	},
	"sheet-empty": sheetAt("roll white=6 yellow=3 blue=4 green=1"),
	"sheet-half":  sheetAt("roll white=2 yellow=6 blue=4"),
	"sheet-end":   sheetAt(""),

	"doppelt-sweep":  choiceOf(playGame(doppelt, "sweep white"), 1),
	"doppelt-return": choiceOf(playGame(doppelt, "return green"), 1),
	"doppelt-half":   sheetOf(playGame(doppelt, "roll white=4 silver=2 yellow=3")),
	"doppelt-end":    sheetOf(playGame(doppelt, "")),
	"scores": prompt.Scores{Sheet: fiveAreas, Score: engine.Score{
		Columns: fiveColumns, Total: engine.Sum(), Finished: true, Winners: []string{"Jörg"},
		Players: []engine.PlayerScore{
			{Name: "Ana", Areas: points(46, 37, 28, 5, 21), Counts: counting(1, 5), Total: 142},
			{Name: "Jörg", Areas: points(60, 11, 28, 18, 13), Counts: counting(3, 33), Total: 163},
			{Name: "Maximiliane", Areas: points(30, 22, 36, 20, 30), Counts: counting(1, 20), Total: 158},
			{Name: "Li", Areas: points(10, 56, 15, 40, 11), Counts: counting(2, 20), Total: 152},
		},
	}},
	"scores-solo": prompt.Scores{Sheet: fiveAreas, Score: playUntil("").Score()},
	"message-camera": prompt.Message{
		Sign: prompt.CameraSign, Title: "The table cannot be seen",
		Text: words.Say("%s.\n\nLook whether the camera is plugged in and nothing covers it. It is tried again all the time; the match is safe.", "no picture came within 5 seconds"),
		Keys: "OK by hand   ◄ sheets",
	},
	"message-untaught": prompt.Message{
		Sign: prompt.CameraSign, Title: "The table cannot be seen",
		Text: words.Say("The colour of the %s die is not known here. Show your dice once to \"silvertray calibrate\".", words.Phrase("turquoise")),
		Keys: "OK by hand   ◄ sheets",
	},
	"message-panel": prompt.Message{
		Sign: prompt.PanelSign, Title: "The panel is back",
		Text: "It did not answer for a while, and the match went on. If that happens again, look whether its plug and its ribbon cable are all the way in.",
		Keys: "any key: back",
	},
	"message-storage": prompt.Message{
		Sign: prompt.StorageSign, Title: "The card is full",
		Text: "Nothing more can be stored, so it does not count yet. Free some space on the card, then do it again.",
		Keys: "any key: back",
	},
	"message-table": prompt.Message{
		Sign: prompt.TableSign, Title: "The table profile is damaged",
		Text: words.Say("%s.\n\nDice are read without it, and every roll is asked.",
			`table profile /var/lib/silvertray/table.yaml: line 12: field trey not found; mend it, or make a new one with "silvertray calibrate"`),
		Keys: "any key: on",
	},
	"pairing": prompt.Pairing{
		Title: "Page for phones", Address: "http://192.168.178.123:8080", Code: "4620439177",
		Squares: squares(29), Keys: "▼ close the page   ◄ back",
	},
	"menu": prompt.Menu{
		Title: "Menu", Items: []prompt.Item{{Text: "Take back moves"}, {Text: "Camera picture"}, {Text: "Settings"}},
		Selected: 0, Keys: "▲▼ choose   OK take   ◄ back",
	},
	"menu-settings": prompt.Menu{
		Title:    "Settings",
		Items:    []prompt.Item{{Text: "Language", Value: words.Name("English")}, {Text: "Panel", Value: "black on white"}, {Text: "Clean the panel", Value: "now"}, {Text: "Solo: extra dice in the passive turn", Value: "yes"}, {Text: "Solo: equal dice, to the tray first", Value: "the nearest"}, {Text: "Page for phones", Value: "closed"}},
		Selected: 3, Keys: "▲▼ choose   OK take   ◄ back",
	},
	"menu-seats": prompt.Menu{
		Title: "Who plays?", Note: "In the order of the seats; the first one begins.",
		Items: []prompt.Item{{Text: words.Name("Ana"), Value: words.Say("seat %d", 1)}, {Text: words.Name("Jörg"), Value: words.Say("seat %d", 2)}, {Text: words.Name("Maximiliane"), Value: words.Say("seat %d", 3)}, {Text: "Begin"}}, Selected: 3,
		Keys: "▲▼ choose   OK take   ◄ back",
	},
	"menu-history": prompt.Menu{
		Title: "Take back moves", Note: words.Say("OK takes the last %d moves back.", 2),
		Items: []prompt.Item{
			{Text: words.Say("%s as %s", words.Phrase("white"), words.Say("%s %s", words.Phrase("orange"), words.Say("%d", 5))), Value: words.Say("%s, round %d", "Ana", 4)},
			rollItem("Ana", 5, 3, 6, 6, 6), rollItem("Ana", 1, 4, 4, 3, 5, 2),
			{Text: words.Say("cross %s", words.Say("%s %s", words.Phrase("yellow"), words.Say("%d, row %d", 1, 2))), Value: words.Say("%s, round %d", "Jörg", 4)},
			rollItem("Maximiliane", 1, 2, 3, 4, 5, 6),
		},
		Selected: 1, Keys: "▲▼ choose   OK take   ◄ back",
	},
	"naming":       prompt.Naming{Title: words.Say("Who sits on seat %d?", 2), Name: "Maxim", Wheel: append(letters('a', 'z'), "ä", "ö", "ü", "ß", "é", "-", "done"), At: 8, Keys: "▲▼ letter   OK take   ◄ delete"},
	"naming-empty": prompt.Naming{Title: words.Say("Who sits on seat %d?", 2), Wheel: letters('A', 'Z'), At: 0, Keys: "▲▼ letter   OK take   ◄ delete"},
	"view": prompt.View{
		Title: "Camera", Picture: recordedPicture(), Outlines: [][]image.Point{{{X: 751, Y: 588}, {X: 930, Y: 574}, {X: 875, Y: 140}, {X: 705, Y: 154}}},
		Note: "Move the camera until the whole tray and the area to throw in are in the picture.", Keys: "◄ back",
	},
	"view-none": prompt.View{Title: "Camera", Note: "Waiting for a picture.", Keys: "◄ back"},
}

// rollItem is a roll as the list of moves has it.
func rollItem(player string, values ...int) prompt.Item {
	item := prompt.Item{Value: words.Say("%s, round %d", player, 4)}
	for i, v := range values {
		item.Dice = append(item.Dice, engine.Face{Die: sixDice[i], Value: v})
	}
	return item
}

var lyingDice = []engine.Face{
	{Die: "white", Value: 5}, {Die: "yellow", Value: 2, Place: engine.OnTray}, {Die: "blue", Value: 4},
	{Die: "green", Value: 3, Place: engine.OnField}, {Die: "orange", Value: 6}, {Die: "purple", Value: 4},
}

var fiveAreas = playUntil("").Sheet(0)

var fiveColumns = playUntil("").Score().Columns

// counting are so many things in the column that counts some, with what they add up to.
func counting(many, points int) map[string]engine.Count {
	counted := fiveColumns[len(fiveColumns)-1]
	return map[string]engine.Count{counted.Name: {Many: many, Points: points}}
}

func points(values ...int) map[string]int {
	areas := map[string]int{}
	for i, v := range values {
		areas[fiveAreas.Areas[i].Name] = v
	}
	return areas
}

func letters(from, to rune) []words.Phrase {
	var all []words.Phrase
	for r := from; r <= to; r++ {
		all = append(all, words.Phrase(string(r)))
	}
	return all
}

// recordedPicture is the first throw of the recorded game.
func recordedPicture() image.Image {
	f, err := os.Open("../internal/demo/ganz-schoen-clever/01.jpg")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	picture, _, err := image.Decode(f)
	if err != nil {
		panic(err)
	}
	return picture
}

// squares looks like a QR code of so many dots a side.
func squares(side int) [][]bool {
	rows := make([][]bool, side)
	for y := range rows {
		rows[y] = make([]bool, side)
		for x := range rows[y] {
			rows[y][x] = x*y%3 == 0
		}
	}
	return rows
}
