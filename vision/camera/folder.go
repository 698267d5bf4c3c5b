package camera

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

const (
	// folderPoll is how often a folder is looked at.
	folderPoll = 100 * time.Millisecond
	// folderPatience is how many looks a file may rest without being a whole
	// picture before it is given up: its writer may only have paused.
	folderPatience = 20
)

// Ticks starts a clock that ticks at an interval until stop is called.
type Ticks func(interval time.Duration) (ticks <-chan time.Time, stop func())

// realTicks is the clock on the wall.
func realTicks(interval time.Duration) (<-chan time.Time, func()) {
	t := time.NewTicker(interval)
	return t.C, t.Stop
}

// folder delivers the pictures of a folder that fills up.
type folder struct {
	path   string
	ticks  <-chan time.Time
	stop   func()
	closed chan struct{}
	once   sync.Once
	// done holds the names delivered or given up.
	done map[string]bool
	// resting holds what the last look found.
	resting map[string]rest
}

// rest is how long a file has kept its size.
type rest struct {
	size  int64
	looks int
}

// Folder returns a source of the pictures that lie in a folder and of those
// that come later, in the order of their names, each once, and only when it is
// written to its end: its size has stayed the same from one look to the next,
// and it decodes. A picture named before one already delivered still comes.
// Next returns io.EOF after Close.
func Folder(path string) (Source, error) { return FolderWith(path, realTicks) }

// FolderWith is Folder with another clock.
func FolderWith(path string, ticks Ticks) (Source, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("watch folder: %w", err)
	}
	if !info.IsDir() {
		return nil, fmt.Errorf("watch folder: %s is a file", path)
	}
	f := &folder{
		path: path, closed: make(chan struct{}),
		done: map[string]bool{},
	}
	f.ticks, f.stop = ticks(folderPoll)
	return f, nil
}

func (f *folder) Next(ctx context.Context) (Frame, error) {
	for {
		select {
		case <-ctx.Done():
			return Frame{}, fmt.Errorf("wait for a picture in %s: %w", f.path, ctx.Err())
		case <-f.closed:
			return Frame{}, io.EOF
		case <-f.ticks:
		}
		names, err := f.settled()
		if err != nil {
			return Frame{}, err
		}
		if frame, err := f.take(ctx, names); frame.Name != "" || err != nil {
			return frame, err
		}
	}
}

// settled returns the pictures whose size is what it was at the last look, in
// the order of their names.
func (f *folder) settled() ([]string, error) {
	entries, err := os.ReadDir(f.path)
	if err != nil {
		return nil, fmt.Errorf("look into folder: %w", err)
	}
	var names []string
	now := map[string]rest{}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() || !isPicture(e.Name()) || f.done[e.Name()] {
			continue // gone again, or none of ours
		}
		before, known := f.resting[e.Name()]
		if !known || before.size != info.Size() {
			now[e.Name()] = rest{size: info.Size()}
			continue
		}
		now[e.Name()] = rest{before.size, before.looks + 1}
		names = append(names, e.Name())
	}
	f.resting = now
	return names, nil
}

// take loads the first of these that is a whole picture. One that has rested
// too long without being one is reported once and passed over afterwards.
func (f *folder) take(ctx context.Context, names []string) (Frame, error) {
	for _, name := range names {
		path := filepath.Join(f.path, name)
		picture, err := Load(ctx, path)
		if err == nil {
			f.done[name] = true
			return Frame{Name: path, Mat: picture}, nil
		}
		if f.resting[name].looks >= folderPatience {
			f.done[name] = true
			return Frame{}, err
		}
	}
	return Frame{}, nil
}

func (f *folder) Close() error {
	f.once.Do(func() {
		close(f.closed)
		f.stop()
	})
	return nil
}

func isPicture(name string) bool {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".jpg", ".jpeg", ".png":
		return true
	}
	return false
}
