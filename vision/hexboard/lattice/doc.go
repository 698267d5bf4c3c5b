// Package lattice is the board of Einfach Genial as the reader knows it: its 169
// cells, where they lie, what each may show, and which way the board lies.
//
// Places on the board are in steps right and down from its middle, a step being the
// distance of two neighbours. The overhead picture shows it from straight above.
package lattice
