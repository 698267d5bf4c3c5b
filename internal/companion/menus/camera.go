package menus

import (
	"silvertray/hw"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Viewfinder shows the camera's picture to a person who places it.
type Viewfinder struct {
	view session.View
	err  error
	back session.State
}

// Screen implements session.State.
func (v *Viewfinder) Screen(*session.Table) prompt.Prompt {
	s := prompt.View{Title: "Camera", Picture: v.view.Picture, Outlines: v.view.Outlines, Note: v.view.Note, Keys: "◄ back"}
	switch {
	case v.err != nil:
		s.Picture, s.Note = nil, words.Say("No picture comes: %s. It is tried again every second.", words.Error(v.err))
	case s.Picture == nil:
		s.Note = "Waiting for a picture."
	case s.Note == "":
		s.Note = "Move the camera until the whole tray and the area to throw in are in the picture."
	}
	return s
}

// Press implements session.State.
func (v *Viewfinder) Press(_ *session.Table, k hw.Key) session.State {
	if k == hw.Back || k == hw.OK {
		return v.back
	}
	return v
}

// See takes up what the camera has brought.
func (v *Viewfinder) See(view session.View, err error) { v.view, v.err = view, err }
