package chip

import (
	"fmt"

	"periph.io/x/conn/v3"
	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/gpio/gpiotest"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"
)

// mostBytes is what Linux's spidev takes in one transfer.
const mostBytes = 4096

// wire is the chip's SPI port and connection.
type wire struct{ *Chip }

var (
	_ spi.Port    = wire{}
	_ spi.Conn    = wire{}
	_ conn.Limits = wire{}
)

// Port is the SPI port that the panel is plugged into.
func (c *Chip) Port() spi.Port { return wire{c} }

func (w wire) String() string { return w.kind.name }

// Connect refuses what the panel would not understand.
func (w wire) Connect(f physic.Frequency, mode spi.Mode, bits int) (spi.Conn, error) {
	if mode != spi.Mode0 || bits != 8 || f > 20*physic.MegaHertz {
		return nil, fmt.Errorf("connect %s: it needs mode 0, 8 bits and at most 20 MHz", w)
	}
	return w, nil
}

func (w wire) Duplex() conn.Duplex { return conn.Half }
func (w wire) MaxTxSize() int      { return mostBytes }

func (w wire) TxPackets(packets []spi.Packet) error {
	for _, p := range packets {
		if err := w.Tx(p.W, p.R); err != nil {
			return err
		}
	}
	return nil
}

// Tx takes bytes as commands or data, according to DC.
func (w wire) Tx(bytes, r []byte) error {
	if len(bytes) == 0 || len(bytes) > mostBytes {
		return fmt.Errorf("transfer of %d bytes: from 1 to %d are possible", len(bytes), mostBytes)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.advance()
	w.traffic.Transfers++
	for _, b := range bytes {
		w.receive(b)
	}
	return nil
}

// pin calls the chip when its level is set or asked for.
type pin struct {
	*gpiotest.Pin
	chip *Chip
	set  func(high bool)
	get  func() bool
}

func (p pin) Out(l gpio.Level) error {
	p.chip.mu.Lock()
	defer p.chip.mu.Unlock()
	p.chip.advance()
	p.set(bool(l))
	return nil
}

func (p pin) In(pull gpio.Pull, _ gpio.Edge) error {
	p.chip.mu.Lock()
	defer p.chip.mu.Unlock()
	p.chip.pulled = pull == gpio.PullUp
	return nil
}

func (p pin) Read() gpio.Level {
	p.chip.mu.Lock()
	defer p.chip.mu.Unlock()
	p.chip.advance()
	return gpio.Level(p.get())
}

// DC is the line that is low for commands and high for data.
func (c *Chip) DC() gpio.PinOut {
	return pin{Pin: &gpiotest.Pin{N: "GPIO25", Num: 25}, chip: c, set: func(high bool) { c.dc = high }}
}

// RST is the line that resets the chip.
func (c *Chip) RST() gpio.PinOut {
	return pin{Pin: &gpiotest.Pin{N: "GPIO17", Num: 17}, chip: c, set: c.setReset}
}

// BUSY is the line that shows whether the chip works.
func (c *Chip) BUSY() gpio.PinIn {
	return pin{Pin: &gpiotest.Pin{N: "GPIO24", Num: 24}, chip: c, get: c.busyLevel}
}
