package display_test

import (
	"fmt"
	"image"

	"silvertray/display"
)

// A screen fits itself to whatever panel there is.
func ExampleDraw() {
	screen := display.Waiting{
		Heading: display.Heading{Player: "Ana", Round: 3, Rounds: 6},
		Title:   "Second roll",
		Dice:    []string{"white", "blue", "green"},
		Seen:    []display.Seen{{Colour: "blue", Value: 5}},
	}
	for _, panel := range []image.Point{image.Pt(264, 176), image.Pt(400, 300)} {
		picture := display.Draw(screen, panel)
		fmt.Println(picture.Rect.Size(), len(picture.Palette), "inks")
	}
	// Output:
	// (264,176) 2 inks
	// (400,300) 2 inks
}
