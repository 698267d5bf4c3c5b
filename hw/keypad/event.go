package keypad

import (
	"encoding/binary"
	"strconv"
	"time"
)

const (
	// word is the size of a C long in bytes, which Go's int follows.
	word = strconv.IntSize / 8
	// recordSize is that of struct input_event: two longs of time, type, code
	// and value.
	recordSize = 2*word + 8

	typeKey = 1 // EV_KEY
)

// Values of a key's event.
const (
	released = 0
	pressed  = 1
	repeated = 2
)

// event is one record of a device.
type event struct {
	at    time.Duration // since any moment
	kind  uint16
	code  uint16
	value int32
}

// decode reads a record, in the machine's own byte order.
func decode(r *[recordSize]byte) event {
	order := binary.NativeEndian
	seconds, micros := int64(order.Uint32(r[0:])), int64(order.Uint32(r[word:]))
	if word == 8 {
		seconds, micros = int64(order.Uint64(r[0:])), int64(order.Uint64(r[word:]))
	}
	return event{
		at:    time.Duration(seconds)*time.Second + time.Duration(micros)*time.Microsecond,
		kind:  order.Uint16(r[2*word:]),
		code:  order.Uint16(r[2*word+2:]),
		value: int32(order.Uint32(r[2*word+4:])),
	}
}
