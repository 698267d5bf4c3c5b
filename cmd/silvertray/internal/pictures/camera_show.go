package pictures

import (
	"context"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/vision/camera"
)

func newCameraShow() *cobra.Command {
	var f cameraFlags
	var out string
	cmd := &cobra.Command{
		Use:   "show [flags] SOURCE",
		Short: "Save one frame of a source as a picture",
		Long: `Show waits until the camera has warmed up and saves one frame, exactly as the
reader sees it. "silvertray camera --help" says how a source is written.`,
		Example: `  silvertray camera show usb: --out table.png
  silvertray camera show http://192.168.0.20:8080/video --out table.png`,
		Args: cli.Args("SOURCE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			source, err := f.open(args[0])
			if err != nil {
				return err
			}
			defer source.Close()
			return showFrame(cmd.Context(), cmd.OutOrStdout(), source, out)
		},
	}
	f.add(cmd)
	cmd.Flags().StringVar(&out, "out", "camera.png", "`FILE` for the frame, a PNG picture")
	return cmd
}

func showFrame(ctx context.Context, w io.Writer, source camera.Source, out string) error {
	frame, err := camera.Wait(ctx, source)
	if err != nil {
		return cli.Failed(err)
	}
	defer frame.Mat.Close()
	if err := frame.Save(out); err != nil {
		return cli.Failed(err)
	}
	width, height := frame.Size()
	fmt.Fprintf(w, "%s: %d x %d pixels, saved as %s\n", frame.Name, width, height, out)
	return nil
}
