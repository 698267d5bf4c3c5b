package pictures

import (
	"fmt"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/vision/camera"
)

// cameraFlags are the flags of every camera command.
type cameraFlags struct {
	size, program string
	rate          int
}

func newCamera(version string) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "camera",
		Short: "Choose a camera, look through it, record what it sees",
		Long: `Camera helps to choose the source of pictures and to see what it shows. A
source is written as one of:

` + camera.Kinds,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newCameraList(), newCameraShow(), newCameraRecord(version))
	return cmd
}

func (f *cameraFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.size, "size", "1280x720", "`SIZE` of the pictures, where the camera can be told")
	cmd.Flags().IntVar(&f.rate, "rate", 20, "pictures a second, where the camera can be told")
	cmd.Flags().StringVar(&f.program, "rpicam", "", "`PROGRAM` that reads the ribbon cable's camera (default: rpicam-vid)")
}

// Bounds of what a camera is asked for, in pixels and in pictures a second.
const (
	largestSide = 10_000
	largestRate = 240
)

// options checks the flags.
func (f *cameraFlags) options() (camera.Options, error) {
	o := camera.Options{Rate: f.rate, Program: f.program}
	var rest string
	n, _ := fmt.Sscanf(f.size+" ", "%dx%d%s", &o.Width, &o.Height, &rest)
	if n != 2 || min(o.Width, o.Height) < 1 || max(o.Width, o.Height) > largestSide {
		return o, fmt.Errorf("--size %q is not a size; write it like 1280x720", f.size)
	}
	if f.rate < 1 || f.rate > largestRate {
		return o, fmt.Errorf("--rate %d is not between 1 and %d", f.rate, largestRate)
	}
	return o, nil
}

// open opens the source of a camera command.
func (f *cameraFlags) open(spec string) (camera.Source, error) {
	o, err := f.options()
	if err != nil {
		return nil, err
	}
	source, err := camera.Open(spec, o)
	if err != nil {
		return nil, cli.Failed(err)
	}
	return source, nil
}
