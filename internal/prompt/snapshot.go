package prompt

import (
	"image"
	"slices"

	"silvertray/engine"
	"silvertray/engine/record"
	"silvertray/hw"
	"silvertray/internal/words"
	"silvertray/vision"
)

// Snapshot is the box at one moment, copied out of the loop: whoever gets one
// may hold on to it.
type Snapshot struct {
	// Number counts the snapshots since the box was switched on, from 1.
	Number int
	// Match is nil before one is dealt.
	Match  engine.Match
	Screen Prompt
	// Unstored reports that the match as it stands is not on the disk.
	Unstored bool
	// Private are the players, by number, for whose eyes alone the panel shows something.
	Private []int
	// Asked is the player, by number, whose question the panel puts, and Keys are those
	// that this player may press from elsewhere; none where the panel asks nobody, such as in
	// a menu. The box itself may press all.
	Asked int
	Keys  []hw.Key
	// Trouble is why the table cannot be seen; without a title while it can.
	Trouble Message
	// PanelDown reports that the panel does not show what it should.
	PanelDown bool
	// Language that the box speaks.
	Language words.Language
	// Picture is what the panel shows, or would if it worked.
	Picture *image.Paletted
	// Reading is the last look at the table that showed dice; nil before.
	Reading *vision.Reading
	// Past are the moves made.
	Past []record.Step
	// Premoves are the choices that wait until their player is asked.
	Premoves map[int][]string
}

// Hides reports whether the panel shows what this player should not see.
func (s Snapshot) Hides(player int) bool {
	return slices.ContainsFunc(s.Private, func(p int) bool { return p != player })
}

// Says is what the screen asks and says; nothing before the first one.
func (s Snapshot) Says() Said {
	if s.Screen == nil {
		return Said{}
	}
	return s.Screen.Says()
}
