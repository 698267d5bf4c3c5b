package camera

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"silvertray/internal/leaktest"
)

func TestOpenRefuses(t *testing.T) {
	for spec, want := range map[string]string{
		"":                        "no such file",
		"absent.jpg":              "absent.jpg",
		"rtsp://ana:s3cret@a/b":   "write a path, video:FILE, usb:NAME, csi:N or http://ADDRESS",
		"webcam:0":                `"webcam:0" is not known`,
		"csi:first":               `"first" is not a camera's number`,
		"csi:-1":                  "is not a camera's number",
		"video:absent.mp4":        "absent.mp4",
		"video:":                  "no such file",
		"http:":                   "is not an address",
		"https://":                "is not an address",
		"http://ana:s3cret@a b/c": "is not an address",
	} {
		source, err := Open(spec, Options{})
		if err == nil {
			source.Close()
			t.Errorf("%q: opened", spec)
		} else if s := err.Error(); !strings.Contains(s, want) || strings.Contains(s, "\n") || strings.Contains(s, "s3cret") {
			t.Errorf("%q: error %q, want one line with %q and no password", spec, s, want)
		}
	}
}

func TestOpenPicturesFoldersAndVideos(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "a.jpg", asJPEG(t, corner(64, 48)))
	for _, spec := range []string{filepath.Join(dir, "a.jpg"), dir, "video:" + film(t, 2)} {
		see(t, spec, Options{})
	}
}

// see opens a source and takes one frame of 64 x 48 pixels from it.
func see(t *testing.T, spec string, o Options) {
	t.Helper()
	source, err := Open(spec, o)
	if err != nil {
		t.Fatal(err)
	}
	defer source.Close()
	frame, err := source.Next(context.Background())
	if err != nil {
		t.Fatalf("%s: %v", spec, err)
	}
	defer frame.Mat.Close()
	if frame.Mat.Cols() != 64 || frame.Mat.Rows() != 48 {
		t.Errorf("%s: %d x %d pixels", spec, frame.Mat.Cols(), frame.Mat.Rows())
	}
}

// phone is a network camera that sends pictures for as long as it is asked.
func phone(t *testing.T, pictures ...[]byte) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=b")
		for i := 0; ; i++ {
			p := pictures[i%len(pictures)]
			fmt.Fprintf(w, "\r\n--b\r\nContent-Length: %d\r\n\r\n", len(p))
			if _, err := w.Write(p); err != nil {
				return
			}
			w.(http.Flusher).Flush()
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// ribbon is a program that writes a picture again and again.
func ribbon(t *testing.T, picture []byte) string {
	t.Helper()
	dir := t.TempDir()
	write(t, dir, "a.jpg", picture)
	path := filepath.Join(dir, "rpicam-vid")
	script := "#!/bin/sh\nwhile cat '" + filepath.Join(dir, "a.jpg") + "'; do :; done\n"
	if err := os.WriteFile(path, []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestOpenLiveCameras(t *testing.T) {
	picture := asJPEG(t, corner(64, 48))
	see(t, phone(t, picture), Options{})
	see(t, "csi:", Options{Program: ribbon(t, picture)})
}

// A phone that goes away after its first pictures and comes back: both are
// seen by whoever asks on.
func TestACameraThatComesBackIsTakenUpAgain(t *testing.T) {
	picture := asJPEG(t, corner(64, 48))
	var visits atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "multipart/x-mixed-replace")
		again := visits.Add(1) > 1
		for i := 0; again || i < 2; i++ {
			if _, err := w.Write(picture); err != nil {
				return
			}
			w.(http.Flusher).Flush()
		}
	}))
	defer server.Close()
	source, err := Open(server.URL, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer source.Close()
	if _, err := source.Next(t.Context()); err == nil || !strings.Contains(err.Error(), "has stopped sending") {
		t.Errorf("error %v", err)
	}
	frame, err := source.Next(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	frame.Mat.Close()
}

func TestDamagedPicturesArePassedOver(t *testing.T) {
	// Whole by its markers, but nothing in it that could be decoded.
	damaged := []byte{0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9}
	see(t, phone(t, damaged, damaged, asJPEG(t, corner(64, 48))), Options{})

	source, err := Open(phone(t, damaged), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer source.Close()
	if _, err := source.Next(context.Background()); err == nil || !strings.Contains(err.Error(), "sends damaged pictures; try another cable") {
		t.Errorf("error %v", err)
	}
}

func TestWhatIsWrongWithACameraIsToldByNext(t *testing.T) {
	for spec, want := range map[string]string{
		"usb:no such camera":     "plug it in",
		"/dev/v4l/by-id/no-such": "is not plugged in; plug it in",
		"csi:0":                  "is not there; install it",
		phoneThatIsOff():         "does not answer; see whether it is on",
	} {
		source, err := Open(spec, Options{Program: "/no/such/program"})
		if err != nil {
			t.Errorf("%s: %v", spec, err)
			continue
		}
		if _, err := source.Next(context.Background()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", spec, err, want)
		}
		if err := source.Close(); err != nil {
			t.Errorf("%s: close: %v", spec, err)
		}
		if _, err := source.Next(context.Background()); !errors.Is(err, io.EOF) {
			t.Errorf("%s: closed: %v, want io.EOF", spec, err)
		}
	}
}

func phoneThatIsOff() string {
	server := httptest.NewServer(http.NotFoundHandler())
	server.Close()
	return server.URL
}

func TestLiveCamerasLeaveNothingOpen(t *testing.T) {
	picture := asJPEG(t, corner(64, 48))
	address, program := phone(t, picture), ribbon(t, picture)
	look := func() {
		see(t, address, Options{})
		see(t, "csi:", Options{Program: program})
	}
	look()
	files, goroutines := openFiles(t), runtime.NumGoroutine()
	for range 5 {
		look()
	}
	// The server's side of a connection ends a little later.
	if !leaktest.Settled(func() bool { return runtime.NumGoroutine() <= goroutines && openFiles(t) <= files }) {
		t.Errorf("%d files and %d goroutines, %d and %d before", openFiles(t), runtime.NumGoroutine(), files, goroutines)
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

func TestShownHidesPasswords(t *testing.T) {
	for spec, want := range map[string]string{
		"http://ana:s3cret@10.0.0.2/video": "http://ana:xxxxx@10.0.0.2/video",
		"http://ana:s3cret@10.0.0 2/video": "an address that cannot be read",
		"http://10.0.0.2/video":            "http://10.0.0.2/video",
		"usb:a@b":                          "usb:a@b",
		"folder":                           "folder",
	} {
		if got := Shown(spec); got != want {
			t.Errorf("%s: shown as %s, want %s", spec, got, want)
		}
	}
}

func TestContinuous(t *testing.T) {
	for spec, want := range map[string]bool{
		"usb:": true, "usb:C920": true, "/dev/video0": true, "csi:1": true, "video:a.mp4": true,
		"http://phone/video": true, "https://phone/shot.jpg": true,
		"pictures": false, "a.jpg": false, "odd:name.jpg": false, "": false,
	} {
		if got := Continuous(spec); got != want {
			t.Errorf("%q shows the table all the time: %v, want %v", spec, got, want)
		}
	}
}
