package choices

import (
	"silvertray/engine"
	"silvertray/hw"
	"silvertray/internal/companion/session"
)

// option is a legal move in words.
type option struct {
	move  engine.Move
	label engine.Label
	// worth is a guess at how much the player wants it.
	worth int
	// ways are the options behind a line, itself for a single one.
	ways []option
}

// likeliest is the first of the options that are worth most, where the cursor
// starts. Options keep the order of the sheet, in which people find them:
// putting the worthiest first instead saves no presses in the recorded games.
func likeliest(options []option) int {
	best := 0
	for i, o := range options {
		if o.worth > options[best].worth {
			best = i
		}
	}
	return best
}

// inReach is how many options two presses lead to, round and round.
const inReach = 5

// jump is the first option of the next group, or of the one before.
func jump(options []option, at int, k hw.Key) int {
	for range options {
		next := session.Turn(at, len(options), k)
		if k == hw.Down && begins(options, next) || k == hw.Up && begins(options, at) {
			at = next
			break
		}
		at = next
	}
	for !begins(options, at) {
		at--
	}
	return at
}

// begins reports whether an option is the first of its group.
func begins(options []option, at int) bool {
	group := options[at].label.Group
	return at == 0 || group == "" || group != options[at-1].label.Group
}
