package doctor

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Membership checks that this user is in those of the groups that the machine
// knows.
func (m Machine) Membership(groups ...string) Check {
	return Check{"groups", func(context.Context) (string, error) {
		if m.User == 0 {
			return "the administrator needs none", nil
		}
		var in, out []string
		for _, g := range groups {
			switch number, known := m.group(g); {
			case known && slices.Contains(m.Groups, number):
				in = append(in, g)
			case known:
				out = append(out, g)
			}
		}
		if len(out) > 0 {
			return "", fmt.Errorf("this user is not in %s; run: sudo usermod -aG %s $USER, then log in again",
				strings.Join(out, ", "), strings.Join(out, ","))
		}
		return strings.Join(in, ", "), nil
	}}
}

// group finds a group's number.
func (m Machine) group(name string) (number int, known bool) {
	for _, line := range strings.Split(m.text("etc/group"), "\n") {
		if f := strings.Split(line, ":"); len(f) >= 3 && f[0] == name {
			number, err := strconv.Atoi(f[2])
			return number, err == nil
		}
	}
	return 0, false
}

// leastFree is enough for thousands of games; a system that has less soon
// fails elsewhere.
const leastFree = 100 << 20

// Space checks that records can be written to a folder.
func (m Machine) Space(folder string) Check {
	return Check{"disk", func(context.Context) (string, error) {
		left, err := m.Free(folder)
		if err != nil {
			return "", fmt.Errorf("the folder for records %s cannot be used; create it, or set another record (%w)", folder, err)
		}
		if left < leastFree {
			return "", fmt.Errorf("only %d MB are free in %s; delete what is not needed, or sudo apt clean", left>>20, folder)
		}
		return fmt.Sprintf("%.1f GB free in %s", float64(left)/(1<<30), folder), nil
	}}
}

// Bits of a Raspberry Pi's report on its supply (vcgencmd get_throttled).
const (
	lowNow    = 1 << 0
	lowBefore = 1 << 16
)

// Power checks the supply of a Raspberry Pi.
func (m Machine) Power() Check {
	return Check{"power", func(ctx context.Context) (string, error) {
		low, before, known := m.supply(ctx)
		switch {
		case !known:
			return "this machine does not tell", nil
		case low:
			return "", errors.New("the voltage is too low now; use the Raspberry Pi's own power supply and a short, thick cable")
		case before:
			return "", errors.New("the voltage has been too low since the start; use the Raspberry Pi's own power supply, and unplug what draws much")
		}
		return "the voltage has been high enough since the start", nil
	}}
}

// supply asks the firmware, or else the kernel's sensor, which knows only the
// present.
func (m Machine) supply(ctx context.Context) (low, before, known bool) {
	if says, err := m.Run(ctx, "vcgencmd", "get_throttled"); err == nil {
		bits, err := strconv.ParseUint(strings.TrimPrefix(says, "throttled="), 0, 32)
		return bits&lowNow != 0, bits&lowBefore != 0, err == nil
	}
	sensors, err := fs.Glob(m.Root, "sys/class/hwmon/hwmon*")
	if err != nil {
		return false, false, false
	}
	for _, s := range sensors {
		if m.text(s+"/name") == "rpi_volt" {
			return m.text(s+"/in0_lcrit_alarm") == "1", false, true
		}
	}
	return false, false, false
}

// Versions lists what runs here; parts are further names and versions.
func (m Machine) Versions(parts ...string) Check {
	return Check{"versions", func(context.Context) (string, error) {
		for _, line := range strings.Split(m.text("etc/os-release"), "\n") {
			if name, ok := strings.CutPrefix(line, "PRETTY_NAME="); ok {
				parts = append(parts, strings.Trim(name, `"`))
			}
		}
		if model := m.text("proc/device-tree/model"); model != "" {
			parts = append(parts, model)
		}
		return strings.Join(parts, ", "), nil
	}}
}

// Serves reports whether the service runs, which holds panel, keys and camera.
func (m Machine) Serves(ctx context.Context) bool {
	says, err := m.Run(ctx, "systemctl", "is-active", "silvertray.service")
	return err == nil && says == "active"
}
