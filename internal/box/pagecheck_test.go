package box

import (
	"context"
	"net"
	"strings"
	"testing"

	"silvertray/configs"
)

// The doctor names the port, and who has it.
func TestDoctorLooksAtThePage(t *testing.T) {
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
		"127.0.0.1:" + port: {false, "Port " + port + " is taken by box.test (process "},
		":" + port:          {false, "Port " + port + " is taken by box.test"},
		"127.0.0.1:0":       {true, "this machine alone"},
		"192.0.2.77:0":      {false, "no address 192.0.2.77"},
	} {
		found := checkPage(configs.Settings{Page: page}).Run(context.Background())
		if t.Log(found); found.OK != want.ok || !strings.Contains(found.Text, want.said) {
			t.Errorf("page %s: %v, want %q in it", page, found, want.said)
		}
	}
}
