package display

import (
	"image"
	"image/png"
	"os"

	"silvertray/engine"
	"silvertray/engine/icon"
	"silvertray/engine/ingenious"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func init() {
	two := laid([]string{"Ana", "Jörg"}, 9)
	solo := laid([]string{"Ana"}, 17)
	screens["board-empty"] = boardOf(laid([]string{"Ana"}, 0), prompt.Board{
		Options: []engine.Label{{Text: "enter a tile"}, {Text: "The tile drawn"}}, Keys: "◄ sheets",
	})
	screens["board-two"] = boardOf(two, prompt.Board{
		Options:  []engine.Label{{Text: "enter a tile"}, {Text: words.Say("A tile of %s's", "Jörg")}, {Text: words.Say("%s's rack", "Jörg")}},
		Selected: 1, Keys: "◄ sheets", Held: "hold ◄: take back",
	})
	screens["board-place"] = placeOf(solo, 3)
	screens["board-pieces"] = boardOf(two, prompt.Board{
		Title:  words.Say("%s's rack", "Jörg"),
		Pieces: [][]string{{"red", "green"}, {"blue", "orange"}, {"yellow", "purple"}, {"purple", "purple"}, {"green", "blue"}, {"", ""}}, At: 10,
		Keys: "▲▼ symbol   OK take   ◄ back",
	})
	screens["board-three"] = boardOf(laid([]string{"Ana", "Jörg", "Li"}, 23), prompt.Board{
		Title: "Symbols of the tile", Pieces: [][]string{{"red", "blue"}}, Note: words.Say("%s.", words.Say("all %d tiles %s lie on the board already", 6, words.Say("%s-%s", words.Phrase("red"), words.Phrase("blue")))), Keys: "▲▼ symbol   OK take   ◄ back",
	})
	screens["board-four"] = boardOf(laid([]string{"Ana", "Jörg", "Li", "Ben"}, 40), prompt.Board{
		Options: []engine.Label{{Text: "enter a tile"}, {Text: words.Say("A tile of %s's", "Ana")}}, Keys: "◄ sheets",
	})
	screens["board-marks"] = boardOf(two, prompt.Board{
		Note: "That is more than one tile. Take the others away.", Marks: []engine.Hex{{Q: 0, R: 0}, {Q: 1, R: 0}, {Q: -2, R: 3}, {Q: -2, R: 4}},
		Options: []engine.Label{{Text: "enter a tile"}, {Text: words.Say("A tile of %s's", "Jörg")}, {Text: words.Say("%s's rack", "Jörg")}}, Keys: "◄ sheets", Held: "hold ◄: take back",
	})
	screens["board-outside"] = boardOf(two, prompt.Board{
		Note:  words.Say("a part of %s, %s is not in play with so few players", words.Name("1,5"), words.Name("0,6")),
		Marks: []engine.Hex{{Q: 1, R: 5}, {Q: 0, R: 6}}, Options: []engine.Label{{Text: "enter a tile"}}, Keys: "◄ sheets", Held: "hold ◄: take back",
	})
	screens["board-doubt"] = boardOf(two, prompt.Board{
		Title: "What lies here?", Note: words.Say("A lamp mirrors on the board near the printed %s symbol. Turn it aside, or check these cells.", words.Phrase("red")),
		Marks: []engine.Hex{{Q: -1, R: -2}}, Pieces: [][]string{{"blue"}}, Picture: seenCell(), Keys: "▲▼ symbol   OK take   ◄ back",
	})
	screens["board-point"] = boardOf(two, prompt.Board{
		Title: "Which cell is wrong?", Marks: []engine.Hex{{Q: 0, R: -4}}, Pieces: [][]string{{""}}, At: -1,
		Keys: "▲▼ cell   OK take   ◄ back", Held: "hold ▲▼: next row",
	})
	screens["sheet-rails"] = prompt.Sheet{Heading: prompt.Heading{Player: "Ana", Round: 18}, Sheet: solo.Sheet(0), Keys: "▲▼ next   OK menu   ◄ back"}
	four := laid([]string{"Ana", "Jörg", "Li", "Ben"}, 40)
	screens["scores-ranked"] = prompt.Scores{Sheet: four.Sheet(0), Score: ranked(four.Score())}
	screens["scores-rails"] = prompt.Scores{Sheet: four.Sheet(0), Score: four.Score(), Keys: "▲▼ next   OK menu   ◄ back"}
}

// boardOf fills a board screen with what a match tells.
func boardOf(m engine.Match, b prompt.Board) prompt.Board {
	ask := m.Ask()
	b.Heading = prompt.Heading{Player: m.Setup().Players[ask.Player], Round: ask.Round}
	if b.Title == "" {
		b.Title = ask.Title
	}
	b.Board, b.Player = m.(engine.Boarded).Board(), ask.Player
	for i := range m.Setup().Players {
		b.Sheets = append(b.Sheets, m.Sheet(i))
	}
	return b
}

// placeOf is one of the best places of the tile that is asked.
func placeOf(m engine.Match, n int) prompt.Board {
	m = play(m, "shows blue orange")
	var at int
	for mv := range m.Ask().Lay.Best {
		if at == n {
			label := m.Label(mv)
			return boardOf(m, prompt.Board{Title: words.Say("Best places: %d of %d", at+1, 142), Puts: label.Puts, Pieces: [][]string{{"blue", "orange"}}, At: -1, Brings: label.Brings, Keys: "▲▼ place   OK take   ◄ back", Held: "hold ▲▼: ten on"})
		}
		at++
	}
	panic("there are not so many places")
}

// laid is a match in which so many tiles were laid where they earn most.
func laid(players []string, tiles int) engine.Match {
	m, err := ingenious.EinfachGenial.New(engine.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	pieces := []string{"red green", "yellow purple", "blue orange", "red purple", "green yellow", "blue blue", "orange purple", "red blue", "green orange", "yellow yellow"}
	for i := range tiles {
		shown := play(m, "shows "+pieces[i%len(pieces)])
		for mv := range shown.Ask().Lay.Best {
			m = play(m, mv.String())
			break
		}
	}
	return m
}

// ranked is the end of a match of four, by the rows of the score rails.
func ranked(s engine.Score) engine.Score {
	rows := map[string][6]int{"Ana": {17, 5, 18, 18, 18, 16}, "Jörg": {8, 15, 18, 18, 17, 14}, "Li": {12, 9, 16, 18, 18, 18}, "Ben": {11, 6, 18, 18, 18, 17}}
	s.Finished, s.Winners, s.Players = true, []string{"Li"}, nil
	for i, name := range []string{"Ana", "Jörg", "Li", "Ben"} {
		p := engine.PlayerScore{Name: name, Areas: make(map[string]int), Place: [...]int{4, 2, 1, 3}[i], Total: 18}
		for c, colour := range []string{"red", "green", "blue", "orange", "yellow", "purple"} {
			p.Areas[colour], p.Total = rows[name][c], min(p.Total, rows[name][c])
		}
		s.Players = append(s.Players, p)
	}
	return s
}

// doubtfulBoard is the hardest board with a picture of a cell that is asked about.
func doubtfulBoard() prompt.Board {
	b := hardBoard()
	b.Picture, b.Pieces = image.NewGray(image.Rect(3, 3, 115, 115)), [][]string{{""}}
	return b
}

// hardBoard has more of everything than any game, and symbols that have no shape.
func hardBoard() prompt.Board {
	b := prompt.Board{
		Heading: longHeading, Title: repeated("Lay a tile ", 12), Note: repeated("Two tiles were laid. ", 20), At: 7, Player: 2, Selected: 17,
		Pieces: [][]string{{"red", "chartreuse", ""}, {}, {"blue", "green", "orange", "purple", "yellow", "red", "red", "red"}}, Keys: repeated("OK look ", 30), Held: repeated("hold ", 30),
		Puts: []engine.Put{{At: engine.Hex{Q: 900, R: 900}, Symbol: "red"}, {Symbol: "chartreuse"}},
	}
	b.Board.Symbols = []engine.Symbol{{Name: "red", Icon: &icon.Again}, {Name: "blue", Icon: &icon.Icon{}}}
	for q := -20; q <= 20; q++ {
		b.Board.Cells = append(b.Board.Cells, engine.Spot{At: engine.Hex{Q: q, R: q % 7}, InPlay: true, Open: true, Symbol: []string{"chartreuse", "red", ""}[(q+21)%3], Last: q == 3})
	}
	for range 7 {
		b.Sheets = append(b.Sheets, engine.Sheet{Player: longName, Rails: []engine.Rail{{Symbol: engine.Symbol{Name: "chartreuse"}, At: -3, Goals: []int{0}}, {Symbol: engine.Symbol{Name: "red"}, At: 1 << 30, Goals: []int{18, 36}}}})
	}
	b.Options = []engine.Label{{Text: words.Phrase(longName), Brings: []words.Phrase{words.Phrase(longName)}}, {Text: "white"}}
	return b
}

// seenCell is the picture of a doubtful cell.
func seenCell() image.Image {
	f, err := os.Open("testdata/doubtful-cell.png")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	picture, err := png.Decode(f)
	if err != nil {
		panic(err)
	}
	return picture
}
