package box

import (
	"log/slog"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/buttons"
	"silvertray/hw/keypad"
)

// keys is one queue that all keys of a box press into.
type keys struct {
	*hw.Queue
	log     *slog.Logger
	closers []func() error
}

// openKeys lets the GPIO keys and the keypad that are set press, beside a
// terminal's keyboard if there is one. Keys that cannot be read are logged; the
// others go on.
func openKeys(s configs.Settings, terminal hw.Keys, log *slog.Logger) *keys {
	k := &keys{Queue: hw.NewQueue(log), log: log}
	k.closers = append(k.closers, k.Queue.Close)
	if terminal != nil {
		k.Follow(terminal)
		if s.Keypad == keypad.Any {
			s.Keypad = "" // it is the keyboard that types into the terminal
		}
	}
	if err := k.wire(s.Keys); err != nil {
		log.Error("the GPIO keys cannot be read; a keypad works without them", "error", err)
	}
	if s.Keypad != "" {
		k.closers = append(k.closers, keypad.Open(s.Keypad, k.Queue, keypad.Options{Log: log}).Close)
	}
	return k
}

// wire lets GPIO keys press.
func (k *keys) wire(set []string) error {
	wires, err := hw.ParseWires(set)
	if err != nil || len(wires) == 0 {
		return err
	}
	wired, err := buttons.Open(wires, k.Queue, buttons.Options{Log: k.log})
	if err != nil {
		return err
	}
	k.closers = append(k.closers, wired.Close)
	return nil
}

// Close ends the keys; no press is left behind.
func (k *keys) Close() {
	for _, end := range k.closers {
		if err := end(); err != nil {
			k.log.Warn("leave the keys", "error", err)
		}
	}
}
