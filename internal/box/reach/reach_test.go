package reach

import (
	"net"
	"net/netip"
	"testing"
)

const ethernet = net.FlagUp | net.FlagRunning | net.FlagBroadcast | net.FlagMulticast

// link is one that is up and connected, unless the flags say otherwise.
func link(name string, flags net.Flags, addresses ...string) Link {
	l := Link{Name: name, Flags: flags}
	for _, a := range addresses {
		l.Addresses = append(l.Addresses, netip.MustParseAddr(a))
	}
	return l
}

func TestAddress(t *testing.T) {
	lo := link("lo", net.FlagUp|net.FlagRunning|net.FlagLoopback, "127.0.0.1", "::1")
	docker := link("docker0", ethernet, "172.17.0.1", "fe80::42")
	for name, test := range map[string]struct {
		listens string // on every address by default
		links   []Link
		// four and six are the sources of the default routes, if there are any.
		four, six string
		want      string
	}{
		"no network":                        {links: []Link{lo}},
		"wireless":                          {links: []Link{lo, link("wlan0", ethernet, "192.168.1.20", "fe80::1")}, four: "192.168.1.20", want: "192.168.1.20"},
		"containers come first in the list": {links: []Link{lo, docker, link("br-0123456789ab", ethernet, "172.18.0.1"), link("eth0", ethernet, "10.0.0.7")}, four: "10.0.0.7", want: "10.0.0.7"},
		"only containers":                   {links: []Link{lo, docker}},
		"a bridge that leads out":           {links: []Link{lo, link("br-lan", ethernet, "192.168.1.1")}, four: "192.168.1.1", want: "192.168.1.1"},
		"two networks": {
			links: []Link{lo, link("eth0", ethernet, "192.168.50.1"), link("wlan0", ethernet, "192.168.1.20")}, four: "192.168.1.20", want: "192.168.1.20",
		},
		"a network that leads nowhere":    {links: []Link{lo, link("eth0", ethernet, "192.168.50.20")}, want: "192.168.50.20"},
		"an address on the loopback link": {links: []Link{link("lo", lo.Flags, "127.0.0.1", "::1", "192.168.50.20")}, want: "192.168.50.20"},
		"a VPN has the default route": {
			links: []Link{lo, link("tun0", net.FlagUp|net.FlagRunning|net.FlagPointToPoint, "10.8.0.6"), link("wlan0", ethernet, "192.168.1.20")}, four: "10.8.0.6", want: "192.168.1.20",
		},
		"WireGuard has the default route": {
			links: []Link{lo, link("wg0", net.FlagUp|net.FlagRunning, "10.8.0.6"), link("wlan0", ethernet, "192.168.1.20")}, four: "10.8.0.6", want: "192.168.1.20",
		},
		"a cable that is out": {
			links: []Link{lo, link("eth0", net.FlagUp|net.FlagBroadcast, "192.168.50.1"), link("wlan0", ethernet, "192.168.1.20")}, want: "192.168.1.20",
		},
		"a link that is down": {links: []Link{lo, link("eth0", net.FlagBroadcast, "192.168.50.1")}},
		"IPv6 alone":          {links: []Link{lo, link("eth0", ethernet, "fe80::1", "2001:db8:1::20")}, six: "2001:db8:1::20", want: "2001:db8:1::20"},
		"IPv6 of a house":     {links: []Link{lo, link("eth0", ethernet, "fe80::1", "fd12:3456::20")}, want: "fd12:3456::20"},
		"IPv6 by its route": {
			links: []Link{lo, link("eth0", ethernet, "fd12:3456::20"), link("wlan0", ethernet, "2001:db8:1::20")}, six: "2001:db8:1::20", want: "2001:db8:1::20",
		},
		"only link-local IPv6":         {links: []Link{lo, link("eth0", ethernet, "fe80::1")}},
		"link-local IPv4 where need":   {links: []Link{lo, link("eth0", ethernet, "169.254.3.4")}, want: "169.254.3.4"},
		"link-local IPv4 without need": {links: []Link{lo, link("eth0", ethernet, "169.254.3.4", "fd12:3456::20")}, want: "fd12:3456::20"},
		"IPv4 before IPv6":             {links: []Link{lo, link("eth0", ethernet, "2001:db8:1::20", "192.168.1.20")}, four: "192.168.1.20", six: "2001:db8:1::20", want: "192.168.1.20"},
		"listens by IPv4 only":         {listens: "0.0.0.0", links: []Link{lo, link("eth0", ethernet, "2001:db8:1::20")}, six: "2001:db8:1::20"},
		"listens at one address": {
			listens: "192.168.50.1", links: []Link{lo, link("eth0", ethernet, "192.168.50.1"), link("wlan0", ethernet, "192.168.1.20")}, four: "192.168.1.20", want: "192.168.50.1",
		},
		"listens at an address that has gone": {listens: "192.168.50.1", links: []Link{lo, link("wlan0", ethernet, "192.168.1.20")}},
		"listens on this machine alone":       {listens: "127.0.0.1", links: []Link{lo, link("wlan0", ethernet, "192.168.1.20")}},
		"listens here by IPv6":                {listens: "::1", links: []Link{lo}},
		"an IPv4 address written as IPv6":     {listens: "::ffff:192.168.1.20", links: []Link{lo, link("wlan0", ethernet, "192.168.1.20")}, want: "192.168.1.20"},
	} {
		t.Run(name, func(t *testing.T) {
			n := Network{
				Links: func() ([]Link, error) { return test.links, nil },
				Source: func(six bool) (netip.Addr, bool) {
					from := test.four
					if six {
						from = test.six
					}
					a, err := netip.ParseAddr(from)
					return a, err == nil
				},
			}
			listens := netip.IPv6Unspecified()
			if test.listens != "" {
				listens = netip.MustParseAddr(test.listens)
			}
			want, err := netip.ParseAddr(test.want)
			if got, ok := n.Address(listens); got != want && ok || ok != (err == nil) {
				t.Errorf("%v, %v; want %q", got, ok, test.want)
			}
		})
	}
}

// What this machine tells can be worked with, whatever it is.
func TestThisMachine(t *testing.T) {
	a, ok := This().Address(netip.IPv6Unspecified())
	t.Log(a, ok)
	if ok && (a.IsLoopback() || !a.IsValid()) {
		t.Errorf("phones cannot reach %v", a)
	}
}
