package reach

import (
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func TestAPortThatIsTaken(t *testing.T) {
	first, err := Listen(context.Background(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = Listen(context.Background(), first.Addr().String())
	var told *Error
	if !errors.As(err, &told) || told.Holder == "" || !errors.Is(err, syscall.EADDRINUSE) {
		t.Fatalf("the second is told %v", err)
	}
	own, err := os.ReadFile("/proc/self/comm")
	if err != nil {
		t.Skip("no /proc here: ", err)
	}
	if name := strings.TrimSpace(string(own)); !strings.Contains(told.Error(), name) {
		t.Errorf("%q does not name %s, which has it", told, name)
	}
}

// Whatever is wrong with an address, the error says what to set.
func TestAddressesThatCannotBeHad(t *testing.T) {
	for address, want := range map[string]string{
		"192.0.2.77:8080":      "no address 192.0.2.77 now. Set page: :8080",
		"[2001:db8::77]:8080":  "2001:db8::77",
		"8080":                 "not an address to listen at",
		"":                     "",
		"[::1:8080":            "not an address to listen at",
		"nowhere.invalid:8080": "nowhere.invalid",
		":70000":               "not an address to listen at",
		"127.0.0.1:70000":      "not an address to listen at",
		":-1":                  "not an address to listen at",
		":http-nothing":        "not an address to listen at",
		"a b:80":               "a b",
	} {
		at, err := Listen(context.Background(), address)
		if err == nil {
			at.Close()
			if want != "" {
				t.Errorf("%q can be listened at", address)
			}
			continue
		}
		for _, jargon := range []string{"bind:", "listen tcp", "lookup", "dial", "missing port", "context deadline"} {
			if strings.Contains(err.Error(), jargon) {
				t.Errorf("%q: %q speaks of %q", address, err, jargon)
			}
		}
		if t.Log(err); !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %q, want %q in it", address, err, want)
		}
	}
}

func TestWhatTheSystemRefuses(t *testing.T) {
	for reason, want := range map[error]string{
		syscall.EACCES:           "above 1023",
		syscall.EADDRNOTAVAIL:    "page: :80",
		syscall.EMFILE:           "too many open files",
		context.DeadlineExceeded: "5s",
		&net.DNSError{Err: "no such host", Name: "box"}: "name box",
	} {
		got := explain("box:80", &net.OpError{Op: "listen", Net: "tcp", Err: reason})
		if !strings.Contains(got.Error(), want) {
			t.Errorf("%v: %q, want %q in it", reason, got, want)
		}
	}
}

// machine makes the files below /proc of a machine where process 812 has port 8080
// by IPv4, and one that cannot be seen port 9090 by IPv6.
func machine(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	head := "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n"
	for file, text := range map[string]string{
		"proc/net/tcp": head +
			"   0: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 700 1 0 100 0 0 10 0\n" +
			"   1: 0100007F:1F90 0100007F:C350 01 00000000:00000000 00:00000000 00000000     0        0 701 1 0 100 0 0 10 0\n" +
			"   2: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 702 1 0 100 0 0 10 0\n",
		"proc/net/tcp6": head +
			"   0: 00000000000000000000000000000000:2382 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000    33        0 703 1 0 100 0 0 10 0\n",
		"proc/812/comm": "python3\n",
		"proc/813/comm": "sh\n",
		"etc/passwd":    "root:x:0:0::/root:/bin/sh\nwww-data:x:33:33::/:/bin/false\n",
	} {
		path := filepath.Join(root, file)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	for file, to := range map[string]string{"proc/812/fd/4": "socket:[702]", "proc/813/fd/4": "socket:[701]"} {
		path := filepath.Join(root, file)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.Symlink(to, path)); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestHolder(t *testing.T) {
	root := machine(t)
	for port, want := range map[int]string{
		0x1f90: "python3 (process 812)", 0x1f91: "a program of user root", 0x2382: "a program of user www-data", 80: "another program",
	} {
		if got := Holder(root, port).String(); got != want {
			t.Errorf("port %d: %q, want %q", port, got, want)
		}
	}
	if got := Holder(t.TempDir(), 80); got != "another program" {
		t.Errorf("without /proc: %q", got)
	}
}
