package camera

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"time"

	"gocv.io/x/gocv"
)

// Frame is one picture and where it came from. Whoever took it closes Mat.
type Frame struct {
	Name string
	Mat  gocv.Mat
	// At is when a video shows it, counted from any moment; zero for pictures
	// that nothing is known of, and for live cameras: they show the present.
	At time.Time
}

// Source delivers frames. Next waits for one, until ctx ends; it returns io.EOF
// when none can come any more. An error about one frame leaves the source
// usable: the next call goes on behind it.
type Source interface {
	Next(ctx context.Context) (Frame, error)
	io.Closer
}

// pictures delivers named pictures one after the other.
type pictures struct {
	names []string
	load  func(ctx context.Context, name string) (gocv.Mat, error)
}

// Pictures returns a source of these files, in this order, each once.
func Pictures(paths ...string) Source { return &pictures{slices.Clone(paths), Load} }

// Embedded returns a source of these files of a file system, such as one that
// is part of the program, in this order, each once.
func Embedded(files fs.FS, names ...string) Source {
	return &pictures{slices.Clone(names), func(_ context.Context, name string) (gocv.Mat, error) {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return gocv.Mat{}, fmt.Errorf("load picture: %w", err)
		}
		picture, err := Decode(data)
		if err != nil {
			return gocv.Mat{}, fmt.Errorf("load picture %s: %w", name, err)
		}
		return picture, nil
	}}
}

func (p *pictures) Next(ctx context.Context) (Frame, error) {
	if err := ctx.Err(); err != nil {
		return Frame{}, fmt.Errorf("next picture: %w", err)
	}
	if len(p.names) == 0 {
		return Frame{}, io.EOF
	}
	name := p.names[0]
	p.names = p.names[1:]
	picture, err := p.load(ctx, name)
	if err != nil {
		return Frame{}, err
	}
	return Frame{Name: name, Mat: picture}, nil
}

func (p *pictures) Close() error {
	p.names = nil
	return nil
}
