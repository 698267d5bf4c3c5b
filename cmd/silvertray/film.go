package main

import (
	"context"
	"fmt"
	"sync"

	"gocv.io/x/gocv"

	"silvertray/internal/companion"
	"silvertray/vision"
	"silvertray/vision/camera"
)

// film keeps the picture of the last look at the table, for the page.
type film struct {
	mu   sync.Mutex
	last []byte
	// frame is the latest frame, kept only while somebody watches.
	frame *gocv.Mat
}

// jpeg is the picture of the last look; nil before the first.
func (s *film) jpeg() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.last
}

// of is an eye whose looks leave their picture here.
func (s *film) of(eye companion.Eye) companion.Eye { return watched{eye, s} }

type watched struct {
	companion.Eye
	shots *film
}

func (w watched) Look(ctx context.Context, want vision.Want) (vision.Reading, error) {
	r, err := w.Eye.Look(ctx, want)
	if err == nil {
		err = w.shots.develop()
	}
	return r, err
}

// develop makes the latest frame the picture of the last look.
func (s *film) develop() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.frame == nil {
		return nil
	}
	buffer, err := gocv.IMEncode(gocv.JPEGFileExt, *s.frame)
	if err != nil {
		return fmt.Errorf("encode the picture for the page: %w", err)
	}
	defer buffer.Close()
	s.last = append([]byte(nil), buffer.GetBytes()...)
	return nil
}

// from is a source whose frames pass by here.
func (s *film) from(source camera.Source) camera.Source { return passing{source, s} }

type passing struct {
	camera.Source
	shots *film
}

func (p passing) Next(ctx context.Context) (camera.Frame, error) {
	frame, err := p.Source.Next(ctx)
	if err == nil {
		p.shots.take(frame.Mat)
	}
	return frame, err
}

// take remembers a frame.
func (s *film) take(frame gocv.Mat) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.frame == nil {
		m := gocv.NewMat()
		s.frame = &m
	}
	frame.CopyTo(s.frame)
}

// close lets the frame go.
func (s *film) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.frame != nil {
		s.frame.Close()
		s.frame = nil
	}
}
