package goennen

import (
	"fmt"
	"strings"
	"testing"

	"silvertray/engine"
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
		fmt.Fprintf(&b, "\n> %s\n", text)
		if mv, ok := mv.(Move); ok && mv.verb < again {
			label := m.Label(mv)
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

// describe writes what the match asks, and what whoever is asked can see.
func describe(b *strings.Builder, m *Match) {
	ask := m.Ask()
	fmt.Fprintf(b, "round %d of %d, %s: %s\n", ask.Round, ask.Rounds, m.players[ask.Player], ask.Title) // 0: nobody can tell
	switch {
	case ask.Roll != nil:
		fmt.Fprintf(b, "  throws  %s\n", strings.Join(ask.Roll.Dice, " "))
	case ask.Draw != nil:
		fmt.Fprintf(b, "  piles   %s\n", strings.Join(ask.Draw.Piles, " "))
	case ask.Choice != nil:
		if m.faces != noDice {
			fmt.Fprintf(b, "  dice    %s\n", facesOf(m, ask))
		}
		wrap(b, "display", cardsOf(m.Sheet(ask.Player).Grid), "; ")
		if m.phase == acting {
			wrap(b, "market", marketOf(m), " ")
		}
		wrap(b, "may", grouped(m.legal()), "; ")
	}
}

// wrap writes words after a heading, in lines of a width that can be read.
func wrap(b *strings.Builder, heading string, words []string, between string) {
	line := ""
	for _, word := range strings.Fields(strings.Join(words, between)) {
		if len(line)+len(word) > 84 {
			fmt.Fprintf(b, "  %-7s%s\n", heading, line)
			heading, line = "", ""
		}
		line += " " + word
	}
	if line != "" {
		fmt.Fprintf(b, "  %-7s%s\n", heading, line)
	}
}

// facesOf are the dice; those that were not thrown last stand in brackets.
func facesOf(m *Match, ask engine.Ask) string {
	var all []string
	for i, f := range ask.Faces() {
		text := fmt.Sprintf("%s %d", f.Die, f.Value)
		if f.Place != engine.InHand {
			text = "(" + text + ")"
		}
		if m.spent>>i&1 == 1 {
			text += " used"
		}
		all = append(all, text)
	}
	return strings.Join(all, ", ")
}

// cardsOf are the cards of a display: "c3 s07 6-- = 3 points".
func cardsOf(g *engine.Grid) []string {
	var all []string
	for _, c := range g.Cards {
		text := c.Place + " " + c.ID + " "
		for _, b := range c.Boxes {
			text += strings.ReplaceAll(fmt.Sprint(b.Written), "0", "-")
		}
		if c.Done {
			text += "!"
		}
		if c.Used > 0 {
			text += strings.Repeat("o", c.Used)
		}
		if c.Worth > 0 {
			text += fmt.Sprintf(" = %d", c.Worth)
		}
		all = append(all, text)
	}
	return all
}

func marketOf(m *Match) []string {
	var all []string
	for _, c := range m.Market() {
		all = append(all, fmt.Sprintf("%s=%s/%d", c.Place, c.ID, c.Price))
	}
	return all
}

// grouped gathers moves that begin with the same two words, those into the same
// box, and all the ways to throw dice again.
func grouped(moves []string) []string {
	var all []string
	head, again := "", 0
	for _, move := range moves {
		said := strings.SplitN(move, " ", 3)
		switch {
		case said[0] == "reroll":
			if again++; again == 1 {
				all = append(all, "reroll any dice")
			}
			head = ""
		case said[0] == "enter" && said[2] == head:
			all[len(all)-1] = strings.TrimSuffix(all[len(all)-1], head) + "| " + said[1] + " " + head
		case said[0] == "enter":
			all, head = append(all, move), said[2]
		case len(said) == 3 && said[0]+" "+said[1] == head:
			all[len(all)-1] += " | " + said[2]
		default:
			all, head = append(all, move), said[0]+" "
			if len(said) > 1 {
				head += said[1]
			}
		}
	}
	return all
}

func describeEnd(b *strings.Builder, m *Match) {
	score := m.Score()
	for i, p := range score.Players {
		fmt.Fprintf(b, "\n%s\n", p.Name)
		wrap(b, "display", cardsOf(m.Sheet(i).Grid), "; ")
		fmt.Fprintf(b, "  points  %v\n  total   %d\n", p.Areas, p.Total)
		if p.Rating != nil {
			fmt.Fprintf(b, "  %s\n", p.Rating.Words)
		}
	}
	fmt.Fprintf(b, "\nwon by %s\n", strings.Join(score.Winners, ", "))
}
