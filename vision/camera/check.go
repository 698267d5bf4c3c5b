package camera

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"

	"silvertray/vision/camera/network"
)

// Check says why sources of these specifications cannot be opened, without opening
// them: a camera may still be plugged in or switched on, a picture has to be there.
func Check(specs ...string) error {
	for _, spec := range specs {
		if len(specs) > 1 && Continuous(spec) {
			return fmt.Errorf("source %q is a camera or a video, which stands alone; several sources are pictures", Shown(spec))
		}
		if err := checkOne(spec); err != nil {
			return err
		}
	}
	return nil
}

func checkOne(spec string) error {
	kind, rest, found := strings.Cut(spec, ":")
	switch {
	case strings.TrimSpace(spec) == "":
		return errors.New("a source is empty; write a path, video:FILE, usb:NAME, csi:N or http://ADDRESS")
	case found && (kind == "http" || kind == "https"):
		c := network.Camera{URL: spec}
		return c.Check()
	case found && kind == "csi":
		_, err := csiNumber(rest)
		return err
	case Continuous(spec) && kind != "video":
		return nil
	case found && kind == "video":
		return exists(rest)
	case found && exists(spec) != nil:
		return errUnknownSource(spec)
	}
	return exists(spec)
}

// exists reports a file or folder that is not there.
func exists(path string) error {
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("the pictures set as source cannot be read (%w)", err)
	}
	return nil
}

func errUnknownSource(spec string) error {
	return fmt.Errorf("source %q is not known; write a path, video:FILE, usb:NAME, csi:N or http://ADDRESS", Shown(spec))
}

// csiNumber reads the number of a camera on the ribbon cable; empty is the first.
func csiNumber(text string) (int, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("source \"csi:%s\": %q is not a camera's number; the first is csi:0", text, text)
	}
	return n, nil
}
