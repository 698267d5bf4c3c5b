// Package dice reads dice in pictures: colour and value of every top face,
// where it lies, how far from the tray, and whether it is sure.
//
// # How a picture is read
//
//   - A small network answers, for every fourth pixel of the reduced picture,
//     whether a die's middle is there and how large the die is (find.go).
//   - A second network glances at a crop around each such candidate: is it a
//     die, which value is on top, where are the top face's corners. Where that is
//     not plain a third, slower one looks with the face in the middle, and at all
//     quarter turns where that too leaves a doubt (search.go, read.go). Package
//     sight makes dice of the answers.
//   - Package tint names the colours of a set, all dice at once.
//   - Package pose finds where the camera stands: all top faces become unit
//     squares one die above the table and the tray becomes a rectangle on it.
//     From there a die's foot, and its gap from the tray, follow in millimetres.
//   - A fourth network looks at dice that have something to lean on, as that view
//     has them (lean.go).
//   - Package doubt holds every reason to ask a person instead of being wrong.
//
// Only this package touches OpenCV; those below it are plain arithmetic.
//
// # Why networks
//
// The usual recipe, blobs grouped by distance, reads 47 % of the dice of the
// photographs beside the checkout, 22 % in set A, and is silently wrong in a
// third of the pictures: it counts side faces, and swirls, glare and pips of
// little contrast are beyond it. README.md has what the networks reach
// and how they were trained.
package dice
