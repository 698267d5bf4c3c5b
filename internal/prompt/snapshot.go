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
	// Past are the moves made.
	Past []record.Step
	// Ahead are the moves that wait for their player's turn of asking.
	Ahead map[int][]string
}

// Says is what the screen asks and says; nothing before the first one.
func (s Snapshot) Says() Said {
	if s.Screen == nil {
		return Said{}
	}
	return s.Screen.Says()
}
