package dice

import (
	"image"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"gocv.io/x/gocv"

	"silvertray/vision/camera"
)

// processorTime is what all threads of the program have used so far.
func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// cameraFrame is a JPEG of 1280 x 720 with six dice of 55 px: the lower three
// quarters of a scene, at a webcam's usual quality.
func cameraFrame(b *testing.B) []byte {
	b.Helper()
	scene := load(b, filepath.Join(ownScenes, "0003.jpg"))
	part := scene.Region(image.Rect(0, 180, 960, 720))
	defer part.Close()
	frame := gocv.NewMat()
	defer frame.Close()
	gocv.Resize(part, &frame, image.Pt(1280, 720), 0, 0, gocv.InterpolationLinear)
	buffer, err := gocv.IMEncodeWithParams(gocv.JPEGFileExt, frame, []int{gocv.IMWriteJpegQuality, 85})
	if err != nil {
		b.Fatal(err)
	}
	defer buffer.Close()
	return append([]byte(nil), buffer.GetBytes()...)
}

// BenchmarkReadAgainstDecode reports the processor time of reading one frame
// of 1280 x 720 with six dice in units of decoding it from JPEG.
func BenchmarkReadAgainstDecode(b *testing.B) {
	data := cameraFrame(b)
	r := newReader(b, Options{Set: clever})
	var decoding, reading time.Duration
	for i := 0; i < b.N; i++ {
		start := processorTime(b)
		picture, err := camera.Decode(data)
		if err != nil {
			b.Fatal(err)
		}
		between := processorTime(b)
		if _, err := r.Read(picture); err != nil {
			b.Fatal(err)
		}
		decoding += between - start
		reading += processorTime(b) - between
		picture.Close()
	}
	b.ReportMetric(float64(reading)/float64(decoding), "read/decode")
	b.ReportMetric(float64(decoding.Microseconds())/float64(b.N), "decode-µs")
	b.ReportMetric(float64(reading.Microseconds())/float64(b.N), "read-µs")
}
