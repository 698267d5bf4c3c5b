package plain

import "silvertray/engine/goennen/catalogue"

// Points are a player's, by the names of the rewards.
func (g *Game) Points(player int) map[string]int {
	points := make(map[string]int)
	for _, c := range g.shown[player] {
		if r := g.card(c.id).Reward; c.done && r.Points > 0 {
			points[r.Kind.String()] += r.Points * g.times(g.shown[player], c)
		}
	}
	return points
}

func (g *Game) times(shown []*Card, c *Card) int {
	reward := g.card(c.id).Reward
	n, colours, bonuses := 0, map[string]bool{}, map[catalogue.Kind]bool{}
	for _, o := range shown {
		near := abs(o.row-c.row)+abs(o.col-c.col) == 1
		line := o != c && (o.row == c.row || o.col == c.col)
		named := g.colour(o) == g.cat.ColourName(reward.Colour)
		if o.done || g.set["plain-colours"] == "count" {
			colours[g.colour(o)] = true
		}
		if k := g.card(o.id).Reward.Kind; o.done && k >= catalogue.PlusMinus {
			bonuses[k] = true
		}
		switch reward.Kind {
		case catalogue.LineCompleted:
			if o.done && (near || line && g.set["line"] == "row-column") {
				n++
			}
		case catalogue.PerColour:
			if named {
				n++
			}
		case catalogue.AdjacentColour:
			if named && near {
				n++
			}
		}
	}
	delete(colours, "")
	switch reward.Kind {
	case catalogue.FullLines:
		return g.lines(shown, func(a *Card) string { return map[bool]string{true: "done"}[a.done] })
	case catalogue.MonoLines:
		return g.lines(shown, func(a *Card) string {
			if !a.done && g.set["plain-colours"] == "not" {
				return ""
			}
			return g.colour(a)
		})
	case catalogue.FiveColours:
		if len(colours) == 5 {
			return 1
		}
	case catalogue.BonusVariety:
		return len(bonuses)
	}
	return n
}

// colour of a card, "" for a joker without one.
func (g *Game) colour(c *Card) string {
	if name := g.cat.ColourName(g.card(c.id).Colour); name != "joker" {
		return name
	}
	return c.colour
}

// lines are the rows and columns of three cards with the same word, not empty.
func (g *Game) lines(shown []*Card, word func(*Card) string) int {
	rows, cols := map[int][]string{}, map[int][]string{}
	for _, c := range shown {
		rows[c.row], cols[c.col] = append(rows[c.row], word(c)), append(cols[c.col], word(c))
	}
	n := 0
	for _, lines := range []map[int][]string{rows, cols} {
		for _, l := range lines {
			if len(l) == 3 && l[0] != "" && l[0] == l[1] && l[1] == l[2] {
				n++
			}
		}
	}
	return n
}

func abs(n int) int { return max(n, -n) }
