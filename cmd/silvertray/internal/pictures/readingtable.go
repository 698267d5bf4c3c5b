package pictures

import (
	"fmt"
	"io"
	"text/tabwriter"

	"silvertray/vision"
)

// printReading prints a reading as a table for people.
func printReading(w io.Writer, r vision.Reading) error {
	verdict := "sure"
	if !r.Sure {
		verdict = "not sure"
	}
	fmt.Fprintf(w, "%s: %d dice, %s\n", r.Image, len(r.Dice), verdict)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, d := range r.Dice {
		fmt.Fprintf(t, "  %s\t%d\t%s\t%s\n", d.Colour, d.Value, place(d), doubtful(d))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, p := range r.Problems {
		if _, err := fmt.Fprintf(w, "  ! %s\n", p.Text); err != nil {
			return err
		}
	}
	return nil
}

func place(d vision.Die) string {
	switch {
	case d.InTray:
		return "in the tray"
	case d.TrayMM != nil:
		return fmt.Sprintf("%.0f mm from the tray", *d.TrayMM)
	case d.TrayPX != nil:
		return fmt.Sprintf("%.0f px from the tray", *d.TrayPX)
	}
	return fmt.Sprintf("at %.0f,%.0f px", d.Centre[0], d.Centre[1])
}

func doubtful(d vision.Die) string {
	if d.Sure {
		return ""
	}
	return "not sure"
}
