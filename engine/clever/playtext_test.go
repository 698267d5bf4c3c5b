package clever

import (
	"fmt"
	"strings"
	"testing"

	"silvertray/engine"
	"silvertray/engine/clever/internal/paper"
)

// playthrough describes a match move by move.
func playthrough(t *testing.T, m *Match, moves []string) string {
	var b strings.Builder
	describe(&b, m)
	for _, text := range moves {
		mv, err := m.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		label := m.Label(mv)
		fmt.Fprintf(&b, "\n> %s\n", text)
		if mv, ok := mv.(Move); ok && mv.verb != done {
			fmt.Fprint(&b, label.Text)
			for _, brought := range label.Brings {
				fmt.Fprint(&b, " | ", brought)
			}
			fmt.Fprintln(&b)
		}
		m = m.played(t, text)
		describe(&b, m)
	}
	describeEnd(&b, m)
	return b.String()
}

// describe writes what the match asks, and the sheet of whoever is asked.
func describe(b *strings.Builder, m *Match) {
	ask := m.Ask()
	fmt.Fprintf(b, "round %d of %d, %s: %s\n", ask.Round, ask.Rounds, m.players[ask.Player], ask.Title)
	if ask.Roll != nil {
		fmt.Fprintf(b, "  throws %s\n", strings.Join(ask.Roll.Dice, " "))
		return
	}
	if ask.Choice == nil {
		return
	}
	fmt.Fprintf(b, "  has    %s\n", sheetLine(m.Sheet(ask.Player)))
	fmt.Fprintf(b, "  left   %s; %d foxes\n", m.actionsLeft(), m.me().Foxes)
	if m.phase != opening {
		fmt.Fprintf(b, "  hand   %s\n  fields %s\n  tray   %s\n",
			showing(ask, engine.InHand), showing(ask, engine.OnField), showing(ask, engine.OnTray))
	}
	for _, line := range grouped(m.legal()) {
		fmt.Fprintf(b, "  may    %s\n", line)
	}
}

// actionsLeft are the actions of the player who is asked, as on the sheet.
func (m *Match) actionsLeft() string {
	var left []string
	for _, track := range m.layout.Tracks {
		g := track.Action.Gift
		left = append(left, fmt.Sprintf("%d %s", m.me().Left(g), map[paper.Gift]string{paper.Reroll: "rerolls", paper.PlusOne: "extra dice", paper.TakeBack: "dice back"}[g]))
	}
	return strings.Join(left, ", ")
}

// sheetLine is a whole sheet in a line.
func sheetLine(s engine.Sheet) string {
	var words []string
	for _, a := range s.Areas {
		if marks := marksOf(a); marks != "-" {
			words = append(words, a.Name+" "+marks)
		}
	}
	return orNothing(strings.Join(words, "; "))
}

// showing are the dice in a place with their values.
func showing(ask engine.Ask, at engine.Place) string {
	var words []string
	for _, f := range ask.Faces() {
		if f.Place == at {
			words = append(words, fmt.Sprintf("%s %d", f.Die, f.Value))
		}
	}
	return orNothing(strings.Join(words, ", "))
}

func orNothing(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

// grouped gathers moves with the same words before the box into one line, and
// the numbers that a bonus may write into the same box.
func grouped(moves []string) []string {
	var lines []string
	last := ""
	for _, move := range moves {
		i := strings.LastIndex(move, " ") + 1
		head, box := move[:i], move[i:]
		number, isBonus := strings.CutPrefix(head, "bonus ")
		switch {
		case i > 0 && head == last:
			lines[len(lines)-1] += " " + box
		case isBonus && lines != nil && strings.HasSuffix(lines[len(lines)-1], " "+box):
			lines[len(lines)-1] = strings.TrimSuffix(lines[len(lines)-1], box) + number + box
			last = ""
		default:
			lines, last = append(lines, move), head
		}
	}
	return lines
}

// describeEnd writes all sheets and the score.
func describeEnd(b *strings.Builder, m *Match) {
	score := m.Score()
	for i, p := range score.Players {
		fmt.Fprintf(b, "\n%s\n", p.Name)
		for _, a := range m.Sheet(i).Areas {
			fmt.Fprintf(b, "  %-6s %3d  %s\n", a.Name, a.Points, marksOf(a))
		}
		fmt.Fprintf(b, "  foxes  %3d  %d earned\n  total  %3d\n", p.Counts["foxes"].Points, p.Counts["foxes"].Many, p.Total)
	}
	fmt.Fprintf(b, "\nwon by %s\n", strings.Join(score.Winners, ", "))
}

// marksOf are an area's marks in the order of its boxes: numbers written, the
// names of boxes crossed, and where there are circles "b1○" or "b1⊗".
func marksOf(a engine.Area) string {
	var words []string
	for _, c := range a.Cells {
		box := strings.TrimPrefix(c.Box, a.Name+".")
		switch c.Mark {
		case "":
		case engine.Cross:
			words = append(words, box)
		case engine.Circle, engine.CircledCross:
			words = append(words, box+c.Mark)
		default:
			words = append(words, c.Mark)
		}
	}
	return orNothing(strings.Join(words, " "))
}
