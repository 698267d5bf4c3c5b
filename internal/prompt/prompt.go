// Package prompt says what is asked and shown, for every surface, as plain data
// in no language.
//
// The panel, the page and the demo draw the same prompt, each in its own way.
package prompt

// A Prompt is what the box asks or shows at one moment: one of the types of this
// package that say so.
type Prompt interface{ prompt() }

// Heading is the line at the top of every screen of a match.
type Heading struct {
	Player        string
	Round, Rounds int
	// Unkept tells that the match as it stands is not on the disk.
	Unkept bool
}

func (Start) prompt()   {}
func (Waiting) prompt() {}
func (Check) prompt()   {}
func (Choice) prompt()  {}
func (Keeping) prompt() {}
func (Dealing) prompt() {}
func (Market) prompt()  {}
func (Board) prompt()   {}
func (Sheet) prompt()   {}
func (Scores) prompt()  {}
func (Menu) prompt()    {}
func (Naming) prompt()  {}
func (View) prompt()    {}
func (Message) prompt() {}
func (Pairing) prompt() {}
