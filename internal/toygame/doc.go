// Package toygame proves that adding a game needs no other room: its tests deal, keep,
// draw and play a game that lives in them alone.
package toygame
