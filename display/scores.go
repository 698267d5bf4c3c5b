package display

import (
	"fmt"
	"image"
	"slices"

	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

func (s scoresScreen) draw(c *canvas) {
	heading := words.Phrase("Score so far")
	if s.Score.Finished {
		heading = "Final score"
	}
	r := c.heading(c.say(heading), "")
	r = c.heldHints(r, s.Held, s.Keys)
	if players := s.Score.Players; len(players) == 1 && players[0].Rating != nil {
		s.solo(c, r, players[0])
		return
	}
	verdict := c.say(s.Score.Verdict())
	if verdict == "" {
		s.table(c, r)
		return
	}
	r, row := cutBottom(r, c.style.strong.line()+2)
	rest := s.table(c, r)
	rest.Max.Y = row.Max.Y
	_, row = cutBottom(rest, max(row.Dy(), rest.Dy()*2/3))
	row, _ = cutTop(row, c.style.strong.line()+2)
	c.text(c.style.strong, row, left, verdict, black)
}

// table draws a column for every player, as on a score pad, with the names on
// top and the totals under a line, and returns what is left below.
func (s scoresScreen) table(c *canvas, r image.Rectangle) image.Rectangle {
	lines := s.lines(c)
	height := min(r.Dy()/(len(lines)+1), c.style.text.line()*3/2)
	f := c.rowFace(height)
	room := max(r.Dx()*2/5, r.Dx()-s.columnsWidth(c, height)-c.style.margin)
	named, labels := c.labelFace(lines, height, room)
	labels = min(labels, room) + c.style.margin
	players := s.fitting((r.Dx() - labels) / (f.width(s.widest()) + c.style.margin))
	head, body := cutTop(r, height)
	_, head = cutLeft(head, labels)
	for i, p := range players {
		c.playerHead(column(head, i, len(players)), p.Name, slices.Contains(s.Score.Winners, p.Name), height)
	}
	for _, l := range lines {
		var row, label image.Rectangle
		row, body = cutTop(body, height)
		label, row = cutLeft(row, labels)
		face, name := f, named
		if l.total {
			c.fill(image.Rect(r.Min.X, row.Min.Y, r.Max.X, row.Min.Y+1), black)
			face = c.strongFace(height)
			name = face
		}
		c.text(name, label, left, l.label, black)
		for i := range players {
			c.text(face, inside(column(row, i, len(players)), 3), right, l.values[i], black)
		}
	}
	return body
}

// columnsWidth is the room for all numbers with the whole names over them.
func (s scoresScreen) columnsWidth(c *canvas, height int) int {
	width := 0
	for _, p := range s.Score.Players {
		width += max(c.strongFace(height).width(p.Name)+8, c.rowFace(height).width(s.widest())) + c.style.margin
	}
	return width
}

// widest is the longest number that a column is made for.
func (s scoresScreen) widest() string {
	for _, column := range s.Score.Columns {
		if column.Counts != nil {
			return "3" + inline(column.Counts.Icon) + " 33"
		}
	}
	return "333"
}

// labelFace is the largest face in which the names of the lines have room, and the
// width of the widest of them.
func (c *canvas) labelFace(lines []scoreLine, height, room int) (f *face, width int) {
	for _, f = range []*face{c.rowFace(height), c.rowFace(c.style.small.line()), tiny} {
		width = 0
		for _, l := range lines {
			if l.total {
				width = max(width, c.strongFace(height).width(l.label))
			} else {
				width = max(width, f.width(l.label))
			}
		}
		if width <= room {
			break
		}
	}
	return f, width
}

// playerHead draws the name over a column, on black for a winner.
func (c *canvas) playerHead(r image.Rectangle, name string, won bool, height int) {
	k := black
	r.Min.X += 2
	if won {
		c.round(image.Rect(r.Min.X, r.Min.Y+1, r.Max.X, r.Max.Y-1), 3, black)
		k = paper
	}
	c.text(c.strongFace(height), inside(r, 3), right, name, k)
}

// rowFace is the text face if it fits a row, or else a smaller one.
func (c *canvas) rowFace(height int) *face {
	for _, f := range []*face{c.style.text, c.style.small} {
		if f.line() <= height {
			return f
		}
	}
	return tiny
}

func (c *canvas) strongFace(height int) *face {
	if c.style.strong.line() <= height {
		return c.style.strong
	}
	return c.rowFace(height)
}

// fitting are the players who find room, at least one of them.
func (s scoresScreen) fitting(room int) []engine.PlayerScore {
	n := len(s.Score.Players)
	return s.Score.Players[:min(max(room, 1), n)]
}

// scoreLine is one line of the table.
type scoreLine struct {
	label string
	total bool
	// values of the players.
	values []string
}

func (s scoresScreen) lines(c *canvas) []scoreLine {
	var lines []scoreLine
	table := prompt.TableOf(s.Score)
	for i, row := range slices.Concat(table.Rows, table.Sums) {
		line := scoreLine{label: capital(c.say(row.Title)), total: i == len(table.Rows)}
		for _, cell := range row.Cells {
			line.values = append(line.values, said(cell))
		}
		lines = append(lines, line)
	}
	return lines
}

// said is a value of the table, with how many of a sign it counts.
func said(cell prompt.Cell) string {
	if cell.Many == 0 {
		return fmt.Sprint(cell.Points)
	}
	return fmt.Sprintf("%d%s %d", cell.Many, inline(cell.Icon), cell.Points)
}
