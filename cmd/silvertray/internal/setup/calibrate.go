package setup

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration"
	"silvertray/calibration/mat"
	"silvertray/calibration/setup"
	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/configs"
	"silvertray/internal/box"
	"silvertray/internal/geometry"
	"silvertray/vision/dice/tint"
)

// calibrateFlags holds the flags of the calibrate command.
type calibrateFlags struct {
	mat, area, tray, areaSize, traySize, out string
	dice                                     []string
	empty                                    string
	dicePictures                             []string
}

func newCalibrate() *cobra.Command {
	var s calibrateFlags
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
		Args: cli.Args("SOURCE or PICTURE…"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return s.run(cmd.Context(), cmd.InOrStdin(), cmd.OutOrStdout(), args)
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
	cli.Exclusive(cmd, "mat", "area")
	cli.Exclusive(cmd, "mat", "tray")
	cli.Together(cmd, "area", "tray")
	return cmd
}

// run learns the table and writes its profile.
func (c *calibrateFlags) run(ctx context.Context, stdin io.Reader, stdout io.Writer, sources []string) error {
	s, err := c.setup()
	if err != nil {
		return err
	}
	if s.Shots, err = c.open(stdin, stdout, sources); err != nil {
		return err
	}
	defer s.Shots.Close()
	s.Progress = stdout
	if s.Old, err = calibration.Load(c.out); err != nil && !errors.Is(err, fs.ErrNotExist) {
		fmt.Fprintf(stdout, "The old profile is replaced, as it could not be read: %v\n", err)
	}
	profile, err := s.Run(ctx)
	if err == nil {
		err = profile.Save(c.out)
	}
	if err != nil {
		return cli.Failed(err)
	}
	for _, line := range append(profile.Found(), profile.Advice()...) {
		fmt.Fprintln(stdout, line)
	}
	fmt.Fprintf(stdout, "Wrote %s.\n", c.out)
	return nil
}

// setup returns the set-up that the flags describe.
func (c *calibrateFlags) setup() (*setup.Setup, error) {
	if err := tint.CheckNames(c.dice); err != nil {
		return nil, fmt.Errorf("--dice: %w", err)
	}
	usual, err := configs.Default()
	if err != nil {
		return nil, err
	}
	s := &setup.Setup{Dice: c.dice, Usual: box.Games(usual)[usual.Game].Dice()}
	if c.mat != "" {
		m, err := mat.New(c.mat)
		if err != nil {
			return nil, fmt.Errorf("--mat: %w", err)
		}
		s.Mat = &m
		return s, nil
	}
	if s.Area, err = outline("--area", c.area, c.areaSize); err != nil {
		return nil, err
	}
	if s.Tray, err = outline("--tray", c.tray, c.traySize); err != nil {
		return nil, err
	}
	if c.area == "" {
		s.Pointer = pointer{}
	}
	return s, nil
}

// open opens the pictures that the command line names for the steps.
func (c *calibrateFlags) open(stdin io.Reader, stdout io.Writer, sources []string) (setup.Shots, error) {
	named := c.empty != "" || len(c.dicePictures) > 0
	if setup.Single(sources) {
		return setup.Pictures(sources[0], c.empty, c.pictures()), nil
	}
	if named && len(sources) > 1 {
		return nil, errors.New("give the pictures of all steps in order, or a single one with --empty and --dice-picture")
	}
	if named {
		return nil, errors.New("--empty and --dice-picture go with a single PICTURE of the table")
	}
	shots, err := setup.Open(sources, stdin, stdout)
	if err != nil {
		return nil, cli.Failed(err)
	}
	return shots, nil
}

// pictures are the pictures of dice, each with the die's colour where it is given.
func (c *calibrateFlags) pictures() (all []setup.Picture) {
	for _, p := range c.dicePictures {
		die, path, ok := strings.Cut(p, "=")
		if _, err := os.Stat(p); !ok || err == nil { // a file may have "=" in its name
			die, path = "", p
		}
		all = append(all, setup.Picture{Path: path, Die: die})
	}
	return all
}

// longestSide bounds a side of the table, in mm.
const longestSide = 10_000

// outline parses the corners in px that a flag gives, and the size in mm of the flag
// beside it, such as "200x140". Either may be empty: corners may be pointed out later.
func outline(flag, corners, size string) (o calibration.Outline, err error) {
	if corners != "" {
		if o.Corners, err = geometry.ParseQuad(corners); err != nil {
			return o, fmt.Errorf("%s: %w", flag, err)
		}
	}
	if size == "" {
		return o, nil
	}
	_, err = fmt.Sscanf(size+"\n", "%fx%f\n", &o.Size[0], &o.Size[1])
	for _, side := range o.Size {
		if err != nil || !(side >= 1 && side <= longestSide) { // no number is neither
			return o, fmt.Errorf("%s-size %q is not of the form 200x140, two sides of 1 to %d mm", flag, size, longestSide)
		}
	}
	return o, nil
}
