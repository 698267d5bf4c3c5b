package buttons

import (
	"fmt"
	"strings"

	"silvertray/hw"
)

// Line is where one key is wired to.
type Line struct {
	Key hw.Key
	// Pin as periph and the kernel name it: GPIO5 is BCM 5.
	Pin string
	// High tells that a pressed key reads high; as a rule it connects the pin
	// to ground and reads low.
	High bool
}

// Parse reads lines written as "up=GPIO5", or "up=GPIO5:high" for a key that
// reads high when it is pressed.
func Parse(lines []string) ([]Line, error) {
	var all []Line
	taken := make(map[string]string)
	for _, text := range lines {
		line, err := parse(text)
		if err != nil {
			return nil, fmt.Errorf("key %q: %w", text, err)
		}
		for _, what := range []string{"the key " + line.Key.String(), "the pin " + line.Pin} {
			if other, ok := taken[what]; ok {
				return nil, fmt.Errorf("key %q: %s is wired already, by %q", text, what, other)
			}
			taken[what] = text
		}
		all = append(all, line)
	}
	return all, nil
}

func parse(text string) (Line, error) {
	name, pin, ok := strings.Cut(text, "=")
	if !ok {
		return Line{}, fmt.Errorf("write it like up=GPIO5")
	}
	key, err := hw.ParseKey(strings.TrimSpace(name))
	if err != nil {
		return Line{}, err
	}
	pin, level, said := strings.Cut(strings.TrimSpace(pin), ":")
	switch {
	case pin == "":
		return Line{}, fmt.Errorf("no pin is named; write it like up=GPIO5")
	case said && level != "high" && level != "low":
		return Line{}, fmt.Errorf("%q is not low or high", level)
	}
	return Line{Key: key, Pin: pin, High: level == "high"}, nil
}
