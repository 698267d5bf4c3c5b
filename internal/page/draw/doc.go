// Package draw turns what lies on the table into data that the page's templates draw:
// boards, cards, sheets and dice as SVG paths and classes.
package draw
