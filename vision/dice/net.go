package dice

import (
	_ "embed" // the networks
	"fmt"
	"image"

	"gocv.io/x/gocv"

	"silvertray/vision/onnx"
)

// The four networks, written by train/train.py.
var (
	//go:embed find.onnx
	findModel []byte
	//go:embed glance.onnx
	glanceModel []byte
	//go:embed read.onnx
	readModel []byte
	//go:embed lean.onnx
	leanModel []byte
)

// network is one of them, which takes pictures of one size.
type network struct{ onnx.Net }

// answer runs the network on pictures of one size and copies what it says.
func (n network) answer(pictures []gocv.Mat, size image.Point) ([]float32, error) {
	blob := gocv.NewMatWithSizes([]int{len(pictures), channels, size.Y, size.X}, gocv.MatTypeCV32F)
	defer blob.Close()
	if err := fill(blob, pictures, size.X*size.Y); err != nil {
		return nil, fmt.Errorf("prepare the network's input: %w", err)
	}
	return n.Answer(blob)
}

// channels of a picture: blue, green, red.
const channels = 3

// fill writes pictures of so many pixels as planes of numbers from 0 to 1.
// OpenCV's own BlobFromImages takes five times as long.
func fill(blob gocv.Mat, pictures []gocv.Mat, pixels int) error {
	to, err := blob.DataPtrFloat32()
	if err != nil {
		return err
	}
	for _, picture := range pictures {
		from, err := picture.DataPtrUint8()
		if err != nil {
			return err
		}
		blue, green, red := to[:pixels], to[pixels:2*pixels], to[2*pixels:3*pixels]
		for i := range blue {
			p := from[channels*i : channels*i+channels]
			blue[i], green[i], red[i] = share[p[0]], share[p[1]], share[p[2]]
		}
		to = to[channels*pixels:]
	}
	return nil
}

// share holds each byte as a part of 255.
var share = func() (table [256]float32) {
	for i := range table {
		table[i] = float32(i) / 255
	}
	return
}()
