package access_test

import (
	"testing"

	"silvertray/internal/page/access"
)

func TestADeviceIsKnownByItsNetwork(t *testing.T) {
	tests := []struct {
		a, b string
		same bool
	}{
		{"192.168.0.7:1", "192.168.0.7:2", true},
		{"192.168.0.7:1", "192.168.0.8:1", false},
		{"192.168.0.7:1", "[::ffff:192.168.0.7]:2", true},
		{"[::ffff:192.168.0.7]:1", "[::ffff:192.168.0.8]:1", false},
		{"[2001:db8:1:2::1]:1", "[2001:db8:1:2:aaaa:bbbb:cccc:dddd]:9", true},
		{"[2001:db8:1:2::1]:1", "[2001:db8:1:3::1]:1", false},
		{"[fd12:3456:789a:1::1]:1", "[fd12:3456:789a:1::2]:1", true},
		{"[fe80::1%eth0]:1", "[fe80::1%wlan0]:1", true},
		{"[fe80::1%eth0]:1", "[fe80::2%eth0]:1", false},
		{"[2001:db8::1%eth0]:1", "[2001:db8::2]:1", true},
		{"[::1]:1", "127.0.0.1:1", false},
		{"elsewhere", "elsewhere", true},
	}
	for _, tt := range tests {
		if got := access.DeviceAt(tt.a) == access.DeviceAt(tt.b); got != tt.same {
			t.Errorf("%s and %s: one device %v, want %v", tt.a, tt.b, got, tt.same)
		}
	}
}

func TestWhatComesThroughAProxyIsNotCountedWithTheBox(t *testing.T) {
	near := request("127.0.0.1:1", "localhost:8080", nil)
	passed := request("127.0.0.1:1", "localhost:8080", map[string][]string{"Via": {""}})
	if access.Device(near) == access.Device(passed) {
		t.Error("one device")
	}
}
