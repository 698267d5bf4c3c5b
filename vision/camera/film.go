package camera

import (
	"context"
	"fmt"
	"sync"

	"gocv.io/x/gocv"
)

// Film keeps one picture of a source for others to look at: the latest frame,
// once it is developed. Its zero value is ready; close it at the end.
type Film struct {
	mu    sync.Mutex
	frame *gocv.Mat
	last  []byte
}

// Of is a source whose frames leave their picture on the film.
func (f *Film) Of(source Source) Source { return exposing{source, f} }

type exposing struct {
	Source
	film *Film
}

func (e exposing) Next(ctx context.Context) (Frame, error) {
	frame, err := e.Source.Next(ctx)
	if err == nil {
		e.film.expose(frame.Mat)
	}
	return frame, err
}

func (f *Film) expose(frame gocv.Mat) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.frame == nil {
		m := gocv.NewMat()
		f.frame = &m
	}
	frame.CopyTo(f.frame)
}

// Develop makes the latest frame the film's picture.
func (f *Film) Develop() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.frame == nil {
		return nil
	}
	buffer, err := gocv.IMEncode(gocv.JPEGFileExt, *f.frame)
	if err != nil {
		return fmt.Errorf("encode the latest frame: %w", err)
	}
	defer buffer.Close()
	f.last = append([]byte(nil), buffer.GetBytes()...)
	return nil
}

// JPEG is the picture developed last; nil before the first.
func (f *Film) JPEG() []byte {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.last
}

// Close lets the latest frame go.
func (f *Film) Close() error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.frame == nil {
		return nil
	}
	err := f.frame.Close()
	f.frame = nil
	return err
}
