package hexboard

import (
	"image"
	"syscall"
	"testing"
	"time"

	"gocv.io/x/gocv"

	"silvertray/vision"
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

// BenchmarkReadAgainstDecode reports the processor time of reading one frame of
// 1280 x 960 in units of decoding it from JPEG.
func BenchmarkReadAgainstDecode(b *testing.B) { againstDecode(b, (*Reader).Read) }

// BenchmarkReadOffboardAgainstDecode looks for tiles beside the board, too.
func BenchmarkReadOffboardAgainstDecode(b *testing.B) { againstDecode(b, (*Reader).ReadOffboard) }

func againstDecode(b *testing.B, read func(*Reader, gocv.Mat) (vision.BoardReading, error)) {
	frame := gocv.NewMat()
	defer frame.Close()
	gocv.Resize(load(b, "0021"), &frame, image.Pt(1280, 960), 0, 0, gocv.InterpolationLinear)
	buffer, err := gocv.IMEncodeWithParams(gocv.JPEGFileExt, frame, []int{gocv.IMWriteJpegQuality, 85})
	if err != nil {
		b.Fatal(err)
	}
	defer buffer.Close()
	data := append([]byte(nil), buffer.GetBytes()...)
	r := newReader(b, Options{})
	var decoding, reading time.Duration
	for i := 0; i < b.N; i++ {
		start := processorTime(b)
		picture, err := camera.Decode(data)
		if err != nil {
			b.Fatal(err)
		}
		between := processorTime(b)
		if _, err := read(r, picture); err != nil {
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
