package sheets

import (
	"fmt"
	"image"
	"slices"

	"silvertray/display/canvas"
	"silvertray/display/font"
	"silvertray/engine"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// Scores draws a prompt.Scores.
type Scores prompt.Scores

// Draw draws the screen.
func (s Scores) Draw(c *canvas.Canvas) {
	heading := words.Phrase("Score so far")
	if s.Score.Finished {
		heading = "Final score"
	}
	r := c.Heading(c.Say(heading), "")
	r = c.HeldHints(r, s.Held, s.Keys)
	if players := s.Score.Players; len(players) == 1 && players[0].Rating != nil {
		s.solo(c, r, players[0])
		return
	}
	verdict := c.Say(s.Score.Verdict())
	if verdict == "" {
		s.table(c, r)
		return
	}
	r, row := canvas.CutBottom(r, c.Style.Strong.Line()+2)
	rest := s.table(c, r)
	rest.Max.Y = row.Max.Y
	_, row = canvas.CutBottom(rest, max(row.Dy(), rest.Dy()*2/3))
	row, _ = canvas.CutTop(row, c.Style.Strong.Line()+2)
	c.Text(c.Style.Strong, row, canvas.Left, verdict, canvas.Black)
}

// table draws a column for every player, as on a score pad, with the names on
// top and the totals under a line, and returns what is left below.
func (s Scores) table(c *canvas.Canvas, r image.Rectangle) image.Rectangle {
	lines := s.lines(c)
	height := min(r.Dy()/(len(lines)+1), c.Style.Text.Line()*3/2)
	f := c.RowFace(height)
	longest := s.longest(lines)
	room := max(r.Dx()*2/5, r.Dx()-s.columnsWidth(c, height, longest)-c.Style.Margin)
	named, labels := labelFace(c, lines, height, room)
	labels = min(labels, room) + c.Style.Margin
	players := s.fitting((r.Dx() - labels) / (f.Width(longest) + c.Style.Margin))
	head, body := canvas.CutTop(r, height)
	_, head = canvas.CutLeft(head, labels)
	for i, p := range players {
		playerHead(c, canvas.Column(head, i, len(players)), c.Name(p.Name), slices.Contains(s.Score.Winners, p.Name), height)
	}
	for _, l := range lines {
		var row, label image.Rectangle
		row, body = canvas.CutTop(body, height)
		label, row = canvas.CutLeft(row, labels)
		face, name := f, named
		if l.total {
			c.Fill(image.Rect(r.Min.X, row.Min.Y, r.Max.X, row.Min.Y+1), canvas.Black)
			face = c.StrongFace(height)
			name = face
		}
		c.Text(name, label, canvas.Left, l.label, canvas.Black)
		for i := range players {
			c.Text(face, canvas.Inside(canvas.Column(row, i, len(players)), 3), canvas.Right, l.values[i], canvas.Black)
		}
	}
	return body
}

// columnsWidth is the room for all numbers with the whole names over them.
func (s Scores) columnsWidth(c *canvas.Canvas, height int, longest string) int {
	width := 0
	for _, p := range s.Score.Players {
		width += max(c.StrongFace(height).Width(c.Name(p.Name))+8, c.RowFace(height).Width(longest)) + c.Style.Margin
	}
	return width
}

// longest is the longest number of the table, or the longest that a column is made for.
func (s Scores) longest(lines []scoreLine) string {
	longest := "333"
	for _, column := range s.Score.Columns {
		if column.Counts != nil {
			longest = "3" + font.Inline(column.Counts.Icon) + " 33"
		}
	}
	ruler := font.Of(font.Regular, 18)
	for _, l := range lines {
		for _, value := range l.values {
			if ruler.Width(value) > ruler.Width(longest) {
				longest = value
			}
		}
	}
	return longest
}

// labelFace is the largest face in which the names of the lines have room, and the
// width of the widest of them.
func labelFace(c *canvas.Canvas, lines []scoreLine, height, room int) (f *font.Face, width int) {
	for _, f = range []*font.Face{c.RowFace(height), c.RowFace(c.Style.Small.Line()), font.Tiny} {
		width = 0
		for _, l := range lines {
			if l.total {
				width = max(width, c.StrongFace(height).Width(l.label))
			} else {
				width = max(width, f.Width(l.label))
			}
		}
		if width <= room {
			break
		}
	}
	return f, width
}

// playerHead draws the name over a column, on black for a winner.
func playerHead(c *canvas.Canvas, r image.Rectangle, name string, won bool, height int) {
	k := canvas.Black
	r.Min.X += 2
	if won {
		c.Round(image.Rect(r.Min.X, r.Min.Y+1, r.Max.X, r.Max.Y-1), 3, canvas.Black)
		k = canvas.Paper
	}
	c.Text(c.StrongFace(height), canvas.Inside(r, 3), canvas.Right, name, k)
}

// fitting are the players who find room, at least one of them.
func (s Scores) fitting(room int) []engine.PlayerScore {
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

func (s Scores) lines(c *canvas.Canvas) []scoreLine {
	var lines []scoreLine
	table := prompt.TableOf(s.Score)
	for i, row := range slices.Concat(table.Rows, table.Sums) {
		line := scoreLine{label: canvas.Capital(c.Say(row.Title)), total: i == len(table.Rows)}
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
	return fmt.Sprintf("%d%s %d", cell.Many, font.Inline(cell.Icon), cell.Points)
}
