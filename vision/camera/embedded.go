package camera

import (
	"context"
	"fmt"
	"io"
	"io/fs"
)

// embedded delivers named files of a file system one after the other.
type embedded struct {
	files fs.FS
	names []string
}

// Embedded returns a source of these files of a file system, such as one that
// is part of the program, in this order, each once.
func Embedded(files fs.FS, names ...string) Source {
	return &embedded{files, append([]string(nil), names...)}
}

func (e *embedded) Next(ctx context.Context) (Frame, error) {
	if err := ctx.Err(); err != nil {
		return Frame{}, fmt.Errorf("next picture: %w", err)
	}
	if len(e.names) == 0 {
		return Frame{}, io.EOF
	}
	name := e.names[0]
	e.names = e.names[1:]
	data, err := fs.ReadFile(e.files, name)
	if err != nil {
		return Frame{}, fmt.Errorf("load picture: %w", err)
	}
	picture, err := Decode(data)
	if err != nil {
		return Frame{}, fmt.Errorf("load picture %s: %w", name, err)
	}
	return Frame{name, picture}, nil
}

func (e *embedded) Close() error {
	e.names = nil
	return nil
}
