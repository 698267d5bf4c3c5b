// Package corners lets a person point out the corners of rolling area and tray
// with a few keys. It knows nothing of screens: a key press makes the next
// state.
package corners

import (
	"fmt"

	"silvertray/internal/geometry"
	"silvertray/vision"
)

// Key is one of the keys that a picker understands.
type Key uint8

// The keys.
const (
	Left Key = iota
	Right
	Up
	Down
	Nearer  // smaller steps, a closer view
	Farther // larger steps, a wider view
	OK      // the cursor is on the corner
	Back    // take the last corner back
)

// Steps of the cursor in px, from the widest view to the closest.
var steps = [...]float64{32, 8, 2, 0.5}

// places are the corners asked for, in this order.
var places = [...]string{"top left", "top right", "bottom right", "bottom left"}

// count of corners: four of the rolling area, then four of the tray.
const count = 2 * len(places)

// Picker is the state of the pointing. Press makes the next one; the old one
// stays as it was.
type Picker struct {
	width, height int
	cursor        vision.Point
	level         int // of steps
	set           [count]vision.Point
	done          int // corners set
	refusal       string
}

// Begin pointing in a picture of some size, from its middle.
func Begin(width, height int) Picker {
	return Picker{width: width, height: height, cursor: vision.Point{float64(width) / 2, float64(height) / 2}}
}

// Press takes one key. When all corners are set, only Back does anything.
func (p Picker) Press(k Key) Picker {
	p.refusal = ""
	step := steps[p.level]
	switch k {
	case Left:
		return p.moved(-step, 0)
	case Right:
		return p.moved(step, 0)
	case Up:
		return p.moved(0, -step)
	case Down:
		return p.moved(0, step)
	case Nearer:
		p.level = min(p.level+1, len(steps)-1)
	case Farther:
		p.level = max(p.level-1, 0)
	case OK:
		return p.take()
	case Back:
		return p.undone()
	}
	return p
}

// moved keeps the cursor in the picture.
func (p Picker) moved(right, down float64) Picker {
	if p.Done() {
		return p
	}
	p.cursor[0] = min(max(p.cursor[0]+right, 0), float64(p.width-1))
	p.cursor[1] = min(max(p.cursor[1]+down, 0), float64(p.height-1))
	return p
}

// take sets the corner under the cursor. The fourth of an outline must make an
// outline of all four. The next corner is likely far away, so the view widens.
func (p Picker) take() Picker {
	if p.Done() {
		return p
	}
	next := p
	next.set[next.done] = p.cursor
	next.done++
	next.level = 0
	if next.done%len(places) == 0 {
		first := next.done - len(places)
		if _, err := geometry.CheckQuad(next.set[first:next.done]); err != nil {
			p.refusal = fmt.Sprintf("These four make no outline of the %s (%v). Move the cursor, or go back.", p.what(), err)
			return p
		}
	}
	return next
}

// undone puts the cursor on the corner taken back.
func (p Picker) undone() Picker {
	if p.done == 0 {
		return p
	}
	p.done--
	p.cursor = p.set[p.done]
	return p
}

// Done reports whether all corners are set.
func (p Picker) Done() bool { return p.done == count }

// Corners of rolling area and tray, in order around each, once all are set.
func (p Picker) Corners() (area, tray [4]vision.Point) {
	return [4]vision.Point(p.set[:len(places)]), [4]vision.Point(p.set[len(places):])
}

// Set are the corners set so far.
func (p Picker) Set() []vision.Point { return p.set[:p.done] }

// Cursor is where it points, in px of the picture.
func (p Picker) Cursor() vision.Point { return p.cursor }

// Step of the cursor in px: what a viewer should show as one place.
func (p Picker) Step() float64 { return steps[p.level] }

// Prompt says in words what to do next.
func (p Picker) Prompt() string {
	switch {
	case p.refusal != "":
		return p.refusal
	case p.Done():
		return "All corners are set."
	}
	return fmt.Sprintf("Corner %d of %d: the %s one of the %s", p.done+1, count, places[p.done%len(places)], p.what())
}

// what the corner asked for belongs to.
func (p Picker) what() string {
	if p.done < len(places) {
		return "rolling area"
	}
	return "silver tray"
}
