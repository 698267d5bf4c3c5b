package epaper_test

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"periph.io/x/conn/v3/gpio"
	"periph.io/x/conn/v3/physic"
	"periph.io/x/conn/v3/spi"

	"silvertray/hw/epaper/chip"
)

// traces are recordings of what the vendor's drivers send. They are kept beside
// the checkout, not in it.
const traces = "../../../shared/panels/traces"

// folders of the traces, by model.
var folders = map[string]string{
	"epd2in13v4": "EPD_2in13_V4", "epd2in7v2": "EPD_2in7_V2", "epd4in2v2": "EPD_4in2_V2", "epd7in5v2": "EPD_7in5_V2",
}

// patternA and patternB are the pictures of the traces.
func patternA(n int) []byte { return formula(n, 37, 11) }
func patternB(n int) []byte { return formula(n, 53, 7) }

func formula(n, factor, plus int) []byte {
	bytes := make([]byte, n)
	for i := range bytes {
		bytes[i] = byte(i*factor + plus)
	}
	return bytes
}

// event is a line of a trace.
type event struct {
	word string // reset, delay, busy, cmd, data
	n    int    // of delay in ms, of cmd the command
	data []byte
}

// trace reads a scenario of a model's vendor driver; the test is skipped where
// there are no traces.
func trace(t *testing.T, model, scenario string) (events []event) {
	t.Helper()
	f, err := os.Open(filepath.Join(traces, folders[model], scenario+".txt"))
	if err != nil {
		t.Skipf("the vendor's traces are not beside the checkout: %v", err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := strings.Fields(lines.Text())
		if line[0] == "#" {
			continue
		}
		e, err := parse(line)
		if err != nil {
			t.Fatalf("%s of %s: %q: %v", scenario, model, lines.Text(), err)
		}
		events = append(events, e)
	}
	return events
}

func parse(line []string) (e event, err error) {
	e.word = line[0]
	switch e.word {
	case "cmd":
		var n uint64
		n, err = strconv.ParseUint(line[1], 16, 8)
		e.n = int(n)
	case "delay":
		e.n, err = strconv.Atoi(line[1])
	case "data":
		e.data, err = payload(fields(line[1:]))
	}
	return e, err
}

func fields(words []string) map[string]string {
	m := make(map[string]string)
	for _, w := range words {
		k, v, _ := strings.Cut(w, "=")
		m[k] = v
	}
	return m
}

// payload is the data of a trace's line, which tells it in one of three ways.
func payload(f map[string]string) ([]byte, error) {
	n, err := strconv.Atoi(f["n"])
	if err != nil {
		return nil, err
	}
	if fill, ok := f["fill"]; ok {
		b, err := hex.DecodeString(fill)
		return []byte(strings.Repeat(string(b), n)), err
	}
	switch src := f["src"]; {
	case strings.HasSuffix(src, "A"):
		return turned(patternA(n), src), nil
	case strings.HasSuffix(src, "B"):
		return turned(patternB(n), src), nil
	}
	data, err := hex.DecodeString(f["first"])
	if err == nil && len(data) != n {
		err = fmt.Errorf("%d bytes of %d are known", len(data), n)
	}
	return data, err
}

func turned(bytes []byte, src string) []byte {
	if src[0] == '~' {
		for i := range bytes {
			bytes[i] = ^bytes[i]
		}
	}
	return bytes
}

// replay lets a simulated panel hear scenarios of the vendor's driver.
func replay(t *testing.T, model string, scenarios ...string) *chip.Chip {
	t.Helper()
	clock := chip.NewClock()
	c := chip.New(kinds[model], clock)
	conn, err := c.Port().Connect(10*physic.MegaHertz, spi.Mode0, 8)
	if err != nil {
		t.Fatal(err)
	}
	dc, rst, busy := c.DC(), c.RST(), c.BUSY()
	send := func(level gpio.Level, data []byte) {
		err := dc.Out(level)
		for ; err == nil && len(data) > 0; data = data[min(4096, len(data)):] {
			err = conn.Tx(data[:min(4096, len(data))], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, scenario := range scenarios {
		for _, e := range trace(t, model, scenario) {
			switch e.word {
			case "cmd":
				send(gpio.Low, []byte{byte(e.n)})
			case "data":
				send(gpio.High, e.data)
			case "reset":
				_, _ = rst.Out(gpio.Low), rst.Out(gpio.High)
			case "delay":
				clock.Sleep(time.Duration(e.n) * time.Millisecond)
			case "busy":
				for busy.Read() == busyLevel(model) {
					clock.Sleep(10 * time.Millisecond)
				}
			}
		}
	}
	return c
}

func busyLevel(model string) gpio.Level { return model != "epd7in5v2" }
