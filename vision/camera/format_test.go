package camera

import (
	"bytes"
	"context"
	"errors"
	"image/gif"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A file of another format is called by its name, whole or not.
func TestDecodeNamesTheFormat(t *testing.T) {
	var whole bytes.Buffer
	if err := gif.Encode(&whole, corner(40, 30), nil); err != nil {
		t.Fatal(err)
	}
	rest := strings.Repeat("\x00\x01", 300)
	for name, test := range map[string]struct {
		file string
		want string
	}{
		"a whole GIF":     {whole.String(), "a GIF file; save it as JPEG or PNG"},
		"half a GIF":      {whole.String()[:whole.Len()/2], "a GIF file"},
		"an old GIF":      {"GIF87a" + rest, "a GIF file"},
		"WebP":            {"RIFF\x24\x00\x00\x00WEBPVP8 " + rest, "a WebP file"},
		"HEIC of a phone": {"\x00\x00\x00\x24ftypheic\x00\x00" + rest, "a HEIC file"},
		"HEIF":            {"\x00\x00\x00\x18ftypmif1" + rest, "a HEIC file"},
		"AVIF":            {"\x00\x00\x00\x20ftypavif" + rest, "a AVIF file"},
		"TIFF":            {"II*\x00\x08" + rest, "a TIFF file"},
		"BMP":             {"BM\x36\x00" + rest, "a BMP file"},
		"JPEG XL":         {"\x00\x00\x00\x0cJXL \r\n" + rest, "a JPEG XL file"},
		"PDF":             {"%PDF-1.7\n" + rest, "a PDF file"},
		"SVG":             {`<svg xmlns="http://www.w3.org/2000/svg"/>`, "a SVG file"},
		"MP4":             {"\x00\x00\x00\x20ftypisom" + rest, "video:FILE"},
		"MKV":             {"\x1aE\xdf\xa3" + rest, "video:FILE"},
		"AVI":             {"RIFF\x24\x00\x00\x00AVI LIST" + rest, "video:FILE"},
		"zeros":           {strings.Repeat("\x00", 600), "nothing but zeros"},
		"text":            {"roll white=1\n", "not a JPEG or PNG"},
		"one byte":        {"G", "not a JPEG or PNG"},
	} {
		picture, err := Decode([]byte(test.file))
		if err == nil {
			picture.Close()
			t.Errorf("%s: decoded", name)
			continue
		}
		if !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "cut off") || strings.Contains(err.Error(), "unknown format") {
			t.Errorf("%s: %q, want %q in it", name, err, test.want)
		}
	}
}

// pipe makes a named pipe.
func pipe(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
	return path
}

// A pipe that nobody writes to is waited for only as long as the context lasts.
func TestLoadFromAPipeThatNothingComesFrom(t *testing.T) {
	path := pipe(t)
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() {
		_, err := Load(ctx, path)
		done <- err
	}()
	writer, err := os.OpenFile(path, os.O_WRONLY, 0) // once it is read
	if err != nil {
		t.Fatal(err)
	}
	defer writer.Close()
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), path) {
		t.Errorf("ended with %v", err)
	}
}

// A pipe that somebody writes to is a file as any other.
func TestLoadFromAPipe(t *testing.T) {
	path := pipe(t)
	written := make(chan error, 1)
	go func() { written <- os.WriteFile(path, asJPEG(t, corner(40, 30)), 0) }()
	picture, err := Load(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	picture.Close()
	if err := <-written; err != nil {
		t.Error(err)
	}
}
