package pictures

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration"
	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/vision"
	"silvertray/vision/camera"
	"silvertray/vision/hexboard"
)

// boardFlags holds the flags of the board command.
type boardFlags struct {
	profile     string
	json, learn bool
	// table is what the profile knows; empty without a profile.
	table calibration.Usable
}

func newBoard() *cobra.Command {
	var b boardFlags
	cmd := &cobra.Command{
		Use:   "board [flags] PICTURE…",
		Short: "Read the board of Einfach Genial in pictures",
		Long: `Board finds the hex board in each picture, at any turn and up to 30 degrees of
tilt, and tells what each of its 169 cells shows, and whether it is sure. What
it is not sure of, it says why. Tiles that lie beside the board are read too. In
the map a small letter is a printed symbol, a capital one a tile's, a dot an empty
cell and a question mark one in doubt.

With --json it prints one object a line and picture. Places are axial: q to the
right, r down and to the right; the printed red symbol is at (0,-5), the others
follow clockwise. "centre" is in pixels of the picture, right and down from its
top left corner.

Editions differ in the order of the printed symbols. --learn reads it from the
first picture that shows all six, and keeps it in the table profile.

Exit status: 0 all pictures read (sure or not), 1 a picture could not be read
(the others still are), 2 wrong use.`,
		Example: `  silvertray board table.jpg
  silvertray board --profile silvertray-profile.yaml --learn empty.jpg`,
		Args: cli.Args("PICTURE…"),
		RunE: func(cmd *cobra.Command, pictures []string) error {
			if b.learn && b.profile == "" {
				return errors.New("--learn needs --profile FILE to keep what was learnt")
			}
			reader, err := b.reader(cmd.ErrOrStderr())
			if err != nil {
				return err
			}
			defer reader.Close()
			return b.run(cmd.Context(), cmd.OutOrStdout(), reader, pictures)
		},
	}
	f := cmd.Flags()
	f.StringVar(&b.profile, "profile", "", "table profile `FILE` that knows the order of the printed symbols")
	f.BoolVar(&b.json, "json", false, "print JSON, one object a line")
	f.BoolVar(&b.learn, "learn", false, "learn the order of the printed symbols, and keep it in the profile")
	return cmd
}

// reader makes the board reader that the profile describes.
func (b *boardFlags) reader(stderr io.Writer) (*hexboard.Reader, error) {
	var o hexboard.Options
	if b.profile != "" {
		p, err := calibration.Load(b.profile)
		switch {
		case b.learn && errors.Is(err, fs.ErrNotExist): // a new one will be written
		case err != nil && b.learn:
			return nil, cli.Failed(err)
		case err != nil:
			fmt.Fprintf(stderr, "silvertray: %v\nsilvertray: going on without it; every board will be asked\n", err)
			b.table.Damage = err
		default:
			o.Order = p.Board
		}
	}
	reader, err := hexboard.New(o)
	if err != nil {
		return nil, fmt.Errorf("--profile: board: %w", err)
	}
	return reader, nil
}

// run reads every picture, and fails at the end if one could not be read.
func (b *boardFlags) run(ctx context.Context, w io.Writer, reader *hexboard.Reader, pictures []string) error {
	var errs []error
	for _, path := range pictures {
		if err := ctx.Err(); err != nil {
			errs = append(errs, fmt.Errorf("read %s: %w", path, err))
			break
		}
		reading, err := b.read(ctx, reader, path)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		if b.learn && reading.Order != nil {
			err := calibration.LearnBoard(b.profile, reading.Order)
			if err == nil {
				_, err = fmt.Fprintf(w, "%s: the symbols are printed in the order %s; kept in %s\n", path, strings.Join(reading.Order, ", "), b.profile)
			}
			return cli.Failed(err)
		}
		if err := b.print(w, reading); err != nil {
			return cli.Failed(fmt.Errorf("print the reading: %w", err))
		}
	}
	if b.learn && len(errs) == 0 {
		errs = append(errs, errors.New("no picture shows all six printed symbols; show the board without a hand above it, in even light"))
	}
	if len(errs) > 0 {
		return cli.Failed(errors.Join(errs...))
	}
	return nil
}

func (b *boardFlags) read(ctx context.Context, reader *hexboard.Reader, path string) (vision.BoardReading, error) {
	m, err := camera.Load(ctx, path)
	if err != nil {
		return vision.BoardReading{}, err
	}
	defer m.Close()
	reading, err := reader.ReadOffboard(m)
	if err != nil {
		return vision.BoardReading{}, fmt.Errorf("read %s: %w", path, err)
	}
	reading.Image = path
	if b.table.Damage != nil {
		reading.Sure = false
		reading.Problems = append(reading.Problems, vision.BoardProblem{Problem: b.table.Problem()})
	}
	return reading, nil
}

func (b *boardFlags) print(w io.Writer, r vision.BoardReading) error {
	if b.json {
		return json.NewEncoder(w).Encode(r)
	}
	return printBoard(w, r)
}
