package main

import (
	"log/slog"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/buttons"
	"silvertray/hw/keypad"
)

// handsBeside lets the GPIO keys press beside a terminal, and a keypad that is
// named. "any" is left out: it is the keyboard that types into the terminal.
// Where nothing is wired, as on a PC, the terminal is enough.
func handsBeside(s configs.Settings, keys *hw.Queue) (closeAll func()) {
	if s.Keypad == keypad.Any {
		s.Keypad = ""
	}
	return handsOn(s, keys, slog.New(slog.DiscardHandler)) // the terminal is the panel
}

// handsOn lets the GPIO keys and the keypad that are set press into one queue.
// Keys that cannot be read are said; the others go on. The function that is
// returned ends them.
func handsOn(s configs.Settings, keys *hw.Queue, log *slog.Logger) (closeAll func()) {
	closers := []func() error{keys.Close}
	wires, err := hw.ParseWires(s.Keys)
	if err == nil && len(wires) > 0 {
		var wired *buttons.Buttons
		if wired, err = buttons.Open(wires, keys, buttons.Options{Log: log}); err == nil {
			closers = append(closers, wired.Close)
		}
	}
	if err != nil {
		log.Error("the GPIO keys cannot be read; a keypad works without them", "error", err)
	}
	if s.Keypad != "" {
		closers = append(closers, keypad.Open(s.Keypad, keys, keypad.Options{Log: log}).Close)
	}
	return func() {
		for _, end := range closers {
			if err := end(); err != nil {
				log.Warn("leave the keys", "error", err)
			}
		}
	}
}
