package camera

import (
	"context"
	"fmt"
	"io"

	"gocv.io/x/gocv"
)

// Frame is one picture and where it came from. Whoever took it closes Mat.
type Frame struct {
	Name string
	Mat  gocv.Mat
}

// Source delivers frames. Next waits for one, until ctx ends; it returns io.EOF
// when none can come any more. An error about one frame leaves the source
// usable: the next call goes on behind it.
type Source interface {
	Next(ctx context.Context) (Frame, error)
	io.Closer
}

// pictures delivers named files one after the other.
type pictures struct{ paths []string }

// Pictures returns a source of these files, in this order, each once.
func Pictures(paths ...string) Source {
	return &pictures{append([]string(nil), paths...)}
}

func (p *pictures) Next(ctx context.Context) (Frame, error) {
	if err := ctx.Err(); err != nil {
		return Frame{}, fmt.Errorf("next picture: %w", err)
	}
	if len(p.paths) == 0 {
		return Frame{}, io.EOF
	}
	path := p.paths[0]
	p.paths = p.paths[1:]
	picture, err := Load(path)
	if err != nil {
		return Frame{}, err
	}
	return Frame{path, picture}, nil
}

func (p *pictures) Close() error {
	p.paths = nil
	return nil
}
