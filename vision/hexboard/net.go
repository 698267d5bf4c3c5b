package hexboard

import (
	_ "embed" // the networks
	"errors"
	"fmt"

	"gocv.io/x/gocv"
)

// The two networks, written by train/train.py.
var (
	//go:embed board.onnx
	boardModel []byte
	//go:embed cells.onnx
	cellsModel []byte
)

// network is a small trained network with one input and one output.
type network struct{ net gocv.Net }

func newNetwork(model []byte, does string) (network, error) {
	net, err := gocv.ReadNetFromONNXBytes(model)
	if err == nil && net.Empty() {
		err = errors.New("OpenCV does not understand it")
	}
	if err != nil {
		return network{net}, fmt.Errorf("load the network that %s: %w", does, err)
	}
	return network{net}, nil
}

// answer runs the network on its input and copies what it says.
func (n network) answer(input gocv.Mat) ([]float32, error) {
	n.net.SetInput(input, "")
	out := n.net.Forward("")
	defer out.Close()
	values, err := out.DataPtrFloat32()
	if err != nil {
		return nil, fmt.Errorf("read the network's answer: %w", err)
	}
	return append([]float32(nil), values...), nil
}
