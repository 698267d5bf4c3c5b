package page

import (
	"fmt"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/vision"
)

// view is what the templates show to one visitor.
type view struct {
	State    string
	Title    string
	Started  bool
	Players  []string
	Asked    string
	Question any
	Round    int
	Rounds   int
	Me       int // whose seat, or nobody
	MayAct   bool
	Owner    bool
	Open     bool
	Panel    picture
	Choices  []choice
	Roll     *roll
	Nearest  []string
	Sheets   []sheet
	Past     []past
	Score    *engine.Score
	Areas    []string
	Over     bool
	Code     string
	Address  string
	CanSit   bool
	// Seated is the name of the player whose seat the device has.
	Seated string
}

// picture is one to show, with its size in pixels.
type picture struct {
	Width, Height int
	// Tag changes with the picture.
	Tag string
}

// view is the box as a visitor may see it.
func (p *Page) view(who visitor) view {
	s := p.feed.latest()
	v := view{
		State: p.feed.stamp(), Me: who.player, MayAct: who.mayAct(), Owner: who.owner, Open: p.Door.IsOpen(),
	}
	if who.owner {
		v.Address, v.Code, _ = p.Door.Pairing()
	}
	if s.Picture != nil {
		size := s.Picture.Rect.Size()
		v.Panel = picture{Width: size.X, Height: size.Y, Tag: digest(s.Picture.Pix)}
	}
	if s.Match == nil {
		return v
	}
	p.match(&v, s, who)
	return v
}

// match fills in what there is to say about a match.
func (p *Page) match(v *view, s companion.Snapshot, who visitor) {
	ask := s.Match.Ask()
	v.Started, v.Title, v.Players = true, s.Match.Game().Title(), s.Match.Setup().Players
	v.Asked, v.Question, v.Round, v.Rounds = v.Players[ask.Player], ask.Title, ask.Round, ask.Rounds
	v.Over = ask.Kind == engine.Over
	v.CanSit = !who.owner && !who.seated()
	if who.seated() && who.player < len(v.Players) {
		v.Seated = v.Players[who.player]
	}
	v.Choices = choices(s, who)
	v.Roll = p.rollOf(s, v.MayAct)
	if c, ok := s.Screen.(display.Choice); ok && s.Tied != nil {
		v.Nearest, v.Question = s.Tied, c.Title
	}
	score := s.Match.Score()
	v.Score = &score
	for _, a := range s.Match.Sheet(0).Areas {
		v.Areas = append(v.Areas, fmt.Sprint(a.Name))
	}
	v.Sheets = sheets(s.Match, who.player)
	v.Past = history(s.Past, v.Players)
}

// roll is what was read of a throw, before it counts.
type roll struct {
	Dice []display.Seen
	// Note says what is in doubt.
	Note     any
	Counting bool // the roll can be corrected and counted
	Picture  bool
	Tag      string // changes with the picture
	Reading  *vision.Reading
}

// rollOf is the roll under check, or the last picture that was read.
func (p *Page) rollOf(s companion.Snapshot, mayAct bool) *roll {
	check, ok := s.Screen.(display.Check)
	if !ok && s.Reading == nil && s.Tied == nil {
		return nil
	}
	r := &roll{Reading: s.Reading}
	if s.Reading != nil && s.Reading.Width > 0 && p.Camera != nil {
		picture := p.Camera()
		r.Picture, r.Tag = picture != nil, digest(picture)
	}
	if ok {
		r.Dice, r.Note, r.Counting = check.Dice, check.Note, mayAct
	}
	return r
}

// Values are the faces that a die can be corrected to.
func (roll) Values() []int { return []int{1, 2, 3, 4, 5, 6} }

// choice is a player's question with its options.
type choice struct {
	Player  int
	Name    string
	Title   any
	Faces   []engine.Face
	Options []option
	// Ahead are the moves that wait for the player's turn of asking, in words.
	Ahead []any
	Mine  bool
}

type option struct {
	Move  string
	Label engine.Label
}

// choices are the questions a visitor may answer: a player's own, or at the
// box itself the one that is asked.
func choices(s companion.Snapshot, who visitor) []choice {
	player := who.player
	if player == nobody && who.owner {
		player = s.Match.Ask().Player
	}
	if player == nobody || player >= len(s.Match.Setup().Players) || !who.mayPlay(player) {
		return nil
	}
	c := choice{Player: player, Name: s.Match.Setup().Players[player], Mine: who.seated()}
	for i, text := range s.Ahead[player] {
		if before, ok := companion.Branch(s.Match, player, s.Ahead[player][:i]); ok {
			if move, err := before.Parse(text); err == nil {
				c.Ahead = append(c.Ahead, before.Label(move).Text)
			}
		}
	}
	branch, ok := companion.Branch(s.Match, player, s.Ahead[player])
	if ok {
		ask := branch.Ask()
		c.Title, c.Faces = ask.Title, ask.Faces
		for move := range ask.Moves {
			c.Options = append(c.Options, option{move.String(), branch.Label(move)})
		}
	}
	if !ok && c.Ahead == nil {
		return nil
	}
	return []choice{c}
}

// past is a move that was made, in words.
type past struct {
	Number int // moves before it
	Name   string
	Label  engine.Label
	Roll   bool
}

// history tells the moves, the last one first.
func history(moves []companion.Past, players []string) []past {
	var all []past
	for i := len(moves) - 1; i >= 0; i-- {
		ask := moves[i].Before.Ask()
		all = append(all, past{i, players[ask.Player], moves[i].Label(), ask.Kind == engine.Roll})
	}
	return all
}
