package view

import (
	"slices"

	"silvertray/engine"
	"silvertray/internal/page/access"
	"silvertray/internal/page/draw"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
	"silvertray/vision"
)

// View is what the templates show to one visitor.
type View struct {
	State       string
	Title       words.Phrase
	Started     bool
	Unstored    bool // the match as it stands is not on the disk
	Players     []string
	Asked       string
	Question    words.Phrase
	When        words.Phrase
	Note        words.Phrase // what the box says of the dice on the table
	Troubles    []prompt.Message
	Me          int // whose seat, or access.Nobody
	Owner       bool
	Open        bool
	Panel       picture
	PanelHidden bool  // the panel shows what is not for everybody
	Keys        []key // those of the panel, nil where the visitor may press none
	Choices     []choice
	Roll        *roll
	Nearest     []string
	// Asks is set where the visitor answers what is asked of the table now.
	Asks  bool
	Board *board
	// Faces are the dice as they lie, where no choice shows them.
	Faces []engine.Face
	// Turning asks for a card that is turned over, nil for none; Market are the cards
	// that can be bought, pile by pile.
	Turning *turning
	Market  []draw.Stall
	// Doubt is a cell to be asked about, nil for none; Laid reports that pieces lie on
	// the board, and that the visitor may correct one.
	Doubt *doubt
	Laid  bool
	Shows []showing
	// Instead can be chosen in place of what the board asks.
	Instead []offered
	Sheets  []draw.Sheet
	Past    []past
	Made    int // moves in all, of which Past may have the last ones
	// Table is the score table, nil before a match.
	Table    *prompt.Table
	Finished bool
	Over     bool
	Verdict  words.Phrase
	Code     string
	Address  string
	Squares  *draw.QR
	CanSit   bool
	// Cards is set where the visitor may fill in the owner's cards.
	Cards bool
	// Seated says whose seat the device has, Wanted that another asks for it, and Lost
	// that the device has it no longer; each empty where that is not so.
	Seated, Wanted, Lost words.Phrase
	// Devices are those that were let in, for the owner.
	Devices []device
}

// picture is one to show, with its size in pixels.
type picture struct {
	Width, Height int
	// Tag changes with the picture.
	Tag string
}

// Box is what views are made of besides the snapshots.
type Box struct {
	Door  *access.Door
	Seats *access.Seats
	// Cards is set where the owner's cards can be filled in, and Pictured reports
	// whether one of them has a picture; nil: none has.
	Cards    bool
	Pictured func(g engine.Game, id string) bool
	// Camera is the last picture that was read, as JPEG; nil where there is none.
	Camera func() []byte
}

// View is the box as a visitor may see it, and wants to. The state is what the
// snapshot is called in forms.
func (b *Box) View(s prompt.Snapshot, state string, who access.Visitor, want Query) View {
	v := View{State: state, Me: who.Player, Owner: who.Owner, Open: b.Door.IsOpen()}
	if who.Owner {
		var code [][]bool
		v.Address, v.Code, code = b.Door.Pairing()
		v.Squares = draw.NewQR(code)
		v.Devices = devices(b.Seats)
	}
	v.Keys = keysOf(s, who)
	v.Cards = b.Cards && who.MayEnter()
	v.Seated, v.Wanted, v.Lost = seatOf(who)
	if panel := Panel(s, who); panel != nil {
		size := panel.Rect.Size()
		v.Panel = picture{Width: size.X, Height: size.Y, Tag: Tag(panel.Pix)}
	}
	v.Troubles = troubles(s)
	if s.Match == nil {
		return v
	}
	s = known(s, who)
	b.match(&v, s, who)
	if c := correction(s, who, want.correct); c != nil {
		v.Board, v.Doubt, v.Shows, v.Instead = c, nil, nil, nil
	}
	if v.Made = len(v.Past); v.Made > mostPast && !want.moves {
		v.Past = v.Past[:mostPast]
	}
	if t := b.turnedBefore(s, who, want.correct); t != nil {
		v.Turning = t
	}
	return v
}

// troubles are what does not work on the box, in the panel's words. A board says itself
// that it cannot be seen.
func troubles(s prompt.Snapshot) (all []prompt.Message) {
	if _, board := s.Screen.(prompt.Board); !board && s.Trouble.Title != "" {
		all = append(all, s.Trouble)
	}
	if s.PanelDown {
		all = append(all, prompt.Message{Title: "The panel does not answer", Text: "Look whether its plug and its ribbon cable are all the way in. The match goes on here."})
	}
	return all
}

// match fills in what there is to say about a match.
func (b *Box) match(v *View, s prompt.Snapshot, who access.Visitor) {
	ask := s.Match.Ask()
	v.Started, v.Title, v.Players = true, s.Match.Game().Title(), s.Match.Setup().Players
	said := s.Says()
	v.Asked, v.Question, v.When = v.Players[ask.Player], ask.Title, prompt.HeadingOf(s.Match).When()
	v.Over, v.Note = ask.Over(), noteOf(s)
	v.CanSit = !who.Owner && !who.Playing
	v.Choices, v.PanelHidden = choices(s, who), !MayMirror(s, who)
	v.Faces = facesOf(ask, v.Choices)
	v.Roll = b.rollOf(s, who)
	if said.Tied != nil {
		v.Nearest, v.Question = said.Tied, said.Title
	}
	v.Asks = who.MayPlay(ask.Player)
	score := s.Match.Score()
	table := prompt.TableOf(score)
	v.Finished, v.Table, v.Verdict = score.Finished, &table, prompt.Verdict(score)
	if v.Board = boardOf(s.Match, said.Marks...); v.Board != nil {
		v.Laid, v.Doubt = v.Board.Last != "" && mayMend(s.Past, who), doubtOf(s, who)
		v.Board.Laying = layingOf(s.Match, who, v.Board)
		v.Board.doubt(said)
	}
	v.Turning, v.Market = b.turningOf(s, who), draw.MarketOf(s.Match)
	v.Shows, v.Instead = showingsOf(s.Match, who), offersOf(s.Match, who)
	v.Unstored = s.Unstored
	v.Sheets = sheets(s.Match, who)
	v.Past = history(s.Past, who, v.Players)
}

// facesOf are the dice for those who have nothing to choose now; those that are to be
// thrown are left out.
func facesOf(ask engine.Ask, choices []choice) []engine.Face {
	if slices.ContainsFunc(choices, choice.Open) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(ask.Faces()), func(f engine.Face) bool {
		return ask.Roll != nil && f.Place == engine.InHand
	})
}

// noteOf is what the box says of dice that lie otherwise than they should, such as one
// that was kept and turned, or of cards that cannot be as they were named.
func noteOf(s prompt.Snapshot) words.Phrase {
	if m, ok := s.Screen.(prompt.Message); ok && m.Sign == prompt.TableSign {
		return m.Text
	}
	return noteOnDice(s.Says())
}

func noteOnDice(s prompt.Said) words.Phrase {
	if s.Asks == prompt.AskThrow || s.Asks == prompt.AskChoice {
		return s.Note
	}
	return ""
}

// roll is what was read of a throw, before it counts.
type roll struct {
	Dice []prompt.Seen
	// Note says what is in doubt.
	Note     words.Phrase
	Counting bool // the dice can be corrected
	Mine     bool // the roll is the visitor's to count
	Picture  bool
	Tag      string // changes with the picture
	Reading  *vision.Reading
}

// rollOf is the roll under check, or the last picture that was read.
func (b *Box) rollOf(s prompt.Snapshot, who access.Visitor) *roll {
	said := s.Says()
	checks := said.Asks == prompt.AskCheck
	if !checks && s.Reading == nil && said.Tied == nil {
		return nil
	}
	r := &roll{Reading: s.Reading}
	if s.Reading != nil && s.Reading.Width > 0 {
		picture := b.Picture(s.Match)
		r.Picture, r.Tag = picture != nil, Tag(picture)
	}
	if checks {
		r.Dice, r.Note, r.Counting = said.Roll, said.Note, who.Owner || who.MayAct() && s.Keys != nil
		r.Mine = r.Counting && who.MayPlay(s.Match.Ask().Player)
	}
	return r
}

// Marks are the dice in the picture.
func (r roll) Marks() []draw.Outlined {
	var all []draw.Outlined
	for _, d := range r.Reading.Dice {
		all = append(all, draw.Outlined{Die: d})
	}
	return all
}

// Values are the faces that a die can be corrected to.
func (roll) Values() []int { return []int{1, 2, 3, 4, 5, 6} }
