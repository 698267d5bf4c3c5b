package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/markers"
)

// setup holds the flags of the calibrate command.
type setup struct {
	mat, area, tray, areaSize, traySize, dice, out string
}

func newCalibrate() *cobra.Command {
	var s setup
	cmd := &cobra.Command{
		Use:   "calibrate [flags] PICTURE",
		Short: "Learn where the mat or the tray lies",
		Long: `Calibrate looks at a picture of the table and writes a table profile: where
rolling area, tray and die fields lie, and how px become mm.

With the printed mat it finds all by itself; three of the four corner marks are
enough. Without a mat, give the corners of rolling area and tray in px, in order
around each. With the size of one of them in mm (its first side, as given, then
its second) gaps to the tray are in mm, else in px.

What an older profile of that name knows of the dice is kept.`,
		Example: `  silvertray calibrate --mat a4 table.jpg
  silvertray calibrate --area "60,90 660,80 700,560 40,570" \
      --tray "690,161 844,156 922,535 743,542" --tray-size 60x150 table.jpg`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return s.run(cmd.OutOrStdout(), args[0])
		},
	}
	f := cmd.Flags()
	f.StringVar(&s.mat, "mat", "", "`PAPER` of the printed mat: "+strings.Join(mat.Papers(), ", "))
	f.StringVar(&s.area, "area", "", "`CORNERS` of the rolling area in px: \"x,y x,y x,y x,y\"")
	f.StringVar(&s.tray, "tray", "", "`CORNERS` of the silver tray in px")
	f.StringVar(&s.areaSize, "area-size", "", "`SIZE` of the rolling area in mm: 200x140")
	f.StringVar(&s.traySize, "tray-size", "", "`SIZE` of the tray in mm")
	f.StringVar(&s.dice, "dice", "", "`COLOURS` of the dice, each once, separated by commas")
	f.StringVar(&s.out, "out", "silvertray-profile.yaml", "`FILE` to write")
	cmd.MarkFlagsMutuallyExclusive("mat", "area")
	cmd.MarkFlagsMutuallyExclusive("mat", "tray")
	cmd.MarkFlagsOneRequired("mat", "area")
	cmd.MarkFlagsRequiredTogether("area", "tray")
	return cmd
}

func (s setup) run(w io.Writer, path string) error {
	calibrate, err := s.method()
	if err != nil {
		return err
	}
	seen, err := look(path)
	if err != nil {
		return failed{err}
	}
	p, err := calibrate(seen)
	if err != nil {
		return failed{fmt.Errorf("calibrate by %s: %w", path, err)}
	}
	if p.Mat != "" {
		fmt.Fprintf(w, "Found the mat by %d of its 4 marks.\n", len(seen.markers))
	}
	if s.dice != "" {
		p.Dice = strings.Split(s.dice, ",")
	}
	s.keep(w, &p)
	if err := p.Save(s.out); err != nil {
		return failed{err}
	}
	for _, line := range append(p.Found(), p.Advice()...) {
		fmt.Fprintln(w, line)
	}
	fmt.Fprintf(w, "Wrote %s.\n", s.out)
	return nil
}

// sight is what calibration needs of a picture.
type sight struct {
	markers       []vision.Marker
	width, height int
}

func look(path string) (sight, error) {
	picture, err := camera.Load(path)
	if err != nil {
		return sight{}, err
	}
	defer picture.Close()
	found, err := markers.Find(picture)
	if err != nil {
		return sight{}, fmt.Errorf("look at %s: %w", path, err)
	}
	return sight{found, picture.Cols(), picture.Rows()}, nil
}

// calibrator makes a profile of what a picture shows.
type calibrator func(sight) (calibration.Profile, error)

// method checks the flags and chooses how to calibrate.
func (s setup) method() (calibrator, error) {
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
		return calibration.ByHand(area, tray, seen.width, seen.height)
	}, nil
}

// outline reads corners in px and, if given, a size in mm as "200x140".
func outline(corners, size string) (calibration.Outline, error) {
	q, err := vision.ParseQuad(corners)
	if err != nil {
		return calibration.Outline{}, err
	}
	o := calibration.Outline{Corners: q}
	if size == "" {
		return o, nil
	}
	if _, err := fmt.Sscanf(size+"\n", "%fx%f\n", &o.Size[0], &o.Size[1]); err != nil {
		return o, fmt.Errorf("size %q is not of the form 200x140 in mm", size)
	}
	return o, nil
}

// keep takes over what an older profile knows of the dice.
func (s setup) keep(w io.Writer, p *calibration.Profile) {
	old, err := calibration.Load(s.out)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return
	case err != nil:
		fmt.Fprintf(w, "The old profile is replaced, as it could not be read: %v\n", err)
		return
	}
	if p.Dice == nil {
		p.Dice, p.Colours = old.Dice, old.Colours
	}
}
