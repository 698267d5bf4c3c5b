package setup

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/calibration/mat"
	"silvertray/cmd/silvertray/internal/cli"
	"silvertray/internal/words"
)

// Formats are those of the mat's file.
func Formats() []string { return []string{"pdf", "svg"} }

// matFlags holds the flags of the mat command.
type matFlags struct{ paper, format, out string }

func newMat() *cobra.Command {
	var p matFlags
	cmd := &cobra.Command{
		Use:   "mat",
		Short: "Make the mat to print",
		Long: `Mat makes the printed mat: a rolling area, the silver tray, a building zone for
dice that are kept, in it three fields for those an active player takes, and a mark
in each corner by which the camera finds them.

Print it at 100 % ("actual size"), then check the ruler at its foot: it must
measure 100 mm. Lay it on the table, point the camera at it, and go on with
"silvertray calibrate".`,
		Example: `  silvertray mat                                  mat-a4.pdf
  silvertray mat --paper letter --out mat.pdf
  silvertray mat --paper a3 --format svg          mat-a3.svg`,
		Args: cli.Args(),
		RunE: func(cmd *cobra.Command, _ []string) error { return p.run(cmd.OutOrStdout()) },
	}
	f := cmd.Flags()
	f.StringVar(&p.paper, "paper", "a4", "`SIZE` of the paper: "+strings.Join(mat.Papers(), ", "))
	f.StringVar(&p.format, "format", "", "`FORMAT` of the file: pdf or svg (default: by the file's name, else pdf)")
	f.StringVar(&p.out, "out", "", "`FILE` to write (default mat-PAPER.FORMAT); - is standard output")
	return cmd
}

func (p matFlags) run(stdout io.Writer) error {
	m, err := mat.New(p.paper)
	if err != nil {
		return fmt.Errorf("--paper: %w", err)
	}
	if p.format == "" {
		p.format = "pdf"
		if strings.EqualFold(filepath.Ext(p.out), ".svg") {
			p.format = "svg"
		}
	}
	if p.out == "" {
		p.out = "mat-" + p.paper + "." + p.format
	}
	draw, ok := map[string]func(io.Writer) error{"pdf": m.PDF, "svg": m.SVG}[p.format]
	if !ok {
		return fmt.Errorf("--format: %q is not known; pdf and svg are%s", p.format, words.Suggestion(p.format, Formats()))
	}
	if p.out == "-" {
		return cli.Failed(draw(stdout))
	}
	if err := writeFile(p.out, draw); err != nil {
		return cli.Failed(err)
	}
	fmt.Fprintf(stdout, "Wrote %s. Print it at 100 %% (\"actual size\"): the ruler on it must measure 100 mm.\n", p.out)
	return nil
}

// writeFile fills a new file. An error on closing it counts too.
func writeFile(path string, fill func(io.Writer) error) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("write the mat: %w", err)
	}
	if err := fill(f); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return fmt.Errorf("write the mat: %w", err)
	}
	return nil
}
