// Package usb reads a camera that is plugged in, by a name that stays the same
// whichever number Linux gives it. It asks for JPEG pictures, and keeps
// exposure and white balance as they are once the camera has warmed up, so
// that a hand in view does not change the colours of the dice.
package usb

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"gocv.io/x/gocv"

	"silvertray/vision/camera/live"
)

// Capture is what is needed of OpenCV's video capture.
type Capture interface {
	// Read waits for a picture, ten seconds at most.
	Read(*gocv.Mat) bool
	Set(property gocv.VideoCaptureProperties, value float64)
	Get(property gocv.VideoCaptureProperties) float64
	Close() error
}

// Camera is a camera that is plugged in. What is zero gets the default.
type Camera struct {
	// Name as Devices lists it, a part of it, or the path of a device. Empty
	// means the only camera.
	Name string
	// Width and Height in pixels, Rate in pictures a second.
	Width, Height, Rate int
	// Folder of names, and what opens a device: the real ones by default.
	Folder  string
	Capture func(device string) (Capture, error)
}

// Open finds the camera and opens it. A read that waits for the driver does
// not hear the end of ctx, and ends when the driver lets go.
func (c Camera) Open(context.Context) (live.Feed, error) {
	if c.Folder == "" {
		c.Folder = Folder
	}
	if c.Capture == nil {
		c.Capture = capture
	}
	device, err := find(c.Folder, c.Name)
	if err != nil {
		return nil, err
	}
	if err := readable(device); err != nil {
		return nil, err
	}
	opened, err := c.Capture(device)
	if err != nil {
		return nil, fmt.Errorf("the camera %s cannot be opened; end other programs that use it (%w)", device, err)
	}
	c.prepare(opened)
	return &feed{device: device, capture: opened}, nil
}

// readable explains why a device cannot be read, where that is known.
func readable(device string) error {
	file, err := os.Open(device)
	if errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("the camera %s may not be read; run: sudo usermod -aG video $USER, then log in again", device)
	}
	if err != nil {
		return fmt.Errorf("the camera %s cannot be opened; plug it in anew (%w)", device, err)
	}
	return file.Close()
}

// capture opens a device with OpenCV.
func capture(device string) (Capture, error) {
	c, err := gocv.VideoCaptureFileWithAPI(device, gocv.VideoCaptureV4L2)
	if err != nil {
		c.Close()
		return nil, err
	}
	return c, nil
}

// prepare asks for JPEG pictures of the size that is set, undecoded, without
// a queue, and lets the camera find exposure and white balance.
func (c Camera) prepare(to Capture) {
	to.Set(gocv.VideoCaptureFOURCC, motionJPEG)
	for _, wish := range []struct {
		property gocv.VideoCaptureProperties
		value    int
	}{
		{gocv.VideoCaptureFrameWidth, c.Width},
		{gocv.VideoCaptureFrameHeight, c.Height},
		{gocv.VideoCaptureFPS, c.Rate},
	} {
		if wish.value > 0 {
			to.Set(wish.property, float64(wish.value))
		}
	}
	to.Set(gocv.VideoCaptureBufferSize, 1)
	if to.Get(gocv.VideoCaptureFOURCC) == motionJPEG {
		to.Set(gocv.VideoCaptureConvertRGB, 0)
	}
	release(to)
}

// motionJPEG is the four letters MJPG as a number.
const motionJPEG = 'M' | 'J'<<8 | 'P'<<16 | 'G'<<24

// feed is a camera that has been opened.
type feed struct {
	device  string
	capture Capture
	lock    lock
}

func (f *feed) Next() (live.Shot, error) {
	picture := gocv.NewMat()
	if !f.capture.Read(&picture) || picture.Empty() {
		picture.Close()
		return live.Shot{}, fmt.Errorf("the camera %s has stopped; check its plug and cable", f.device)
	}
	shot := live.Shot{Picture: &picture}
	if picture.Rows() == 1 && picture.Type() == gocv.MatTypeCV8UC1 { // a JPEG as it came
		shot = live.Shot{Data: picture.ToBytes()}
		picture.Close()
	}
	f.lock.seen(f.capture, shot)
	return shot, nil
}

func (f *feed) Close() error { return f.capture.Close() }
