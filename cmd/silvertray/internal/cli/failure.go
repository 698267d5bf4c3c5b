package cli

import (
	"context"
	"errors"
	"strings"
)

// failure marks an error that is not the command line's fault.
type failure struct{ error }

func (f failure) Unwrap() error { return f.error }

// Failed marks an error as something that could not be done although the command
// line is right; a nil error stays nil. All other errors are wrong use.
func Failed(err error) error {
	if err == nil {
		return nil
	}
	return failure{err}
}

// IsFailed reports whether err, or one that it wraps, was marked by Failed.
func IsFailed(err error) bool {
	var f failure
	return errors.As(err, &f)
}

// Plain says a line of an error to people: what Go calls canceled was interrupted.
func Plain(line string) string {
	return strings.ReplaceAll(line, context.Canceled.Error(), "interrupted")
}
