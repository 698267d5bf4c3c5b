package camera

import "gocv.io/x/gocv"

// OpenCV is the version of the library that decodes pictures.
func OpenCV() string { return gocv.OpenCVVersion() }
