package display_test

import (
	"fmt"
	"image"

	"silvertray/display"
	"silvertray/internal/prompt"
)

// A screen fits itself to whatever panel there is.
func ExampleDraw() {
	screen := prompt.Waiting{
		Heading: prompt.Heading{Player: "Ana", Round: 3, Rounds: 6},
		Title:   "Second roll",
		Dice:    []string{"white", "blue", "green"},
		Seen:    []prompt.Seen{{Colour: "blue", Value: 5}},
	}
	for _, panel := range []image.Point{image.Pt(264, 176), image.Pt(400, 300)} {
		picture := display.Draw(screen, panel)
		fmt.Println(picture.Rect.Size(), len(picture.Palette), "inks")
	}
	// Output:
	// (264,176) 2 inks
	// (400,300) 2 inks
}
