package hexboard

import (
	_ "embed" // the networks
	"fmt"

	"silvertray/vision/onnx"
)

// The two networks, written by train/train.py.
var (
	//go:embed board.onnx
	boardModel []byte
	//go:embed cells.onnx
	cellsModel []byte
)

// loadNet loads one of them; does says what for.
func loadNet(model []byte, does string) (onnx.Net, error) {
	net, err := onnx.New(model)
	if err != nil {
		return net, fmt.Errorf("load the network that %s: %w", does, err)
	}
	return net, nil
}
