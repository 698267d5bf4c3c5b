// Package consensus lets the readings of several frames agree on what a table
// shows: a die that flickers is doubted, a throw is told from dice moved by hand,
// and what lay on a board is remembered where it is hard to see.
package consensus
