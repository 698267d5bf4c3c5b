package doctor

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// SPI checks that the kernel has the panel's SPI port, such as /dev/spidev0.0.
// Others do not count: a Raspberry Pi 5 always has one, to its boot memory.
func (m Machine) SPI(port string) Check {
	return Check{"spi", func(context.Context) (string, error) {
		file, isFile := strings.CutPrefix(port, "/")
		if !isFile {
			return port, nil // a name that only the driver knows
		}
		if _, err := fs.Stat(m.Root, file); err == nil {
			return port, nil
		}
		config, on := m.bootSPI()
		switch {
		case config == "":
			return "", fmt.Errorf("this machine has no SPI port %s; switch SPI on where its boot settings are, "+
				"or name another port: wiring: [spi=/dev/…]", port)
		case on:
			return "", fmt.Errorf("SPI is switched on in %s, but there is no %s; restart, and look there for "+
				"a dtoverlay that takes the port", config, port)
		}
		return "", fmt.Errorf("SPI is switched off; run: sudo raspi-config nonint do_spi 0 "+
			"(or write dtparam=spi=on into %s), then restart", config)
	}}
}

// bootConfigs are the files with a Raspberry Pi's boot settings: since Debian 12,
// and before.
var bootConfigs = []string{"boot/firmware/config.txt", "boot/config.txt"}

// bootSPI finds the boot settings, and reports whether they switch SPI on. A line
// that holds for some models only counts for this one too.
func (m Machine) bootSPI() (config string, on bool) {
	for _, path := range bootConfigs {
		if text := m.text(path); text != "" {
			on := slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool {
				return strings.ReplaceAll(strings.TrimSpace(line), " ", "") == "dtparam=spi=on"
			})
			return "/" + path, on
		}
	}
	return "", false
}
