package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/buttons"
	"silvertray/hw/epaper"
	"silvertray/internal/doctor"
	"silvertray/internal/owned"
	"silvertray/vision/camera"
)

func newDoctor() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Check the box and say what to do",
		Long: `Doctor looks at everything that people ask about: settings, SPI, groups, the
panel, the keys, the camera, disk, clock, supply and versions. Each line begins
with "ok", or with "!!" and says what to do. The exit status is 1 where anything
is to be done.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			machine, err := doctor.This()
			if err != nil {
				return failed{err}
			}
			return examine(cmd.Context(), cmd.OutOrStdout(), checks(cmd, machine), asJSON)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object a line and check")
	return cmd
}

// examine does the checks, and prints each finding at once.
func examine(ctx context.Context, w io.Writer, checks []doctor.Check, asJSON bool) error {
	wrong := 0
	for _, c := range checks {
		found := c.Run(ctx)
		if !found.OK {
			wrong++
		}
		line := found.String()
		if asJSON {
			data, err := json.Marshal(found)
			if err != nil {
				return fmt.Errorf("print a finding: %w", err)
			}
			line = string(data)
		}
		if _, err := fmt.Fprintln(w, line); err != nil {
			return failed{fmt.Errorf("print a finding: %w", err)}
		}
	}
	if wrong > 0 {
		return failed{fmt.Errorf("%d of %d checks ask for something to be done", wrong, len(checks))}
	}
	return nil
}

// checks are those of a machine with these settings. Without settings that
// hold, what they name is not looked at.
func checks(cmd *cobra.Command, m doctor.Machine) []doctor.Check {
	s, wrong := settings(cmd)
	all := []doctor.Check{
		m.Versions("silvertray "+built(), runtime.GOOS+"/"+runtime.GOARCH, "OpenCV "+camera.OpenCV()),
		{Name: "settings", Look: func(context.Context) (string, error) { return "all are known and can be used", wrong }},
	}
	if _, wired := s.PanelModel(); wired {
		all = append(all, m.SPI(spiPort(s)))
	}
	all = append(all, m.Membership("spi", "gpio", "video", "input"))
	switch {
	case wrong != nil:
	case m.Serves(cmd.Context()):
		all = append(all, doctor.Check{Name: "service", Look: func(context.Context) (string, error) {
			return "it runs, and holds panel, keys and camera; to check them: sudo systemctl stop silvertray, and start again afterwards", nil
		}})
	default:
		all = append(all, panelCheck(s), keysCheck(s), cameraCheck(s))
	}
	if own := owned.At(s.CatalogueFile()); wrong == nil && (s.Catalogue != "" || own.Begun()) {
		all = append(all, cardsCheck(own, s.CatalogueFile(), tableOf(io.Discard, s.Profile).lights()))
	}
	return append(all, m.Space(recordFolder(s)), m.Clock(), m.Power())
}

// spiPort is where the panel is looked for. Wiring that cannot be used is told by
// another check.
func spiPort(s configs.Settings) string {
	pins, err := s.PanelWiring()
	if err != nil || pins["spi"] == "" {
		return epaper.Port
	}
	return pins["spi"]
}

func panelCheck(s configs.Settings) doctor.Check {
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

// panelHint tells what a panel cannot be asked.
func panelHint(s configs.Settings) string {
	if s.Panel == "epd7in5v2" && s.Quick {
		return "; if it stays pale or keeps the old picture after a key, it was made before autumn 2023: set quick: false"
	}
	return ""
}

func keysCheck(s configs.Settings) doctor.Check {
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

func cameraCheck(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "camera", Look: func(ctx context.Context) (string, error) {
		if len(s.Source) == 0 {
			return "", errors.New(`no source is set; choose one of "silvertray camera list" and set source`)
		}
		if !camera.Continuous(s.Source[0]) {
			if _, err := os.Stat(s.Source[0]); err != nil {
				return "", fmt.Errorf("the pictures set as source cannot be read; mend the setting source (%w)", err)
			}
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

// cardsCheck looks at what the owner wrote down, and whether dice of those colours can
// be read with what was taught.
func cardsCheck(own owned.Game, path string, taught map[string][3]float64) doctor.Check {
	return doctor.Check{Name: "cards", Look: func(context.Context) (string, error) {
		game, err := own.Read()
		if err != nil {
			return "", err
		}
		if die := strange(game.Dice(), taught); die != "" {
			return "", teach(game.Dice(), die)
		}
		return fmt.Sprintf("%s: all of %s are there, and can be played with", path, game.Catalogue().Stamp()), nil
	}}
}

// recordFolder is where records are written to.
func recordFolder(s configs.Settings) string {
	folders := []string{keptIn(s), serviceState}
	if s.Record == "" && os.Getenv("STATE_DIRECTORY") == "" {
		slices.Reverse(folders) // the service's disk, whoever asks
	}
	for _, folder := range folders {
		if _, err := os.Stat(folder); err == nil {
			return folder
		}
	}
	return "."
}

// serviceState is the folder that the service keeps its games in.
const serviceState = "/var/lib/silvertray"
