package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"silvertray/vision/camera"
)

const (
	// mostFrames and longestPause bound a recording.
	mostFrames   = 1000
	longestPause = time.Hour
	// mostFailures is how many errors in a row end a recording.
	mostFailures = 5
)

// recording is a series of frames and the report on it.
type recording struct {
	cameraFlags
	spec, out string
	frames    int
	every     time.Duration
	report    io.Writer
}

func newCameraRecord() *cobra.Command {
	var r recording
	cmd := &cobra.Command{
		Use:   "record [flags] SOURCE",
		Short: "Save a series of frames with a report, to send in",
		Long: `Record saves frames of a source as 0001.png, 0002.png and so on, and beside them
report.txt, which tells what was asked for, when each frame came and what went
wrong. Send the whole folder in when the reader misreads your dice. Passwords in
addresses are left out. "silvertray camera --help" says how a source is written.`,
		Example: `  silvertray camera record usb: --out series --frames 20 --every 2s`,
		Args:    cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			r.spec = args[0]
			if err := r.check(); err != nil {
				return err
			}
			return r.run(cmd.Context(), cmd.OutOrStdout())
		},
	}
	r.add(cmd)
	cmd.Flags().StringVar(&r.out, "out", "series", "new or empty `FOLDER` for frames and report")
	cmd.Flags().IntVar(&r.frames, "frames", 10, "how many frames")
	cmd.Flags().DurationVar(&r.every, "every", time.Second, "`TIME` from one frame to the next")
	return cmd
}

func (r *recording) check() error {
	if r.frames < 1 || r.frames > mostFrames {
		return fmt.Errorf("--frames %d is not between 1 and %d", r.frames, mostFrames)
	}
	if r.every < 0 || r.every > longestPause {
		return fmt.Errorf("--every %v is not between 0s and %v", r.every, longestPause)
	}
	_, err := r.options()
	return err
}

// run records, and closes the report with what became of it.
func (r *recording) run(ctx context.Context, w io.Writer) error {
	source, err := r.open(r.spec)
	if err != nil {
		return err
	}
	defer source.Close()
	report, err := r.begin()
	if err != nil {
		return failed{err}
	}
	r.report = report
	saved, err := r.series(ctx, source)
	r.note("ended, %d of %d frames saved", saved, r.frames)
	if err := errors.Join(err, report.Close()); err != nil {
		return failed{err}
	}
	fmt.Fprintf(w, "%d frames and report.txt are in %s\n", saved, r.out)
	return nil
}

// begin makes the folder and begins the report.
func (r *recording) begin() (*os.File, error) {
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return nil, fmt.Errorf("make the folder for frames: %w", err)
	}
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return nil, fmt.Errorf("look into the folder for frames: %w", err)
	}
	if len(entries) > 0 {
		return nil, fmt.Errorf("the folder %s is not empty; name another with --out", r.out)
	}
	report, err := os.Create(filepath.Join(r.out, "report.txt"))
	if err != nil {
		return nil, fmt.Errorf("begin the report: %w", err)
	}
	fmt.Fprintf(report, `Silvertray camera report
program  %s, %s/%s
source   %s
asked    %s, %d a second, %d frames, one every %v
`, built(), runtime.GOOS, runtime.GOARCH, camera.Shown(r.spec), r.size, r.rate, r.frames, r.every)
	return report, nil
}

// series saves the frames and tells how many. What goes wrong with one is
// noted; too much in a row is an error.
func (r *recording) series(ctx context.Context, source camera.Source) (saved int, err error) {
	r.note("began")
	for failures := 0; saved < r.frames; {
		if err := r.save(ctx, source, saved+1); err != nil {
			r.note("error: %v", err)
			failures++
			if failures == mostFailures || ctx.Err() != nil || errors.Is(err, camera.ErrEnded) {
				return saved, fmt.Errorf("record frame %d: %w", saved+1, err)
			}
			continue
		}
		saved, failures = saved+1, 0
		if saved < r.frames {
			pause(ctx, r.every)
		}
	}
	return saved, nil
}

// save saves the next frame.
func (r *recording) save(ctx context.Context, source camera.Source, number int) error {
	asked := time.Now()
	frame, err := camera.Wait(ctx, source)
	if err != nil {
		return err
	}
	defer frame.Mat.Close()
	name := fmt.Sprintf("%04d.png", number)
	if err := frame.Save(filepath.Join(r.out, name)); err != nil {
		return err
	}
	width, height := frame.Size()
	r.note("%s  %d x %d  waited %d ms  %s", name, width, height, time.Since(asked).Milliseconds(), frame.Name)
	return nil
}

// note adds a line to the report. A report that cannot be written shows when
// it is closed.
func (r *recording) note(format string, args ...any) {
	fmt.Fprintf(r.report, "%s  %s\n", time.Now().Format("2006-01-02 15:04:05.000"), fmt.Sprintf(format, args...))
}

// pause waits for a time, or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
