package keypad

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"silvertray/hw"
)

// Any is the name for every keyboard and keypad there is.
const Any = "any"

// Folders of Linux, without the slash before them as io/fs wants it.
const (
	classes = "sys/class/input"
	byID    = "dev/input/by-id"
)

// find lists the device files that a name stands for: those of every keyboard, a
// path, or all under /dev/input/by-id that contain the name. There a device has the
// same name in every socket.
func find(root fs.FS, name string) ([]string, error) {
	switch {
	case name == Any:
		return keyboards(root)
	case path.IsAbs(name):
		return []string{name}, nil
	}
	links, err := fs.ReadDir(root, byID)
	if err != nil {
		return nil, fmt.Errorf("no USB device is plugged in, see /%s: %w", byID, err)
	}
	var found []string
	for _, l := range links {
		if strings.Contains(l.Name(), name) && strings.Contains(l.Name(), "-event") {
			found = append(found, "/"+path.Join(byID, l.Name()))
		}
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("no keypad with %q in its name is plugged in, see /%s", name, byID)
	}
	return found, nil
}

// keyboards lists every device that has each of the four keys.
func keyboards(root fs.FS) ([]string, error) {
	files, err := fs.Glob(root, classes+"/event*/device/capabilities/key")
	if err != nil {
		return nil, err
	}
	var found []string
	for _, file := range files {
		bits, err := fs.ReadFile(root, file)
		if err == nil && serves(string(bits)) {
			device, _, _ := strings.Cut(strings.TrimPrefix(file, classes+"/"), "/")
			found = append(found, "/dev/input/"+device)
		}
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("no keyboard or keypad is plugged in")
	}
	return found, nil
}

// serves reports whether a device's keys, as /sys lists them, include all four.
func serves(bits string) bool {
	var have []hw.Key
	words := strings.Fields(bits)
	slices.Reverse(words) // the highest comes first
	for code, key := range keys {
		i := int(code) / strconv.IntSize
		if i >= len(words) {
			continue
		}
		w, err := strconv.ParseUint(words[i], 16, 64)
		if err == nil && w>>(code%strconv.IntSize)&1 == 1 {
			have = append(have, key)
		}
	}
	for _, key := range []hw.Key{hw.Up, hw.Down, hw.OK, hw.Back} {
		if !slices.Contains(have, key) {
			return false
		}
	}
	return true
}
