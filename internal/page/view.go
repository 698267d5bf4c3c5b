package page

import (
	"strings"
	"unicode/utf8"

	"silvertray/display"
	"silvertray/engine"
	"silvertray/internal/companion"
	"silvertray/internal/words"
	"silvertray/vision"
)

// view is what the templates show to one visitor.
type view struct {
	State    string
	Title    string
	Started  bool
	Unkept   bool // the match as it stands is not on the disk
	Players  []string
	Asked    string
	Question words.Phrase
	When     words.Phrase
	Me       int // whose seat, or nobody
	MayAct   bool
	Owner    bool
	Open     bool
	Panel    picture
	Choices  []choice
	Roll     *roll
	Nearest  []string
	Board    *board
	// Doubt is a cell to be asked about, nil for none; Laid tells that pieces lie on
	// the board, and count.
	Doubt *doubt
	Laid  bool
	Shows []showing
	// Instead can be chosen in place of what the board asks.
	Instead []offered
	Sheets  []sheet
	Past    []past
	Score   *engine.Score
	Columns []engine.Column
	Foxes   bool // the game has some
	Over    bool
	Verdict words.Phrase
	Code    string
	Address string
	Squares *squares
	CanSit  bool
	// Cards tells that the visitor may fill in the owner's cards.
	Cards bool
	// Seated says whose seat the device has, empty for none.
	Seated words.Phrase
}

// picture is one to show, with its size in pixels.
type picture struct {
	Width, Height int
	// Tag changes with the picture.
	Tag string
}

// view is the box as a visitor may see it, who corrects the piece laid after so
// many moves, or none.
func (p *Page) view(who visitor, correcting int) view {
	s := p.feed.latest()
	v := view{
		State: p.feed.stamp(), Me: who.player, MayAct: who.mayAct(), Owner: who.owner, Open: p.Door.IsOpen(),
	}
	if who.owner {
		var code [][]bool
		v.Address, v.Code, code = p.Door.Pairing()
		v.Squares = drawn(code)
	}
	v.Cards = p.Cards != nil && who.mayEnter()
	if who.seated() {
		v.Seated = words.Say("This device plays for %s.", who.name)
	}
	if s.Picture != nil {
		size := s.Picture.Rect.Size()
		v.Panel = picture{Width: size.X, Height: size.Y, Tag: digest(s.Picture.Pix)}
	}
	if s.Match == nil {
		return v
	}
	p.match(&v, s, who)
	if b := correction(s, who, correcting); b != nil {
		v.Board, v.Doubt, v.Shows, v.Instead = b, nil, nil, nil
	}
	return v
}

// match fills in what there is to say about a match.
func (p *Page) match(v *view, s companion.Snapshot, who visitor) {
	ask := s.Match.Ask()
	v.Started, v.Title, v.Players = true, s.Match.Game().Title(), s.Match.Setup().Players
	v.Asked, v.Question, v.When = v.Players[ask.Player], ask.Title, when(ask)
	v.Over = ask.Kind == engine.Over
	v.CanSit = !who.owner && !who.playing
	v.Choices = choices(s, who)
	v.Roll = p.rollOf(s, v.MayAct)
	if c, ok := s.Screen.(display.Choice); ok && s.Tied != nil {
		v.Nearest, v.Question = s.Tied, c.Title
	}
	score := s.Match.Score()
	v.Score, v.Verdict = &score, verdict(score)
	if v.Board = boardOf(s.Match); v.Board != nil {
		v.Laid, v.Doubt = v.Board.Last != "", doubtOf(s, who)
		v.Board.Laying = layingOf(s.Match, who, v.Board)
		if seen, ok := s.Screen.(display.Board); ok {
			v.Board.doubt(seen)
		}
	}
	v.Shows, v.Instead = showingsOf(s.Match, who), offersOf(s.Match, who)
	v.Unkept = s.Unkept
	first := s.Match.Sheet(0)
	v.Columns, v.Foxes = first.Columns(), len(first.Areas) > 0
	v.Sheets = sheets(s.Match, who.player)
	v.Past = history(s.Past, who, v.Players)
}

// when is the round, of how many where that is known.
func when(ask engine.Ask) words.Phrase {
	if ask.Rounds == 0 {
		return words.Say("Round %d", ask.Round)
	}
	return words.Say("Round %d of %d", ask.Round, ask.Rounds)
}

// verdict says who has won, or how good a solo score is; nothing before the
// end.
func verdict(score engine.Score) words.Phrase {
	var winners []words.Phrase
	for _, name := range score.Winners {
		winners = append(winners, words.Name(name))
	}
	switch {
	case !score.Finished:
		return ""
	case len(score.Players) == 1 && score.Players[0].Rating != nil:
		rating := score.Players[0].Rating
		return words.Say("%s %s", stars(rating.Stars), rating.Words)
	case len(winners) == 1:
		return words.Say("★ %s wins", winners[0])
	}
	return words.Say("★ %s share the win", words.And(winners))
}

// stars draws a rating of 0 to 5 stars in halves.
func stars(n float64) string {
	full := int(n)
	drawn := strings.Repeat("★", full)
	if n > float64(full) {
		drawn += "½"
	}
	return drawn + strings.Repeat("☆", 5-utf8.RuneCountInString(drawn))
}

// roll is what was read of a throw, before it counts.
type roll struct {
	Dice []display.Seen
	// Note says what is in doubt.
	Note     words.Phrase
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
	if s.Reading != nil && s.Reading.Width > 0 {
		picture := p.picture(s.Match)
		r.Picture, r.Tag = picture != nil, digest(picture)
	}
	if ok {
		r.Dice, r.Note, r.Counting = check.Dice, check.Note, mayAct
	}
	return r
}

// Marks are the dice in the picture.
func (r roll) Marks() []outlined {
	var all []outlined
	for _, d := range r.Reading.Dice {
		all = append(all, outlined{d})
	}
	return all
}

// Values are the faces that a die can be corrected to.
func (roll) Values() []int { return []int{1, 2, 3, 4, 5, 6} }

// choice is a player's question with its options.
type choice struct {
	Player  int
	Name    string
	Title   words.Phrase
	Faces   []engine.Face
	Options []option
	// Ahead are the moves that wait for the player's turn of asking, in words.
	Ahead []words.Phrase
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
	if player == nobody || !who.mayPlay(player) {
		return nil
	}
	c := choice{Player: player, Name: s.Match.Setup().Players[player], Mine: who.player == player}
	for i, text := range s.Ahead[player] {
		if before, ok := companion.Branch(s.Match, player, s.Ahead[player][:i]); ok {
			if move, err := before.Parse(text); err == nil {
				c.Ahead = append(c.Ahead, before.Label(move).Text)
			}
		}
	}
	branch, ok := companion.Branch(s.Match, player, s.Ahead[player])
	if ok && (branch.Ask().Kind == engine.Table || branch.Ask().Lay > 0) { // the board asks
		ok = false
	}
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
