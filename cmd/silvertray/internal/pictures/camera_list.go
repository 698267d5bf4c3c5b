package pictures

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/vision/camera/csi"
	"silvertray/vision/camera/usb"
)

func newCameraList() *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the cameras of this machine",
		Args:  cli.Args(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return listCameras(cmd.OutOrStdout(), usb.Folder)
		},
	}
}

// listCameras prints each camera as a source is written, or that there is none.
func listCameras(w io.Writer, folder string) error {
	names, err := usb.Devices(folder)
	if err != nil {
		return cli.Failed(err)
	}
	if len(names) == 0 {
		fmt.Fprintln(w, "No USB camera is plugged in.")
	}
	for _, name := range names {
		fmt.Fprintf(w, "usb:%s\n", name)
	}
	if program, err := csi.Program(); err != nil {
		fmt.Fprintf(w, "No camera on a ribbon cable can be read: %v.\n", err)
	} else {
		fmt.Fprintf(w, "csi:0 if a camera is on the ribbon cable, through %s\n", program)
	}
	_, err = fmt.Fprintln(w, "Phones and network cameras are not listed; write http://ADDRESS as their app shows it.")
	if err != nil {
		return cli.Failed(fmt.Errorf("print the cameras: %w", err))
	}
	return nil
}
