// Package offboard finds tiles that lie apart from the board, in a rack or held up:
// where they are and how they are turned, not what they show.
//
// A tile is black with two bright symbols. So the picture is cut at some levels
// of brightness, and islands of light are kept that stand alone. Each symbol has
// six equal sides at least: seen from straight above, its islands spread alike in
// all directions. How far they do not tells how the tile is tilted, whatever it
// lies on and however near it is. Two islands whose distance fits their size,
// with black around both, are a tile.
package offboard
