// Package sight makes dice of what the networks answer: candidates where a die may
// lie, the top face that a crop shows, and how sure several looks are together.
//
// It is plain arithmetic on the answers. The networks run in package dice.
package sight
