package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/internal/geometry"
)

// setup holds the flags of the calibrate command, and what it learns.
type setup struct {
	mat, area, tray, areaSize, traySize, out string
	dice                                     []string
	empty                                    string
	dicePictures                             []string

	shots   shots
	print   io.Writer
	profile calibration.Profile
}

func newCalibrate() *cobra.Command {
	var s setup
	cmd := &cobra.Command{
		Use:   "calibrate [flags] SOURCE | PICTURE…",
		Short: "Set up the table: mat or tray, light, and your dice",
		Long: `Calibrate learns one table and writes its profile, in three steps: where rolling
area, tray, building zone and die fields lie; how the empty table looks; and how each of your
dice looks under this lamp.

With a camera as SOURCE ("silvertray camera --help" says how it is written) it
says what to do before each step and waits for Enter. A folder or several
pictures are taken in order: the table, the empty table, then the dice. A single
picture shows the table; --empty and --dice-picture name pictures of the other
steps, which are left out without them.

With the printed mat (--mat) it finds all by itself; three of the four corner
marks are enough. Without a mat, give the corners of rolling area and tray in px
(--area, --tray), or point at them with the arrow keys in the terminal. With the
size of one of them in mm (its first side, as given, then its second) gaps to
the tray are in mm, else in px.

Show all dice at once or one after another, apart from each other. Which is
which it finds out by itself; where that is not clear it asks for single dice by
name (--dice-picture orange=PICTURE). What an older profile of that name knows
of steps left out is kept.`,
		Example: `  silvertray calibrate --mat a4 usb:
  silvertray calibrate usb:C920
  silvertray calibrate --mat a4 table.jpg
  silvertray calibrate --mat a4 table.jpg --empty table.jpg --dice-picture dice.jpg
  silvertray calibrate --area "60,90 660,80 700,560 40,570" \
      --tray "690,161 844,156 922,535 743,542" --tray-size 60x150 table.jpg`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			s.print = cmd.OutOrStdout()
			return s.run(cmd.Context(), cmd.InOrStdin(), args)
		},
	}
	f := cmd.Flags()
	f.StringVar(&s.mat, "mat", "", "`PAPER` of the printed mat: "+strings.Join(mat.Papers(), ", "))
	f.StringVar(&s.area, "area", "", "`CORNERS` of the rolling area in px: \"x,y x,y x,y x,y\"")
	f.StringVar(&s.tray, "tray", "", "`CORNERS` of the silver tray in px")
	f.StringVar(&s.areaSize, "area-size", "", "`SIZE` of the rolling area in mm: 200x140")
	f.StringVar(&s.traySize, "tray-size", "", "`SIZE` of the tray in mm")
	f.StringSliceVar(&s.dice, "dice", nil, "`COLOURS` of the dice, each once, separated by commas (default: the old profile's, else those of Ganz schön clever)")
	f.StringVar(&s.empty, "empty", "", "`PICTURE` of the empty table")
	f.StringArrayVar(&s.dicePictures, "dice-picture", nil, "`[COLOUR=]PICTURE` of dice, or of the one die of a colour; as often as needed")
	f.StringVar(&s.out, "out", "silvertray-profile.yaml", "`FILE` to write")
	cmd.MarkFlagsMutuallyExclusive("mat", "area")
	cmd.MarkFlagsMutuallyExclusive("mat", "tray")
	cmd.MarkFlagsRequiredTogether("area", "tray")
	return cmd
}

// run goes through the steps and writes the profile.
func (s *setup) run(ctx context.Context, stdin io.Reader, args []string) error {
	calibrate, err := s.method()
	if err != nil {
		return err
	}
	if s.shots, err = s.open(stdin, args); err != nil {
		return err
	}
	defer s.shots.Close()
	old := s.old()
	for _, step := range []func(context.Context) error{
		func(ctx context.Context) error { return s.findTable(ctx, calibrate) },
		func(ctx context.Context) error { return s.seeEmpty(ctx, old) },
		func(ctx context.Context) error { return s.seeDice(ctx, old) },
	} {
		if err := step(ctx); err != nil {
			return failed{err}
		}
	}
	s.profile.Board = old.Board // a camera that was moved does not change how the board is printed
	if err := s.profile.Save(s.out); err != nil {
		return failed{err}
	}
	for _, line := range append(s.profile.Found(), s.profile.Advice()...) {
		fmt.Fprintln(s.print, line)
	}
	fmt.Fprintf(s.print, "Wrote %s.\n", s.out)
	return nil
}

// old is the profile that is to be replaced.
func (s *setup) old() calibration.Profile {
	old, err := calibration.Load(s.out)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		fmt.Fprintf(s.print, "The old profile is replaced, as it could not be read: %v\n", err)
	}
	return old
}

// calibrator makes a profile of what a picture shows.
type calibrator func(sight) (calibration.Profile, error)

// method checks the flags and chooses how to calibrate.
func (s *setup) method() (calibrator, error) {
	if s.mat != "" {
		m, err := mat.New(s.mat)
		if err != nil {
			return nil, fmt.Errorf("--mat: %w", err)
		}
		return func(seen sight) (calibration.Profile, error) {
			return calibration.OnMat(seen.markers, m, seen.width, seen.height)
		}, nil
	}
	area, err := outline(s.area, s.areaSize)
	if err != nil {
		return nil, fmt.Errorf("--area: %w", err)
	}
	tray, err := outline(s.tray, s.traySize)
	if err != nil {
		return nil, fmt.Errorf("--tray: %w", err)
	}
	return func(seen sight) (calibration.Profile, error) {
		if s.area == "" {
			if area.Corners, tray.Corners, err = pointOut(seen.picture); err != nil {
				return calibration.Profile{}, err
			}
		}
		return calibration.ByHand(area, tray, seen.width, seen.height)
	}, nil
}

// outline reads corners in px, which may be to be pointed out yet, and, if
// given, a size in mm as "200x140".
func outline(corners, size string) (o calibration.Outline, err error) {
	if corners != "" {
		if o.Corners, err = geometry.ParseQuad(corners); err != nil {
			return o, err
		}
	}
	if size == "" {
		return o, nil
	}
	if _, err := fmt.Sscanf(size+"\n", "%fx%f\n", &o.Size[0], &o.Size[1]); err != nil {
		return o, fmt.Errorf("size %q is not of the form 200x140 in mm", size)
	}
	return o, nil
}
