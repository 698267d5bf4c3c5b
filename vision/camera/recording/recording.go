// Package recording saves a series of a camera's frames with a report, for
// whoever has to find out why dice are misread.
package recording

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/vision/camera"
)

const (
	// MostFrames and LongestPause bound a recording, so that a slip of a finger
	// does not fill the disk or wait for days.
	MostFrames   = 1000
	LongestPause = time.Hour
	// mostFailures is how many errors in a row end a recording: a camera that
	// is plugged in again loses one or two frames.
	mostFailures = 5
)

// Recording is a series of frames to be saved.
type Recording struct {
	// Spec is the source as camera.Open takes it, and Asked what it was asked
	// for. Both are told in the report, without passwords.
	Spec  string
	Asked camera.Options
	// Folder for frames and report; new or empty.
	Folder string
	// Frames is how many, and Every the time from one to the next.
	Frames int
	Every  time.Duration
	// Program is the version of this program.
	Program string
	// Clock is the real one by default.
	Clock clockwork.Clock

	report io.Writer
}

// Save saves frames as 0001.png, 0002.png and so on, and beside them report.txt,
// which tells when each frame came and what went wrong. It returns how many
// frames it saved. One that fails is tried again; too many failures in a row end
// the recording with an error.
func (r *Recording) Save(ctx context.Context, source camera.Source) (saved int, err error) {
	if r.Clock == nil {
		r.Clock = clockwork.NewRealClock()
	}
	report, err := r.begin()
	if err != nil {
		return 0, err
	}
	r.report = report
	saved, err = r.series(ctx, source)
	r.note("ended, %d of %d frames saved", saved, r.Frames)
	return saved, errors.Join(err, report.Close())
}

// begin makes the folder and begins the report.
func (r *Recording) begin() (*os.File, error) {
	if err := os.MkdirAll(r.Folder, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for frames: %w", err)
	}
	entries, err := os.ReadDir(r.Folder)
	if err != nil {
		return nil, fmt.Errorf("look into the folder for frames: %w", err)
	}
	if len(entries) > 0 {
		return nil, fmt.Errorf("the folder %s is not empty; name another with --out", r.Folder)
	}
	report, err := os.Create(filepath.Join(r.Folder, "report.txt"))
	if err != nil {
		return nil, fmt.Errorf("begin the report: %w", err)
	}
	fmt.Fprintf(report, `Silvertray camera report
program  %s, %s/%s
source   %s
asked    %dx%d, %d a second, %d frames, one every %v
`, r.Program, runtime.GOOS, runtime.GOARCH, camera.Shown(r.Spec), r.Asked.Width, r.Asked.Height, r.Asked.Rate, r.Frames, r.Every)
	return report, nil
}

// series saves the frames, and returns how many.
func (r *Recording) series(ctx context.Context, source camera.Source) (saved int, err error) {
	r.note("began")
	for failures := 0; saved < r.Frames; {
		if err := r.save(ctx, source, saved+1); err != nil {
			r.note("error: %v", err)
			failures++
			if failures == mostFailures || ctx.Err() != nil || errors.Is(err, camera.ErrEnded) {
				return saved, fmt.Errorf("record frame %d: %w", saved+1, err)
			}
			continue
		}
		saved, failures = saved+1, 0
		if saved < r.Frames {
			r.pause(ctx)
		}
	}
	return saved, nil
}

// save saves the next frame.
func (r *Recording) save(ctx context.Context, source camera.Source, number int) error {
	asked := r.Clock.Now()
	frame, err := camera.Wait(ctx, source)
	if err != nil {
		return err
	}
	defer frame.Mat.Close()
	name := fmt.Sprintf("%04d.png", number)
	if err := frame.Save(filepath.Join(r.Folder, name)); err != nil {
		return err
	}
	width, height := frame.Size()
	r.note("%s  %d x %d  waited %d ms  %s", name, width, height, r.Clock.Since(asked).Milliseconds(), frame.Name)
	return nil
}

// note adds a line to the report. A report that cannot be written shows when it
// is closed.
func (r *Recording) note(format string, args ...any) {
	fmt.Fprintf(r.report, "%s  %s\n", r.Clock.Now().Format("2006-01-02 15:04:05.000"), fmt.Sprintf(format, args...))
}

// pause waits until the next frame is due, or ctx ends.
func (r *Recording) pause(ctx context.Context) {
	select {
	case <-r.Clock.After(r.Every):
	case <-ctx.Done():
	}
}
