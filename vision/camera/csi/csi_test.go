package csi_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"silvertray/internal/leaktest"
	"silvertray/vision/camera/csi"
	"silvertray/vision/camera/live"
)

// TestMain is the fake camera program too, where the environment says how it
// is to behave.
func TestMain(m *testing.M) {
	if manner := os.Getenv("FAKE_CAMERA"); manner != "" {
		behave(manner)
		return
	}
	os.Exit(m.Run())
}

func picture() []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 32, 24)), nil); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// behave is the fake program: it writes two pictures, and then misbehaves.
func behave(manner string) {
	p := picture()
	switch manner {
	case "no camera":
		fmt.Fprintln(os.Stderr, "INFO starting\nERROR: *** no cameras available ***")
		os.Exit(255)
	case "garbage":
		io.Copy(os.Stdout, io.LimitReader(endless{}, 4<<20))
		return
	case "arguments":
		fmt.Fprintln(os.Stderr, strings.Join(os.Args[1:], " "))
		os.Exit(1)
	case "flood":
		for range 2000 {
			fmt.Fprintln(os.Stderr, strings.Repeat("frame dropped ", 100))
		}
	}
	os.Stdout.Write(p)
	os.Stdout.Write(p)
	switch manner {
	case "dies":
		fmt.Fprintln(os.Stderr, "ERROR: Camera frontend has timed out!")
		os.Exit(1)
	case "half":
		os.Stdout.Write(p[:len(p)/2])
	case "stubborn":
		signal.Ignore(syscall.SIGTERM, syscall.SIGPIPE)
		os.Stdout.Write(p) // tells that it is deaf by now
		select {}
	case "stalls", "flood":
		wait := make(chan os.Signal, 1)
		signal.Notify(wait, syscall.SIGTERM)
		<-wait
	}
}

// endless is text without end.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return copy(p, "no picture "), nil }

// open starts the fake program, which behaves in a manner.
func open(t *testing.T, ctx context.Context, manner string) live.Feed {
	t.Helper()
	t.Setenv("FAKE_CAMERA", manner)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	feed, err := csi.Camera{Program: self, Grace: 200 * time.Millisecond}.Open(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { feed.Close() })
	return feed
}

// take takes so many whole pictures.
func take(t *testing.T, feed live.Feed, n int) {
	t.Helper()
	for i := range n {
		shot, err := feed.Next()
		if err != nil || !bytes.Equal(shot.Data, picture()) {
			t.Fatalf("picture %d: %d bytes, %v", i, len(shot.Data), err)
		}
	}
}

func TestAProgramThatEndsIsExplained(t *testing.T) {
	for manner, test := range map[string]struct {
		pictures int
		want     []string
	}{
		"dies":      {2, []string{"ended; check the ribbon cable", "frontend has timed out"}},
		"half":      {2, []string{"ended; check the ribbon cable"}},
		"no camera": {0, []string{"no camera on the ribbon cable; switch off", "no cameras available"}},
		"garbage":   {0, []string{"writes no pictures"}},
	} {
		t.Run(manner, func(t *testing.T) {
			feed := open(t, t.Context(), manner)
			take(t, feed, test.pictures)
			_, err := feed.Next()
			if err == nil {
				t.Fatal("a picture out of nothing")
			}
			for _, want := range test.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q, want %q in it", err, want)
				}
			}
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("error of several lines: %q", err)
			}
		})
	}
}

// Complaints by the megabyte neither block the program nor fill the memory.
func TestAProgramThatComplainsGoesOn(t *testing.T) {
	take(t, open(t, t.Context(), "flood"), 2)
}

func TestTheEndOfTheContextEndsTheProgram(t *testing.T) {
	for manner, pictures := range map[string]int{"stalls": 2, "stubborn": 3} {
		t.Run(manner, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			feed := open(t, ctx, manner)
			take(t, feed, pictures)
			pid := child(t)
			cancel()
			if _, err := feed.Next(); err == nil {
				t.Error("a picture after the end")
			}
			feed.Close()
			if err := syscall.Kill(pid, 0); err != syscall.ESRCH {
				t.Errorf("the program is still there: %v", err)
			}
		})
	}
}

// child is the one child process of this test.
func child(t *testing.T) int {
	t.Helper()
	lists, err := filepath.Glob("/proc/self/task/*/children")
	if err != nil || len(lists) == 0 {
		t.Skip("this system does not tell about child processes")
	}
	for _, list := range lists {
		data, _ := os.ReadFile(list)
		for _, word := range strings.Fields(string(data)) {
			pid, _ := strconv.Atoi(word)
			return pid
		}
	}
	t.Fatal("no child process")
	return 0
}

func TestArguments(t *testing.T) {
	t.Setenv("FAKE_CAMERA", "arguments")
	self, _ := os.Executable()
	feed, err := csi.Camera{Program: self, Number: 1, Width: 1280, Height: 720, Rate: 20}.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer feed.Close()
	const want = "--codec mjpeg --timeout 0 --nopreview --flush --camera 1 --output - --width 1280 --height 720 --framerate 20"
	if _, err := feed.Next(); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %q in it", err, want)
	}
}

func TestAProgramThatIsNotThere(t *testing.T) {
	if _, err := (csi.Camera{Program: "/no/such/program"}).Open(t.Context()); err == nil || !strings.Contains(err.Error(), "is not there; install it") {
		t.Errorf("error %v", err)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := (csi.Camera{}).Open(t.Context()); err == nil || !strings.Contains(err.Error(), "apt install rpicam-apps") {
		t.Errorf("error %v", err)
	}
}

func TestNothingIsLeftOpen(t *testing.T) {
	run := func() {
		feed := open(t, t.Context(), "half")
		take(t, feed, 2)
		feed.Close()
	}
	run()
	files, goroutines := openFiles(t), runtime.NumGoroutine()
	for range 3 {
		run()
	}
	if now := openFiles(t); now > files {
		t.Errorf("%d files open, %d before", now, files)
	}
	if !leaktest.Ended(goroutines) {
		t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), goroutines)
	}
}

func openFiles(t *testing.T) int {
	t.Helper()
	files, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Skip("this system does not tell about open files")
	}
	return len(files)
}
