// Package onnx runs the small trained networks of the readers.
//
// OpenCV is kept to the thread that calls it: for pictures and networks this
// small, waking other threads costs more processor time than they save, and the
// rest of the box wants the cores.
package onnx

// #cgo LDFLAGS: -lopencv_core
// #cgo pkg-config: opencv4
// void cvSetNumThreads(int threads); // opencv2/core/core_c.h, which is C++ by now
import "C"

import (
	"errors"
	"fmt"

	"gocv.io/x/gocv"
)

// Net is a trained network with one input and one output.
type Net struct{ net gocv.Net }

// New loads a network from ONNX. From then on OpenCV works in one thread, in the
// whole program.
func New(model []byte) (Net, error) {
	C.cvSetNumThreads(1)
	net, err := gocv.ReadNetFromONNXBytes(model)
	if err == nil && net.Empty() {
		err = errors.New("OpenCV does not understand the network")
	}
	if err != nil {
		return Net{}, err
	}
	return Net{net}, nil
}

// Close ends a network; one that was never loaded too.
func (n Net) Close() error { return n.net.Close() }

// Answer runs the network on its input and copies what it says.
func (n Net) Answer(input gocv.Mat) ([]float32, error) {
	n.net.SetInput(input, "")
	out := n.net.Forward("")
	defer out.Close()
	values, err := out.DataPtrFloat32()
	if err != nil {
		return nil, fmt.Errorf("read the network's answer: %w", err)
	}
	return append([]float32(nil), values...), nil
}
