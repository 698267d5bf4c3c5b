package network

import (
	"errors"
	"fmt"
	"io"
	"net/http"

	"silvertray/vision/camera/live"
	"silvertray/vision/camera/mjpeg"
)

// stream is one answer with picture after picture in it. What lies between
// them is not looked at, so boundaries and lengths may be wrong or missing.
type stream struct {
	*asker
	body     io.Closer
	pictures *mjpeg.Reader
}

func newStream(a *asker, body io.ReadCloser) *stream {
	return &stream{a, body, mjpeg.NewReader(body)}
}

func (s *stream) Next() (live.Shot, error) {
	picture, err := s.pictures.Next()
	switch {
	case err == nil:
		return live.Shot{Data: picture}, nil
	case errors.Is(err, mjpeg.ErrNoPictures):
		return live.Shot{}, fmt.Errorf("%s sends something else than JPEG pictures; choose MJPEG in its settings (%w)", s.host(), err)
	case errors.Is(err, mjpeg.ErrTooLarge):
		return live.Shot{}, fmt.Errorf("%s sends pictures that are too large; choose a smaller size in its settings (%w)", s.host(), err)
	}
	return live.Shot{}, fmt.Errorf("%s has stopped sending; see whether it is awake and near enough to the router (%w)", s.host(), err)
}

func (s *stream) Close() error {
	err := s.body.Close()
	s.transport.CloseIdleConnections()
	return err
}

// snapshots are answers with one picture each.
type snapshots struct {
	*asker
	// first is the answer that opening brought, until it is read.
	first *http.Response
}

func (s *snapshots) Next() (live.Shot, error) {
	r := s.first
	s.first = nil
	if r == nil {
		var err error
		if r, err = s.again(); err != nil {
			return live.Shot{}, err
		}
	}
	defer r.Body.Close()
	data, err := io.ReadAll(io.LimitReader(r.Body, mjpeg.MaxPicture+1))
	if err != nil {
		return live.Shot{}, fmt.Errorf("%s has stopped sending; see whether it is awake and near enough to the router (%w)", s.host(), err)
	}
	if len(data) > mjpeg.MaxPicture {
		return live.Shot{}, fmt.Errorf("%s sends pictures of more than %d MB; choose a smaller size in its settings", s.host(), mjpeg.MaxPicture>>20)
	}
	return live.Shot{Data: data}, nil
}

// again asks for the next picture, after a pause.
func (s *snapshots) again() (*http.Response, error) {
	timer := s.clock.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.Chan():
		return s.ask()
	case <-s.ctx.Done():
		return nil, s.ctx.Err()
	}
}

func (s *snapshots) Close() error {
	if s.first != nil {
		s.first.Body.Close()
	}
	s.transport.CloseIdleConnections()
	return nil
}
