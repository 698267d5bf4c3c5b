package configs_test

import (
	"strings"
	"testing"

	"silvertray/configs"
)

func TestPanelModel(t *testing.T) {
	for text, want := range map[string]struct {
		name  string
		wired bool
	}{
		"epd2in7v2": {"epd2in7v2", true}, "264x176": {"epd2in7v2", false},
		"800x480": {"epd7in5v2", false}, "epd7in5v2": {"epd7in5v2", true}, "9x9": {},
	} {
		name, wired := configs.Settings{Panel: text}.PanelModel()
		if name != want.name || wired != want.wired {
			t.Errorf("panel %s is %q, wired %v; want %+v", text, name, wired, want)
		}
	}
}

func TestTheShippedWiringIsThatOfTheHAT(t *testing.T) {
	s, err := load(t, "")
	if err != nil {
		t.Fatal(err)
	}
	pins, err := s.PanelWiring()
	if err != nil {
		t.Fatal(err)
	}
	// Waveshare's HAT: RST on BCM 17, DC 25, BUSY 24, PWR 18.
	for line, want := range map[string]string{"rst": "GPIO17", "dc": "GPIO25", "busy": "GPIO24", "power": "GPIO18", "spi": ""} {
		if pins[line] != want {
			t.Errorf("%s is on %q, want %q", line, pins[line], want)
		}
	}
}

func TestWrongWiringIsNamed(t *testing.T) {
	for text, want := range map[string]string{
		"wiring: [dc=GPIO25, busy=GPIO24]": "no pin is named for rst",
		"wiring: [cs=GPIO8]":               `"cs=GPIO8"`,
		"wiring: [dc]":                     `"dc"`,
		"turned: perhaps":                  "turned",
	} {
		if _, err := load(t, file(t, text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want one with %q", text, err, want)
		}
	}
}
