package records

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"silvertray/engine"
)

// describe prints what a match waits for, and what stands on each sheet.
func describe(w io.Writer, m engine.Match) error {
	if ask := m.Ask(); !ask.Over() {
		fmt.Fprintf(w, "asked now: %s\n", asked(m, ask))
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for i, name := range m.Setup().Players {
		sheet := m.Sheet(i)
		if len(sheet.Areas)+len(sheet.Tracks) == 0 && sheet.Grid == nil {
			continue
		}
		fmt.Fprintf(t, "%s:\n", name)
		for _, a := range sheet.Areas {
			fmt.Fprintf(t, "  %s\t%s\n", a.Name, boxes(a))
		}
		for _, track := range sheet.Tracks {
			fmt.Fprintf(t, "  %s\t%d of %d left\n", track.Name, track.Earned-track.Used, track.Earned)
		}
		if sheet.Grid != nil {
			for _, c := range sheet.Grid.Cards {
				fmt.Fprintf(t, "  %s\t%s\n", c.Place, cardLine(c))
			}
		}
	}
	if err := t.Flush(); err != nil {
		return fmt.Errorf("print where the game stands: %w", err)
	}
	return nil
}

// asked says who is asked for what: "Ana, round 2 of 6: Second roll (blue, pink)".
func asked(m engine.Match, ask engine.Ask) string {
	text := m.Setup().Players[ask.Player]
	if ask.Round > 0 {
		text += fmt.Sprintf(", round %d", ask.Round)
	}
	if ask.Rounds > 0 {
		text += fmt.Sprintf(" of %d", ask.Rounds)
	}
	text += fmt.Sprintf(": %s", ask.Title)
	if dice := ask.Dice(); len(dice) > 0 {
		text += fmt.Sprintf(" (%s)", strings.Join(dice, ", "))
	}
	return text
}

// boxes lists the boxes of an area in which something is written, by their names in
// moves, with numbers and circles: "1=6 2=12".
func boxes(a engine.Area) string {
	cells := marked(a)
	if len(cells) == 0 {
		return "-"
	}
	words := make([]string, len(cells))
	for i, c := range cells {
		words[i] = strings.TrimPrefix(c.Box, a.Name+".")
		if mark := markOf(c); mark != "x" {
			words[i] += "=" + mark
		}
	}
	return strings.Join(words, " ")
}

// cardLine says what stands on a card of a display: "s07, 3 4 - filled".
func cardLine(c engine.Card) string {
	text := c.ID
	switch {
	case c.Done:
		return text + ", completed"
	case c.Uses > 0:
		text += fmt.Sprintf(", %d of %d left", c.Uses-c.Used, c.Uses)
	}
	var numbers []string
	written := false
	for _, b := range c.Boxes {
		if b.Written > 0 {
			written = true
			numbers = append(numbers, fmt.Sprint(b.Written))
		} else {
			numbers = append(numbers, "-")
		}
	}
	if written {
		text += ", filled with " + strings.Join(numbers, " ")
	}
	return text
}
