// Package page is the page for everyone at the table: a mirror of the panel
// with its four keys, the sheets in colour, each player's own choices, the last
// picture with what was read, and the moves to take back.
//
// It is plain HTML that works without a script; the script only fetches what
// has changed when the box says so. The page never touches the match: it shows
// snapshots that the loop has copied out, and what people do goes to the loop
// as requests, each with the number of the snapshot it was made for. A phone
// that is slow, asleep or gone holds nothing up.
//
// Where an owner's cards are to be filled in, another package's page for that is
// served below /catalogue/, behind the same door.
//
// From the box itself the page may do everything. Off it the door is closed
// until the owner opens it; then a pairing code gives a device its seat.
package page
