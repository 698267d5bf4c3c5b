package dice

import (
	_ "embed" // the networks
	"errors"
	"fmt"
	"image"

	"gocv.io/x/gocv"
)

// The two networks, written by train/train.py.
var (
	//go:embed find.onnx
	findModel []byte
	//go:embed read.onnx
	readModel []byte
)

// network is a small trained network with one input and one output.
type network struct{ net gocv.Net }

func newNetwork(model []byte) (network, error) {
	net, err := gocv.ReadNetFromONNXBytes(model)
	if err != nil {
		return network{}, err
	}
	if net.Empty() {
		return network{}, errors.New("OpenCV does not understand the network")
	}
	return network{net}, nil
}

func (n network) close() error { return n.net.Close() }

// answer runs the network on pictures of one size and copies what it says.
func (n network) answer(pictures []gocv.Mat, size image.Point) ([]float32, error) {
	blob := gocv.NewMat()
	defer blob.Close()
	gocv.BlobFromImages(pictures, &blob, 1.0/255, size, gocv.Scalar{}, false, false, gocv.MatTypeCV32F)
	n.net.SetInput(blob, "")
	out := n.net.Forward("")
	defer out.Close()
	values, err := out.DataPtrFloat32()
	if err != nil {
		return nil, fmt.Errorf("read the network's answer: %w", err)
	}
	return append([]float32(nil), values...), nil
}
