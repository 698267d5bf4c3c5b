package camera

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"gocv.io/x/gocv"
)

// ffmpegLog is the variable that says how much FFmpeg complains; -8 is nothing.
const ffmpegLog = "OPENCV_FFMPEG_LOGLEVEL"

// What is wrong with a video is told as an error; FFmpeg would write it to
// standard error too. It has to be told so before there are threads that might
// read the environment.
func init() {
	if os.Getenv(ffmpegLog) == "" {
		os.Setenv(ffmpegLog, "-8")
	}
}

// video delivers the frames of a video file.
type video struct {
	path    string
	capture *gocv.VideoCapture
	frames  int
}

// Video returns a source of all frames of a video file, in order. What kinds
// of file it takes is up to OpenCV: MP4, AVI, MKV, MOV and WebM at least.
func Video(path string) (Source, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("open video: %w", err)
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("open video: %s is not a file", path)
	}
	capture, err := gocv.VideoCaptureFileWithAPI(path, gocv.VideoCaptureFFmpeg)
	if err != nil {
		capture.Close()
		return nil, fmt.Errorf("open video: %s is not a video, or of a kind that this system cannot play", path)
	}
	w, h := capture.Get(gocv.VideoCaptureFrameWidth), capture.Get(gocv.VideoCaptureFrameHeight)
	if w*h > float64(bounds.Pixels) {
		capture.Close()
		return nil, fmt.Errorf("open video %s: %w: %.0f x %.0f pixels", path, ErrTooLarge, w, h)
	}
	return &video{path: path, capture: capture}, nil
}

func (v *video) Next(ctx context.Context) (Frame, error) {
	if err := ctx.Err(); err != nil {
		return Frame{}, fmt.Errorf("next frame of %s: %w", v.path, err)
	}
	if v.capture == nil {
		return Frame{}, io.EOF
	}
	picture := gocv.NewMat()
	if !v.capture.Read(&picture) || picture.Empty() {
		picture.Close()
		return Frame{}, v.end()
	}
	v.frames++
	at := time.Duration(v.capture.Get(gocv.VideoCapturePosMsec) * float64(time.Millisecond))
	return Frame{
		Name: fmt.Sprintf("%s frame %d", v.path, v.frames),
		Mat:  picture, At: time.Unix(0, 0).Add(at),
	}, nil
}

// end returns how the video ended. One without any frame is damaged.
func (v *video) end() error {
	v.Close()
	if v.frames == 0 {
		return errors.New("no frame of the video " + v.path + " can be read; it is damaged")
	}
	return io.EOF
}

func (v *video) Close() error {
	if v.capture == nil {
		return nil
	}
	err := v.capture.Close()
	v.capture = nil
	return err
}
