package engine

// TraySize is how many dice the tray takes from a roll that asks for it.
const TraySize = 3

// TrayTie returns the dice of a roll that show one value and of which the
// tray takes some but not all, in the order of faces: only where they lie can
// tell which. It returns nil when the values alone decide.
func TrayTie(faces []Face) []string {
	var tied []string
	for value, room := 1, TraySize; room > 0 && value <= 6; value++ {
		tied = tied[:0]
		for _, f := range faces {
			if f.Value == value {
				tied = append(tied, f.Die)
			}
		}
		if len(tied) > room {
			return tied
		}
		room -= len(tied)
	}
	return nil
}
