// Package live keeps a camera running: it opens it, drops what it shows while
// it warms up, holds only the newest picture, notices when no more come, says
// so in words, and opens it again.
package live

import (
	"context"

	"gocv.io/x/gocv"
)

// Shot is one picture as a camera hands it over: a JPEG or PNG file, so that
// only what somebody looks at is decoded, or a picture that the driver has
// decoded. Whoever has a shot closes it.
type Shot struct {
	Data    []byte
	Picture *gocv.Mat
}

// Close lets go of the picture.
func (s Shot) Close() {
	if s.Picture != nil {
		s.Picture.Close()
	}
}

// Feed is a camera that has been opened, for one goroutine. An error ends it;
// it says in words for people what is wrong and what to do.
type Feed interface {
	// Next waits for the camera's next shot.
	Next() (Shot, error)
	Close() error
}

// Opener opens a camera. The feed lives until ctx ends: then Next returns, at
// once where it can, and otherwise when the driver lets go.
type Opener func(ctx context.Context) (Feed, error)
