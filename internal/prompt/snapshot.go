package prompt

import (
	"image"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Snapshot is the box at one moment, copied out of the loop: whoever gets one
// may keep it.
type Snapshot struct {
	// Number counts the snapshots since the box was switched on, from 1.
	Number int
	// Match is nil before one is dealt.
	Match  engine.Match
	Screen Prompt
	// Unkept reports that the match as it stands is not on the disk.
	Unkept bool
	// Language that the box speaks.
	Language words.Language
	// Picture is what the panel shows, or would if it worked.
	Picture *image.Paletted
	// Reading is the last look at the table that showed dice; nil before.
	Reading *vision.Reading
	// Tied are the equal dice of which one is to be named the nearest to the
	// tray; nil while that is not asked.
	Tied []string
	// Doubt is the cell that is asked about; nil while none is.
	Doubt *Doubt
	// Past are the moves made.
	Past []record.Step
	// Ahead are the moves that wait for their player's turn of asking.
	Ahead map[int][]string
}

// Doubt is a cell of the board of which the camera is not sure.
type Doubt struct {
	At engine.Hex
	// Shows is the best guess: a symbol, or empty for nothing.
	Shows string
	// Picture is what the camera saw there; nil for none.
	Picture image.Image
}
