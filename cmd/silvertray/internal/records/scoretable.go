package records

import (
	"fmt"
	"io"
	"text/tabwriter"

	"silvertray/engine"
)

// printScore prints the score pad as a table for people.
func printScore(w io.Writer, s engine.Score) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(t, "\t")
	for _, p := range s.Players {
		fmt.Fprintf(t, "%s\t", p.Name)
	}
	fmt.Fprintln(t)
	for _, column := range s.Columns {
		fmt.Fprintf(t, "%s\t", column.Name)
		for _, p := range s.Players {
			fmt.Fprintf(t, "%s\t", valueOf(column, p))
		}
		fmt.Fprintln(t)
	}
	fmt.Fprintf(t, "%s\t", s.Total.Name)
	for _, p := range s.Players {
		fmt.Fprintf(t, "%d\t", p.Total)
	}
	fmt.Fprintln(t)
	if s.Ranked() {
		fmt.Fprint(t, "place\t")
		for _, p := range s.Players {
			fmt.Fprintf(t, "%d\t", p.Place)
		}
		fmt.Fprintln(t)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	return printVerdict(w, s)
}

// valueOf is what a player has in a column: "37", and of things that are counted what
// they add up to: "2 × 5 = 10".
func valueOf(c engine.Column, p engine.PlayerScore) string {
	if c.Counts == nil {
		return fmt.Sprint(p.Areas[c.Name])
	}
	n := p.Counts[c.Name]
	if n.Many == 0 {
		return "0"
	}
	return fmt.Sprintf("%d × %d = %d", n.Many, n.Points/n.Many, n.Points)
}

// printVerdict prints who has won, and how good a solo score is.
func printVerdict(w io.Writer, s engine.Score) error {
	if !s.Finished {
		_, err := fmt.Fprintln(w, "the game is not over")
		return err
	}
	for _, p := range s.Players {
		if p.Rating != nil {
			_, err := fmt.Fprintf(w, "%s: %s %s\n", p.Name, stars(p.Rating.Stars), p.Rating.Words)
			return err
		}
	}
	if len(s.Players) == 1 { // nobody to win against, and no table of ratings
		_, err := fmt.Fprintf(w, "%s: %d\n", s.Players[0].Name, s.Players[0].Total)
		return err
	}
	verb := "wins"
	if len(s.Winners) > 1 {
		verb = "share the win"
	}
	_, err := fmt.Fprintf(w, "%s %s\n", list(s.Winners), verb)
	return err
}

// stars draws a rating of 0 to 5 stars in halves.
func stars(n float64) string {
	text := ""
	for i := range 5 {
		switch {
		case n >= float64(i)+1:
			text += "★"
		case n > float64(i):
			text += "½"
		default:
			text += "☆"
		}
	}
	return text
}

// list joins names as in a sentence: "Ana, Ben and Cem".
func list(names []string) string {
	text := ""
	for i, n := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			text += " and "
		default:
			text += ", "
		}
		text += n
	}
	return text
}
