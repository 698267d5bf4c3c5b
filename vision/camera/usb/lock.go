package usb

import (
	"math"

	"gocv.io/x/gocv"

	"silvertray/vision/camera/live"
)

const (
	// adjusting counts the pictures in which a camera finds exposure and white
	// balance, settling those until a change of them shows.
	adjusting = 20
	settling  = 5
	// Warmup counts the pictures until a camera's pictures stay the same.
	Warmup = adjusting + settling
	// mostChange is how much a channel may change by the lock, in parts of
	// itself and in steps of 256.
	mostChange, leastSteps = 0.15, 8
)

// Values of V4L2's control exposure_auto.
const (
	exposureManual = 1
	exposureAuto   = 3 // aperture priority: the only automatic that webcams have
)

// lock holds a camera's exposure and white balance once it has found them. Not
// every camera tells truly what it has found; where the pictures change by the
// lock, it is taken off again.
type lock struct {
	pictures int
	before   gocv.Scalar
}

// seen counts a picture.
func (l *lock) seen(c Capture, s live.Shot) {
	switch l.pictures++; l.pictures {
	case adjusting:
		l.before, _ = mean(s)
		hold(c)
	case Warmup:
		if now, ok := mean(s); !ok || !alike(l.before, now) {
			release(c)
		}
	}
}

// hold stops a camera's automatics at what they have found.
func hold(c Capture) {
	exposure, temperature := c.Get(gocv.VideoCaptureExposure), c.Get(gocv.VideoCaptureWBTemperature)
	if exposure > 0 {
		c.Set(gocv.VideoCaptureAutoExposure, exposureManual)
		c.Set(gocv.VideoCaptureExposure, exposure)
	}
	c.Set(gocv.VideoCaptureAutoWB, 0)
	if temperature > 0 {
		c.Set(gocv.VideoCaptureWBTemperature, temperature)
	}
}

// release lets a camera's automatics run.
func release(c Capture) {
	c.Set(gocv.VideoCaptureAutoExposure, exposureAuto)
	c.Set(gocv.VideoCaptureAutoWB, 1)
}

// mean is a picture's mean colour.
func mean(s live.Shot) (gocv.Scalar, bool) {
	if s.Picture != nil {
		return s.Picture.Mean(), true
	}
	picture, err := gocv.IMDecode(s.Data, gocv.IMReadReducedColor8)
	if err != nil {
		return gocv.Scalar{}, false
	}
	defer picture.Close()
	return picture.Mean(), !picture.Empty()
}

func alike(a, b gocv.Scalar) bool {
	near := func(a, b float64) bool { return math.Abs(a-b) <= leastSteps+mostChange*a }
	return near(a.Val1, b.Val1) && near(a.Val2, b.Val2) && near(a.Val3, b.Val3)
}
