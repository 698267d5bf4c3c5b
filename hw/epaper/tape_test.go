package epaper_test

import (
	"slices"

	"periph.io/x/conn/v3"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/spi"
)

// sent is a command with its data.
type sent struct {
	command byte
	data    []byte
}

// tape records commands on their way to the chip.
type tape struct {
	spi.Conn
	gpio.PinOut
	dc   gpio.Level
	sent []sent
	most int // bytes in one transfer
}

func (t *tape) Out(l gpio.Level) error {
	t.dc = l
	return t.PinOut.Out(l)
}

func (t *tape) Tx(w, r []byte) error {
	t.most = max(t.most, len(w))
	if t.dc == gpio.Low {
		t.sent = append(t.sent, sent{command: w[0]})
	} else {
		last := &t.sent[len(t.sent)-1]
		last.data = append(last.data, w...)
	}
	return t.Conn.Tx(w, r)
}

func (t *tape) MaxTxSize() int { return t.Conn.(conn.Limits).MaxTxSize() }
func (t *tape) String() string { return "tape" }

// commands that were sent, each once.
func (t *tape) commands() (all []byte) {
	for _, s := range t.sent {
		if !slices.Contains(all, s.command) {
			all = append(all, s.command)
		}
	}
	return all
}
