package camera

import (
	"fmt"
	"os"

	"gocv.io/x/gocv"
)

// Save writes a frame as a PNG file, exactly as the reader sees it.
func (f Frame) Save(path string) error {
	data, err := gocv.IMEncode(gocv.PNGFileExt, f.Mat)
	if err != nil {
		return fmt.Errorf("save %s as %s: %w", f.Name, path, err)
	}
	defer data.Close()
	if err := os.WriteFile(path, data.GetBytes(), 0o644); err != nil {
		return fmt.Errorf("save %s: %w", f.Name, err)
	}
	return nil
}

// Size is the frame's width and height in pixels.
func (f Frame) Size() (width, height int) { return f.Mat.Cols(), f.Mat.Rows() }
