package vision

// Want is what a look at the table is for.
type Want struct {
	// Dice that should be in view, each colour once; those in the tray too.
	Dice []string
	// Again sends the last throw back: the table is read as it lies, thrown
	// anew or not.
	Again bool
}
