package view

import (
	"bytes"
	"image/png"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// doubt asks what a cell shows of which the camera is not sure.
type doubt struct {
	At engine.Hex
	// Tag changes with the picture; empty where there is none.
	Tag     string
	Answers []answer
}

// answer is something that a cell may show; Guess marks what it seems to show.
type answer struct {
	Value string
	Name  words.Phrase
	Guess bool
}

// doubtOf is the cell that is asked about; nil while none is, and for those who only
// looks on.
func doubtOf(s prompt.Snapshot, who access.Visitor) *doubt {
	boarded, ok := s.Match.(engine.Boarded)
	asked := s.Says().Doubt
	if asked == nil || !ok || !who.MayPlay(s.Match.Ask().Player) {
		return nil
	}
	d := &doubt{At: asked.At}
	if picture := Portrait(asked); picture != nil {
		d.Tag = Tag(picture)
	}
	for _, name := range boarded.Board().Names() {
		d.Answers = append(d.Answers, answer{name, words.Phrase(name), name == asked.Shows})
	}
	d.Answers = append(d.Answers, answer{draw.Nothing, "empty", asked.Shows == ""})
	return d
}

// Portrait is the picture of the cell that is asked about, as PNG; nil without one.
func Portrait(asked *prompt.Doubt) []byte {
	if asked == nil || asked.Picture == nil {
		return nil
	}
	var b bytes.Buffer
	if err := png.Encode(&b, asked.Picture); err != nil {
		return nil // the question can be answered without it
	}
	return b.Bytes()
}
