// Package dice draws dice: those that are waited for, a roll under check, and how dice
// lie on the table.
package dice
