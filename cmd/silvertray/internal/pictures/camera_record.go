package pictures

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/vision/camera/recording"
)

func newCameraRecord(version string) *cobra.Command {
	var f cameraFlags
	var r recording.Recording
	cmd := &cobra.Command{
		Use:   "record [flags] SOURCE",
		Short: "Save a series of frames with a report, to send in",
		Long: `Record saves frames of a source as 0001.png, 0002.png and so on, and beside them
report.txt, which tells what was asked for, when each frame came and what went
wrong. Send the whole folder in when the reader misreads your dice. Passwords in
addresses are left out. "silvertray camera --help" says how a source is written.`,
		Example: `  silvertray camera record usb: --out series --frames 20 --every 2s`,
		Args:    cli.Args("SOURCE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := checkRecording(&r); err != nil {
				return err
			}
			r.Spec, r.Program = args[0], version
			return f.record(cmd, &r)
		},
	}
	f.add(cmd)
	cmd.Flags().StringVar(&r.Folder, "out", "series", "new or empty `FOLDER` for frames and report")
	cmd.Flags().IntVar(&r.Frames, "frames", 10, "how many frames")
	cmd.Flags().DurationVar(&r.Every, "every", time.Second, "`TIME` from one frame to the next")
	return cmd
}

// checkRecording says which flag is out of bounds.
func checkRecording(r *recording.Recording) error {
	if r.Frames < 1 || r.Frames > recording.MostFrames {
		return fmt.Errorf("--frames %d is not between 1 and %d", r.Frames, recording.MostFrames)
	}
	if r.Every < 0 || r.Every > recording.LongestPause {
		return fmt.Errorf("--every %v is not between 0s and %v", r.Every, recording.LongestPause)
	}
	return nil
}

// record saves the frames, and says how many.
func (f *cameraFlags) record(cmd *cobra.Command, r *recording.Recording) (err error) {
	if r.Asked, err = f.options(); err != nil {
		return err
	}
	source, err := f.open(r.Spec)
	if err != nil {
		return err
	}
	defer source.Close()
	saved, err := r.Save(cmd.Context(), source)
	if err != nil {
		return cli.Failed(err)
	}
	fmt.Fprintf(cmd.OutOrStdout(), "%d frames and report.txt are in %s\n", saved, r.Folder)
	return nil
}
