package reach

import (
	"context"
	"net"
	"strings"
	"testing"
)

// An address that cannot be had names the port, and who has it.
func TestCheck(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	_, port, err := net.SplitHostPort(taken.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	for page, want := range map[string]struct {
		ok   bool
		said string
	}{
		"127.0.0.1:" + port: {false, "Port " + port + " is taken by reach.test (process "},
		":" + port:          {false, "Port " + port + " is taken by reach.test"},
		"127.0.0.1:0":       {true, "this machine alone"},
		"192.0.2.77:0":      {false, "no address 192.0.2.77"},
	} {
		said, err := Check(context.Background(), page)
		if err != nil {
			said = err.Error()
		}
		if t.Log(said); (err == nil) != want.ok || !strings.Contains(said, want.said) {
			t.Errorf("page %s: %q, want %q in it", page, said, want.said)
		}
	}
}
