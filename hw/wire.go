package hw

import (
	"errors"
	"fmt"
	"strings"
)

// Wire is the pin of one key.
type Wire struct {
	Key Key
	// Pin as periph and the kernel name it: GPIO5 is BCM 5.
	Pin string
	// High is set where a pressed key reads high; usually it connects the pin
	// to ground and reads low.
	High bool
}

// ParseWires reads wires written as "up=GPIO5", or "up=GPIO5:high" for a key
// that reads high when it is pressed.
func ParseWires(texts []string) ([]Wire, error) {
	var all []Wire
	taken := make(map[string]string)
	for _, text := range texts {
		wire, err := parseWire(text)
		if err != nil {
			return nil, fmt.Errorf("key %q: %w", text, err)
		}
		for _, what := range []string{"the key " + wire.Key.String(), "the pin " + wire.Pin} {
			if other, ok := taken[what]; ok {
				return nil, fmt.Errorf("key %q: %s is wired already, by %q", text, what, other)
			}
			taken[what] = text
		}
		all = append(all, wire)
	}
	return all, nil
}

func parseWire(text string) (Wire, error) {
	name, pin, ok := strings.Cut(text, "=")
	if !ok {
		return Wire{}, errors.New("write it like up=GPIO5")
	}
	key, err := ParseKey(strings.TrimSpace(name))
	if err != nil {
		return Wire{}, err
	}
	pin, level, said := strings.Cut(strings.TrimSpace(pin), ":")
	switch {
	case pin == "":
		return Wire{}, errors.New("no pin is named; write it like up=GPIO5")
	case said && level != "high" && level != "low":
		return Wire{}, fmt.Errorf("%q is not low or high", level)
	}
	return Wire{Key: key, Pin: pin, High: level == "high"}, nil
}
