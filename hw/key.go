package hw

import (
	"fmt"
	"slices"
	"time"
)

// Long marks what a held key gives after its press: OK and back once, when they
// have been down for LongAfter; up and down again and again, to step on.
const Long Key = 0x80

// Times for which a key is held.
const (
	LongAfter  = 800 * time.Millisecond // a long press
	StuckAfter = 20 * time.Second       // nobody holds a key for this long
)

// names of the keys, as settings and logs write them.
var names = []string{Up: "up", Down: "down", OK: "ok", Back: "back"}

// String returns the name of the key, such as "ok" or "long ok".
func (k Key) String() string {
	if k&Long != 0 {
		return "long " + (k &^ Long).String()
	}
	if int(k) < len(names) && names[k] != "" {
		return names[k]
	}
	return fmt.Sprintf("Key(%d)", uint8(k))
}

// ParseKey returns the key with a name.
func ParseKey(name string) (Key, error) {
	if i := slices.Index(names, name); i > 0 {
		return Key(i), nil
	}
	return 0, fmt.Errorf("there is no key %q; the keys are up, down, ok and back", name)
}
