package view

import (
	"crypto/sha256"
	"encoding/hex"

	"silvertray/engine"
)

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
