package engine

// Thrown is the move the table makes: dice that came to rest.
//
// Its text is "roll white=3 yellow=5 blue=2 green=6 orange=1 purple=4". Where
// equal dice compete for the tray, "near=green,white" follows with those dice,
// nearest to the tray first.
type Thrown struct {
	// Faces in the game's order of dice.
	Faces []Face
	// Near orders the dice that tie for the last places on the tray, nearest
	// first; empty when the values alone decide.
	Near []string
}
