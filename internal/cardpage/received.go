package cardpage

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"time"
)

const (
	// arrival is how long a file may take to arrive over a weak network, and pause how
	// long nothing of it may come.
	arrival = 2 * time.Minute
	pause   = 10 * time.Second
	// work is how long a file that is here may take to be stored.
	work = time.Minute
	// mostFields bounds the fields beside a file, and mostField each in bytes.
	mostFields = 16
	mostField  = 1 << 10
)

// received reads a form with one file of at most so many bytes in it, and calls take with
// both. What take does ends when the visitor is gone.
func (s *site) received(w http.ResponseWriter, r *http.Request, field string, most int64, take func(context.Context, []byte, url.Values) error) error {
	c := http.NewResponseController(w)
	// Some connections take no deadline, such as those of tests.
	_ = c.SetWriteDeadline(time.Now().Add(arrival + work))
	r.Body = &arriving{r.Body, c, time.Now().Add(arrival)}
	file, fields, err := sent(r, field, most)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(r.Context(), work)
	defer cancel()
	return take(ctx, file, fields)
}

// arriving is a body that has to arrive without long pauses.
type arriving struct {
	io.ReadCloser
	control *http.ResponseController
	until   time.Time
}

// Read implements io.Reader.
func (a *arriving) Read(into []byte) (int, error) {
	next := time.Now().Add(pause)
	if next.After(a.until) {
		next = a.until
	}
	_ = a.control.SetReadDeadline(next)
	return a.ReadCloser.Read(into)
}

// sent reads a form's fields and its file, whose name does not count.
func sent(r *http.Request, field string, most int64) (file []byte, fields url.Values, err error) {
	form, err := r.MultipartReader()
	if err != nil {
		return nil, nil, errForm
	}
	fields = make(url.Values)
	for n := 0; ; n++ {
		part, err := form.NextPart()
		switch {
		case errors.Is(err, io.EOF) && file != nil:
			return file, fields, nil
		case err != nil || n == mostFields:
			return nil, nil, unread(err)
		case part.FormName() == field && file == nil:
			file, err = content(part, most, min(max(r.ContentLength, 0), most))
		default:
			var text []byte
			text, err = content(part, mostField, 0)
			fields.Add(part.FormName(), string(text))
		}
		if err != nil {
			return nil, nil, err
		}
	}
}

// content reads one part of a form, which has about as many bytes as expected.
func content(part io.Reader, most, expected int64) ([]byte, error) {
	b := bytes.NewBuffer(make([]byte, 0, expected+bytes.MinRead))
	if _, err := b.ReadFrom(io.LimitReader(part, most+1)); err != nil {
		return nil, unread(err)
	}
	if int64(b.Len()) > most {
		return nil, errLarge
	}
	return b.Bytes(), nil
}

// unread is why a form could not be read.
func unread(err error) error {
	if errors.As(err, new(*http.MaxBytesError)) {
		return errLarge
	}
	return errForm
}
