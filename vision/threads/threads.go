// Package threads keeps OpenCV to the thread that calls it. The pictures and
// networks here are small: waking other threads for them costs more processor
// time than they save, and the rest of the box wants the cores.
package threads

// #cgo LDFLAGS: -lopencv_core
// #cgo pkg-config: opencv4
// void cvSetNumThreads(int threads); // opencv2/core/core_c.h, which is C++ by now
import "C"

// One makes OpenCV work in one thread from now on, in the whole program.
func One() { C.cvSetNumThreads(1) }
