package pictures

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration"
	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/internal/geometry"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/dice"
)

// readFlags holds the flags of the read command.
type readFlags struct {
	dice, tray, profile string
	json                bool
	// table is what the profile knows; empty without a profile.
	table calibration.Usable
}

func newRead() *cobra.Command {
	var r readFlags
	cmd := &cobra.Command{
		Use:   "read [flags] PICTURE…",
		Short: "Read the dice in pictures",
		Long: `Read finds the dice in each picture and tells colour and value of their top
faces, and whether it is sure. What it is not sure of, it says why.

With --json it prints one object a line and picture. Pixels run right and down
from the top left corner; "outline" is the top face; "tray_mm" is the gap
between a die and the tray's edge.

A table profile that is lost, old or damaged is said in words on stderr; the
reader then works without what it would tell, and asks more.

Exit status: 0 all pictures read (sure or not), 1 a picture could not be read
(the others still are), 2 wrong use.`,
		Example: `  silvertray read --dice any shelf.jpg
  silvertray read --dice white,yellow,blue,green,orange,purple \
      --tray "690,161 844,156 922,535 743,542" --json roll.jpg`,
		Args: cli.Args("PICTURE…"),
		RunE: func(cmd *cobra.Command, pictures []string) error {
			reader, err := r.reader(cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			defer reader.Close()
			return r.run(cmd.Context(), cmd.OutOrStdout(), reader, pictures)
		},
	}
	f := cmd.Flags()
	f.StringVar(&r.dice, "dice", "", "`COLOURS` on the table, each once, separated by commas; or \"any\" (default: the profile's, else any)")
	f.StringVar(&r.tray, "tray", "", "`CORNERS` of the silver tray in pixels, in order around it: \"x,y x,y x,y x,y\"")
	f.StringVar(&r.profile, "profile", "", "table profile `FILE`; flags are stronger")
	f.BoolVar(&r.json, "json", false, "print JSON, one object a line")
	return cmd
}

// reader makes the dice reader that profile and flags describe.
func (r *readFlags) reader(stderr io.Writer) (*dice.Reader, error) {
	var warnings []string
	r.table, warnings = calibration.Use(r.profile)
	for _, line := range warnings {
		fmt.Fprintf(stderr, "silvertray: %s\n", line)
	}
	o := dice.Options{Set: r.table.Dice, Tray: r.table.Tray, Colours: r.table.Lights(), Side: r.table.DiePX, Printed: r.table.Printed()}
	switch r.dice {
	case "":
	case "any":
		o.Set = nil
	default:
		o.Set = strings.Split(r.dice, ",")
	}
	if r.tray != "" {
		q, err := geometry.ParseQuad(r.tray)
		if err != nil {
			return nil, fmt.Errorf("--tray: %w", err)
		}
		o.Tray, o.Printed = &q, nil
		r.table.Profile = calibration.Profile{} // its geometry is another tray's
	}
	reader, err := dice.New(o)
	if err != nil {
		if r.dice != "" {
			return nil, fmt.Errorf("--dice: %w", err)
		}
		return nil, fmt.Errorf("--profile: %w", err)
	}
	return reader, nil
}

// run reads every picture, and fails at the end if one could not be read.
func (r readFlags) run(ctx context.Context, w io.Writer, reader *dice.Reader, pictures []string) error {
	var errs []error
	for _, path := range pictures {
		if err := ctx.Err(); err != nil {
			errs = append(errs, fmt.Errorf("read %s: %w", path, err))
			break
		}
		reading, err := r.read(ctx, reader, path)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if err := r.print(w, reading); err != nil {
			return cli.Failed(fmt.Errorf("print the reading: %w", err))
		}
	}
	if len(errs) > 0 {
		return cli.Failed(errors.Join(errs...))
	}
	return nil
}

func (r readFlags) read(ctx context.Context, reader *dice.Reader, path string) (vision.Reading, error) {
	m, err := camera.Load(ctx, path)
	if err != nil {
		return vision.Reading{}, err
	}
	defer m.Close()
	reading, err := reader.Read(m)
	if err != nil {
		return vision.Reading{}, fmt.Errorf("read %s: %w", path, err)
	}
	if err := r.table.Fits(reading.Width, reading.Height); err != nil {
		return vision.Reading{}, fmt.Errorf("read %s: %w", path, err)
	}
	reading.Image = path
	r.table.Measure(&reading)
	return reading, nil
}

func (r readFlags) print(w io.Writer, reading vision.Reading) error {
	if r.json {
		return json.NewEncoder(w).Encode(reading)
	}
	return printReading(w, reading)
}
