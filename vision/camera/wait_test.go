package camera

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
)

// silent is a source that nothing comes from.
type silent struct{}

func (silent) Next(ctx context.Context) (Frame, error) {
	<-ctx.Done()
	return Frame{}, ctx.Err()
}

func (silent) Close() error { return nil }

func TestWaitTellsTheTimeThatPassed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, err := Wait(t.Context(), silent{})
		if err == nil || !strings.Contains(err.Error(), "30s") || strings.Contains(err.Error(), "deadline") {
			t.Errorf("%v", err)
		}
	})
}
