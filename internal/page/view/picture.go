package view

import (
	"crypto/sha256"
	"encoding/hex"
	"image"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/prompt"
)

// Panel is the panel as a visitor sees it, nil where it is not for this one to see.
// For the box itself it is the very picture that the panel shows.
func Panel(s prompt.Snapshot, who access.Visitor) *image.Paletted {
	if s.Picture == nil || !MayMirror(s, who) {
		return nil
	}
	if masked, ok := s.Screen.(prompt.Masked); ok && !who.Owner {
		return display.DrawIn(s.Language, masked.Mask(), s.Picture.Rect.Size(), players(s.Match)...)
	}
	return s.Picture
}

// players are those of a match; none before it is dealt.
func players(m engine.Match) []string {
	if m == nil {
		return nil
	}
	return m.Setup().Players
}

// Picture is the last one that was read, as JPEG; nil where there is none for
// everybody to see.
func (b *Box) Picture(m engine.Match) []byte {
	if b.Camera == nil || HidesPicture(m) {
		return nil
	}
	return b.Camera()
}

// Tag names a content: it changes with it.
func Tag(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:8])
}
