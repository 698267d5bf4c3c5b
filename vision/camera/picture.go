// Package camera delivers frames: of single pictures, of a folder that fills
// up, of a video, and of live cameras, which are kept running. Open takes any
// of them by a short specification.
package camera

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	_ "image/jpeg" // header of JPEG
	_ "image/png"  // header of PNG
	"io"
	"os"

	"gocv.io/x/gocv"

	"silvertray/internal/imagecost"
	"silvertray/vision/camera/mjpeg"
)

const (
	// maxBytes bounds a picture's file: the largest phone photographs are
	// half of this.
	maxBytes = 64 << 20
)

// bounds of a decoded picture: 50 megapixels take 150 MB, and as much again where
// they are sent in scans.
var bounds = imagecost.Bounds{Side: 20_000, Pixels: 50_000_000, Scans: 32, Bytes: 400 << 20}

// ErrTooLarge is why a picture is not even decoded.
var ErrTooLarge = errors.New("picture too large")

// Load reads a JPEG or PNG file as a blue-green-red picture, upright as its
// EXIF data say. The caller closes it. A file that never comes, such as a pipe that
// nobody writes to, is waited for until ctx ends.
func Load(ctx context.Context, path string) (gocv.Mat, error) {
	data, err := readFile(ctx, path)
	if err != nil {
		return gocv.Mat{}, fmt.Errorf("load picture: %w", err)
	}
	picture, err := Decode(data)
	if err != nil {
		return gocv.Mat{}, fmt.Errorf("load picture %s: %w", path, err)
	}
	return picture, nil
}

// readFile reads a file unless it is too large. Nothing ends an open or a read that
// blocks; it is left behind when ctx ends.
func readFile(ctx context.Context, path string) ([]byte, error) {
	type content struct {
		data []byte
		err  error
	}
	read := make(chan content, 1)
	go func() {
		data, err := readAll(path)
		read <- content{data, err}
	}()
	select {
	case c := <-read:
		return c.data, c.err
	case <-ctx.Done():
		return nil, fmt.Errorf("%s: %w", path, ctx.Err())
	}
}

func readAll(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > maxBytes {
		return nil, fmt.Errorf("%s: %w: more than %d MB", path, ErrTooLarge, maxBytes>>20)
	}
	return data, nil
}

// Decode turns the bytes of a JPEG or PNG file into a blue-green-red picture.
// The header is checked first, so a small file cannot ask for a huge picture.
func Decode(data []byte) (gocv.Mat, error) {
	if err := check(data); err != nil {
		return gocv.Mat{}, err
	}
	picture, err := gocv.IMDecode(data, gocv.IMReadColor)
	if err != nil {
		return gocv.Mat{}, fmt.Errorf("decode picture: %w", err)
	}
	if picture.Empty() {
		picture.Close()
		return gocv.Mat{}, errors.New("decode picture: its data are damaged")
	}
	return picture, nil
}

// check looks at a picture's header and end.
func check(data []byte) error {
	if len(data) == 0 {
		return errors.New("decode picture: the file is empty")
	}
	if len(data) > maxBytes {
		return fmt.Errorf("decode picture: %w: more than %d MB", ErrTooLarge, maxBytes>>20)
	}
	if err := taken(data); err != nil {
		return fmt.Errorf("decode picture: %w", err)
	}
	header, format, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("decode picture: %w", headerError(err))
	}
	if header.Width <= 0 || header.Height <= 0 {
		return errors.New("decode picture: it has no pixels")
	}
	cost, err := imagecost.Of(data)
	if err != nil {
		return fmt.Errorf("decode picture: %w", err)
	}
	if !bounds.Allow(cost) {
		return fmt.Errorf("decode picture: %w: %d x %d pixels in %d scans", ErrTooLarge, header.Width, header.Height, cost.Scans)
	}
	if !complete(data, format) {
		return errors.New("decode picture: the file is cut off")
	}
	return nil
}

// complete reports whether a picture has its end; OpenCV would fill up the rest
// of one that was cut in the middle with grey.
func complete(data []byte, format string) bool {
	if format == "jpeg" {
		return mjpeg.Check(data) == nil
	}
	return bytes.Contains(data, []byte("IEND"))
}
