//go:build matprofile

package watch

import "gocv.io/x/gocv"

func init() { openMats = gocv.MatProfile.Count }
