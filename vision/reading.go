// Package vision says what a camera frame shows, as plain values: dice, their
// faces, where they lie, and how sure the reader is.
//
// Only the packages below this one import gocv; whoever uses a reading builds
// without any C library.
package vision

import (
	"silvertray/internal/geometry"
	"silvertray/internal/words"
)

// Point is a place in a picture, in px right and down from its top left corner.
type Point = geometry.Point

// Reading is what one frame shows.
type Reading struct {
	Image  string `json:"image"`
	Width  int    `json:"width"`
	Height int    `json:"height"`
	// Sure is true only when every die is sure and nothing else is in doubt.
	Sure     bool      `json:"sure"`
	Problems []Problem `json:"problems"`
	Dice     []Die     `json:"dice"`
	// Moved reports whether dice were moved by hand since the last look; they were
	// not thrown.
	Moved bool `json:"-"`
	// Board is what a board shows, where that was looked for; nil otherwise.
	Board *BoardReading `json:"-"`
}

// Die is one die in a reading.
type Die struct {
	// Colour is one of the set's names or, for an unknown set, the nearest of
	// the reader's own colour words.
	Colour string `json:"colour"`
	// Value of the top face, 1 to 6.
	Value int  `json:"value"`
	Sure  bool `json:"sure"`
	// Confidence in colour and value together, 0 to 1.
	Confidence float64 `json:"confidence"`
	// Centre and Outline of the top face.
	Centre  Point    `json:"centre"`
	Outline [4]Point `json:"outline"`
	// InTray reports whether the die lies in the tray.
	InTray bool `json:"in_tray"`
	// TrayMM is the gap between the die and the tray's edge in millimetres,
	// nil when no tray or no scale is known; TrayPX is the gap in pixels when
	// only the scale is missing.
	TrayMM *float64 `json:"tray_mm"`
	TrayPX *float64 `json:"tray_px,omitempty"`
	// DoubtMM is the standard error of TrayMM, nil when it is not known.
	DoubtMM *float64 `json:"tray_doubt_mm,omitempty"`
	// Field is the die field it stands on, 1 to 3; 0: none, or none known.
	Field int `json:"field,omitempty"`
	// InZone reports whether it stands in the building zone: on a die field or beside one.
	InZone bool `json:"in_zone,omitempty"`
}

// Aside reports whether the die was set aside: it stands on a die field or elsewhere in
// the building zone.
func (d Die) Aside() bool { return d.InZone || d.Field > 0 }

// Problem is one reason why a reading is not sure.
type Problem struct {
	// Kind is one of the Problem kinds below.
	Kind string `json:"kind"`
	// Colour of the die concerned, empty when it is about the whole picture.
	Colour string `json:"colour,omitempty"`
	// Text says it to a person, with what to do: "Two dice look green. Move
	// them apart."
	Text words.Phrase `json:"text"`
}

// The kinds of problem.
const (
	Missing   = "missing"    // a die of the set was not found
	Extra     = "extra"      // more dice than the set has
	SameColor = "same-color" // two dice of one colour
	Value     = "value"      // pips hard to count
	Colour    = "colour"     // colour between two of the set
	Leaning   = "leaning"    // a die on edge or upon another
	CutOff    = "cut-off"    // a die partly outside the picture
	Blurred   = "blurred"    // out of focus or moving
	Dark      = "dark"       // too little light
	Bright    = "bright"     // too much light
	Moved     = "moved"      // camera or mat are not where they were
	Relit     = "relit"      // the light is not as it was
	Unclear   = "unclear"    // something may be a die
	Profile   = "profile"    // the table profile cannot be used
)
