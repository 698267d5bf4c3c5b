package attack_test

import (
	"errors"
	"fmt"
	"net/netip"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// network says where the attack takes place.
var network struct {
	// own is set in a network of its own, where phones have addresses of their own.
	// Else they come from 127.0.0.0/8 and say that they were forwarded, since what
	// comes straight from there is the owner.
	own bool
}

const (
	// inOwnNetwork is set in the environment of the copy that runs there.
	inOwnNetwork = "ATTACK_IN_OWN_NETWORK"
	// noNetwork is the exit status of a copy that has none.
	noNetwork = 77
)

// runApart runs the tests again in a network namespace, and returns the exit status.
func runApart() int {
	c := exec.Command("/proc/self/exe", os.Args[1:]...)
	c.Env = append(os.Environ(), inOwnNetwork+"=yes")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	c.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNET, Pdeathsig: syscall.SIGKILL}
	if os.Getuid() != 0 {
		c.SysProcAttr.Cloneflags |= syscall.CLONE_NEWUSER
		c.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{HostID: os.Getuid(), Size: 1}}
		c.SysProcAttr.GidMappings = []syscall.SysProcIDMap{{HostID: os.Getgid(), Size: 1}}
	}
	var ended *exec.ExitError
	switch err := c.Run(); {
	case err == nil:
		return 0
	case errors.As(err, &ended):
		return ended.ExitCode()
	default:
		fmt.Println("no network of its own:", err)
		return noNetwork
	}
}

// layNetwork gives the box two addresses on a card that leads nowhere, and phones all
// addresses that the standards keep for tests and documents.
func layNetwork() error {
	card := "type dummy"
	var failed error
	for _, card = range []string{"type dummy", "type ifb", "type veth peer name far0"} {
		if failed = ip("link add card0 " + card); failed == nil {
			break
		}
	}
	if failed != nil {
		return failed
	}
	for _, step := range []string{
		"link set lo up",
		"address add 192.0.2.1/24 dev card0",
		"link set card0 up",
		"route add default via 192.0.2.254",
		"route add local 198.18.0.0/15 dev lo",
		"address add 2001:db8::1/64 dev card0 nodad",
		"route add local 2001:db8:1::/48 dev lo",
	} {
		if err := ip(step); err != nil {
			return err
		}
	}
	return os.WriteFile("/proc/sys/net/ipv6/ip_nonlocal_bind", []byte("1"), 0)
}

func ip(step string) error {
	if out, err := exec.Command("ip", strings.Fields(step)...).CombinedOutput(); err != nil {
		return fmt.Errorf("ip %s: %w: %s", step, err, out)
	}
	return nil
}

// needsNetwork skips a test that means nothing where all phones are on one machine.
func needsNetwork(t *testing.T) {
	t.Helper()
	if !network.own {
		t.Skip("needs root or user namespaces, and ip of iproute2: phones with addresses of their own")
	}
}

// here is the box's own address, from which only the owner comes.
var here = near(0)

// near is one of the addresses that a machine has for itself.
func near(n int) netip.Addr { return netip.AddrFrom4([4]byte{127, 0, 0, byte(1 + n%250)}) }

// isNear reports whether an address is one of those.
func isNear(a netip.Addr) bool { return a.IsLoopback() && a.Is4() && a.As4()[1] == 0 }

// phone returns the address of one of 100,000 phones.
func phone(n int) netip.Addr {
	if network.own {
		return netip.AddrFrom4([4]byte{198, 18 + byte(n>>16), byte(n >> 8), byte(n)})
	}
	return netip.AddrFrom4([4]byte{127, 18 + byte(n>>16), byte(n >> 8), byte(n)})
}

// phone6 returns an address in one of the networks that a provider gives to homes.
func phone6(home, n uint16) netip.Addr {
	a := netip.MustParseAddr("2001:db8:1::").As16()
	a[6], a[7], a[14], a[15] = byte(home>>8), byte(home), byte(n>>8), byte(n)
	return netip.AddrFrom16(a)
}
