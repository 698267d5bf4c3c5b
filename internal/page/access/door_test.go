package access_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"pgregory.net/rapid"

	"silvertray/internal/page/access"
)

// ajar is an open door with its code.
func ajar(clock clockwork.Clock) (d *access.Door, code string) {
	d = access.NewDoor(true, func() string { return "http://box:8080" }, clock, func(bool) {})
	_, code, _ = d.Pairing()
	return d, code
}

// TestNobodyCanBeShutOut has a crowd of devices try wrong codes, each as often as it
// likes. The right one counts from every device that stayed within its bound, and
// stays the same.
func TestNobodyCanBeShutOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		clock := clockwork.NewFakeClock()
		d, code := ajar(clock)
		ipv6 := rapid.Bool().Draw(t, "ipv6")
		wrong := make(map[string]int)
		for i := range rapid.IntRange(0, 6000).Draw(t, "tries") {
			from := fmt.Sprintf("10.%d.%d.%d:1", i%7, i/256%256, i%256)
			if ipv6 {
				from = fmt.Sprintf("[2001:db8:%x:%x::%x]:1", i%5000, i%3, i)
			}
			device := access.DeviceAt(from)
			if err := d.Try("12345", device); errors.Is(err, access.ErrWrong) {
				wrong[device]++
			}
		}
		for _, innocent := range []string{"192.168.0.7:1", "[2001:db8:ffff::1]:1", "[fe80::7%eth0]:1"} {
			if err := d.Try(code, access.DeviceAt(innocent)); err != nil {
				t.Fatalf("the right code from %s: %v", innocent, err)
			}
		}
		for device, n := range wrong {
			if n < 5 {
				if err := d.Try(code, device); err != nil {
					t.Fatalf("the right code from %s after %d wrong ones: %v", device, n, err)
				}
				break
			}
		}
		if _, now, _ := d.Pairing(); now != code {
			t.Fatal("the code on the panel has changed")
		}
	})
}

func TestWrongCodesAreBounded(t *testing.T) {
	clock := clockwork.NewFakeClock()
	d, code := ajar(clock)
	const network = "[2001:db8:1:2::%x]:1"
	try := func(code string, i int) error { return d.Try(code, access.DeviceAt(fmt.Sprintf(network, i))) }
	for i := range 100 { // right ones are not counted
		if err := try(code, i); err != nil {
			t.Fatalf("the right code for the time %d: %v", i+1, err)
		}
	}
	for i, want := range []error{access.ErrWrong, access.ErrWrong, access.ErrWrong, access.ErrWrong, access.ErrWrong, access.ErrTooFast} {
		if err := try("wrong", i); !errors.Is(err, want) {
			t.Errorf("wrong code %d: %v, want %v", i+1, err, want)
		}
	}
	if err := try(code, 99); !errors.Is(err, access.ErrTooFast) {
		t.Errorf("the right code after too many wrong ones from the same network: %v", err)
	}
	compared := 0
	for range 60 * 60 { // an hour, a try a second
		clock.Advance(time.Second)
		if errors.Is(try("wrong", compared), access.ErrWrong) {
			compared++
		}
	}
	if compared > 60 {
		t.Errorf("%d wrong codes are compared in an hour, want 60 at most", compared)
	}
	clock.Advance(time.Minute)
	if err := try(code, 5); err != nil {
		t.Errorf("a minute later: %v", err)
	}
}

func TestACodeMayBeTypedInGroups(t *testing.T) {
	d, code := ajar(clockwork.NewFakeClock())
	if len(code) != 10 || strings.Trim(code, "0123456789") != "" {
		t.Errorf("code %q, want ten digits", code)
	}
	for _, typed := range []string{code, " " + code + "\n", code[:5] + " " + code[5:], code[:3] + "-" + code[3:6] + "\u00a0" + code[6:]} {
		if err := d.Try(typed, "me"); err != nil {
			t.Errorf("%q for %s: %v", typed, code, err)
		}
	}
	for _, typed := range []string{"", code[1:], code + "0", "x" + code, code[:9] + "x"} {
		if err := d.Try(typed, typed); !errors.Is(err, access.ErrWrong) {
			t.Errorf("%q for %s: %v", typed, code, err)
		}
	}
}

func TestEachOpeningHasItsCode(t *testing.T) {
	d, before := ajar(clockwork.NewFakeClock())
	d.Turn(false)
	if _, code, squares := d.Pairing(); code != "" || squares != nil {
		t.Error("a closed door shows a code")
	}
	if err := d.Try(before, "me"); !errors.Is(err, access.ErrClosed) {
		t.Errorf("through a closed door: %v", err)
	}
	d.Turn(true)
	if err := d.Try(before, "me"); !errors.Is(err, access.ErrWrong) {
		t.Errorf("the code of before: %v", err)
	}
}
