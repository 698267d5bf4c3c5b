package vision

import "slices"

// Want is what a look at the table is for: the next throw, dice moved by hand,
// or whichever comes first.
type Want struct {
	// Dice that should be in view, each colour once; those in the tray too.
	Dice []string
	// Taken are dice that may be in view: they were set aside, on the die fields or
	// in the building zone, where there are any.
	Taken []string
	// Reread sends the last throw back: the table is read as it lies, thrown
	// anew or not.
	Reread bool
	// Moved ends the look when a die was moved by hand to the tray, to a die
	// field, to the building zone or back. With NoThrow nothing else does: a
	// throw is kept for the look that waits for it.
	Moved, NoThrow bool
	// Board asks for the board instead of dice: the look ends once it lies still
	// and shows something else than in the last look.
	Board bool
	// Offboard asks for the tiles beside that board, too.
	Offboard bool
	// Printed names the symbols printed on that board, clockwise, as they are
	// expected; empty: as the reader was told when it was made.
	Printed []string
}

// Empty reports whether there is nothing to look for.
func (w Want) Empty() bool { return len(w.Dice) == 0 && !w.Board }

// Equal reports whether two looks are for the same.
func (w Want) Equal(other Want) bool {
	return slices.Equal(w.Dice, other.Dice) && slices.Equal(w.Taken, other.Taken) &&
		w.Reread == other.Reread && w.Moved == other.Moved && w.NoThrow == other.NoThrow && w.Board == other.Board &&
		w.Offboard == other.Offboard && slices.Equal(w.Printed, other.Printed)
}
