package box

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"

	"silvertray/calibration"
	"silvertray/configs"
	"silvertray/display"
	"silvertray/hw"
	"silvertray/hw/buttons"
	"silvertray/hw/epaper"
	"silvertray/internal/box/reach"
	"silvertray/internal/doctor"
	"silvertray/internal/store/journal"
	"silvertray/internal/usercards"
	"silvertray/internal/words"
	"silvertray/vision/camera"
)

// Checks returns the checks of a machine with these settings; wrong is why the
// settings could not be loaded. What settings name is checked only if a box can be
// put together from them.
func Checks(ctx context.Context, m doctor.Machine, version string, s configs.Settings, wrong error) []doctor.Check {
	if wrong == nil {
		s, wrong = usable(s)
	}
	all := []doctor.Check{
		m.Versions("silvertray "+version, runtime.GOOS+"/"+runtime.GOARCH, "OpenCV "+camera.OpenCV()),
		{Name: "settings", Look: func(context.Context) (string, error) {
			return "all are known and can be used" + spelled(s.Players), wrong
		}},
	}
	if damage := s.Damage; damage != nil {
		all = append(all, doctor.Check{Name: "choices", Look: func(context.Context) (string, error) {
			return "", fmt.Errorf("left out: %w; mend the line, or let the box put the file aside when it starts", damage)
		}})
	}
	if _, wired := s.PanelModel(); wired {
		all = append(all, m.SPI(spiPort(s)))
	}
	all = append(all, m.Membership("spi", "gpio", "video", "input"))
	switch {
	case wrong != nil:
	case m.Serves(ctx):
		all = append(all, doctor.Check{Name: "service", Look: func(context.Context) (string, error) {
			return "it runs, and holds panel, keys and camera; to check them: sudo systemctl stop silvertray, and start again afterwards", nil
		}})
	default:
		all = append(all, checkPanel(s), checkKeys(s), checkCamera(s))
	}
	if wrong == nil && s.Page != "" {
		all = append(all, doctor.Check{Name: "page", Look: func(ctx context.Context) (string, error) { return reach.Check(ctx, s.Page) }})
	}
	if wrong == nil && s.Profile != "" {
		all = append(all, checkProfile(s))
	}
	if wrong == nil && s.Record != "" {
		all = append(all, checkRecord(s))
	}
	if own := usercards.At(s.CatalogueFile()); wrong == nil && (s.Catalogue != "" || own.Begun()) {
		all = append(all, checkCards(own, s))
	}
	return append(all, m.Space(recordFolder(s)), m.Clock(), m.Power())
}

// spelled says which names the panel shows in other letters; empty for none.
func spelled(names []string) string {
	renamed := display.Renamed(names)
	if len(renamed) == 0 {
		return ""
	}
	return fmt.Sprintf("; the panel lacks letters of a name, and shows %s in its place", words.And(renamed))
}

// spiPort is where the panel is looked for. Wiring that cannot be used is the
// concern of another check.
func spiPort(s configs.Settings) string {
	pins, err := s.PanelWiring()
	if err != nil || pins["spi"] == "" {
		return epaper.Port
	}
	return pins["spi"]
}

func checkPanel(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "panel", Look: func(ctx context.Context) (string, error) {
		if _, wired := s.PanelModel(); !wired {
			return "none is set, only its size " + s.Panel + "; for one that is wired set panel to its name", nil
		}
		glass, err := openPanel(s)
		if err != nil {
			return "", err
		}
		return s.Panel + " answers" + panelHint(s), errors.Join(glass.Check(ctx), glass.Close(ctx))
	}}
}

// panelHint says what a panel cannot be asked.
func panelHint(s configs.Settings) string {
	if s.Panel == "epd7in5v2" && s.Quick {
		return "; if it stays pale or keeps the old picture after a key, it was made before autumn 2023: set quick: false"
	}
	return ""
}

func checkKeys(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "keys", Look: func(context.Context) (string, error) {
		wires, err := hw.ParseWires(s.Keys)
		if err != nil || len(wires) == 0 {
			return "none are wired", err
		}
		pressed, err := heldDown(wires)
		switch {
		case err != nil:
			return "", err
		case len(pressed) > 0:
			return "", fmt.Errorf("down without a finger: %s; look for a stuck key or a wire to ground", strings.Join(pressed, ", "))
		}
		return strings.Join(s.Keys, ", "), nil
	}}
}

// heldDown reads the keys once.
func heldDown(wires []hw.Wire) (names []string, err error) {
	wired, err := buttons.Open(wires, hw.NewQueue(nil), buttons.Options{})
	if err != nil {
		return nil, err
	}
	for _, k := range wired.Down() {
		names = append(names, k.String())
	}
	return names, wired.Close()
}

func checkCamera(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "camera", Look: func(ctx context.Context) (string, error) {
		if len(s.Source) == 0 {
			return "", errors.New(`no source is set; choose one of "silvertray camera list" and set source`)
		}
		if !camera.Continuous(s.Source[0]) {
			return s.Source[0] + " is read instead of a camera", nil
		}
		source, err := camera.Open(s.Source[0], camera.Options{})
		if err != nil {
			return "", err
		}
		defer source.Close()
		frame, err := source.Next(ctx)
		if err != nil {
			return "", err
		}
		defer frame.Mat.Close()
		width, height := frame.Size()
		return fmt.Sprintf("%s delivers %d x %d pixels", camera.Shown(s.Source[0]), width, height), nil
	}}
}

// checkProfile reads the table profile as a box does.
func checkProfile(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "profile", Look: func(context.Context) (string, error) {
		if _, said := calibration.Use(s.Profile); len(said) > 0 {
			return "", errors.New(strings.Join(said, "; "))
		}
		return s.Profile + " can be used", nil
	}}
}

// checkRecord plays the record that a box would go on with.
func checkRecord(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "record", Look: func(context.Context) (string, error) {
		switch m, err := journal.Look(s.Record, Games(s)); {
		case err != nil:
			return "", err
		case m == nil:
			return s.Record + " begins with the first game", nil
		case m.Ask().Over():
			return s.Record + " holds a finished game", nil
		}
		return "the game in " + s.Record + " goes on", nil
	}}
}

// checkCards looks at what the owner wrote down, and whether dice of those
// colours can be read with what was taught.
func checkCards(own usercards.Game, s configs.Settings) doctor.Check {
	return doctor.Check{Name: "cards", Look: func(context.Context) (string, error) {
		game, err := own.Read()
		if err != nil {
			return "", err
		}
		profile, _ := calibration.Use(s.Profile)
		if die := unknownColour(game.Dice(), profile.Lights()); die != "" {
			return "", errUnknownColour(game.Dice(), die)
		}
		return fmt.Sprintf("%s: all of %s are there, and can be played with", s.CatalogueFile(), game.Catalogue().Stamp()), nil
	}}
}
