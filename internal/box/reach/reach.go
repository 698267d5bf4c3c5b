// Package reach finds out where on the network the page is: the address that
// phones can reach, and why the page cannot be opened where it is set.
package reach

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
	"strings"
)

// Link is an interface of the machine to a network.
type Link struct {
	Name      string
	Flags     net.Flags
	Addresses []netip.Addr
}

// Network is what the machine tells of its network.
type Network struct {
	// Links lists the interfaces.
	Links func() ([]Link, error)
	// Source is the address from which the machine would send far away, by IPv4 or
	// IPv6; not ok without such a route.
	Source func(six bool) (netip.Addr, bool)
}

// Address returns the address at which phones reach a page that listens on this
// one; not ok while there is none.
func (n Network) Address(listens netip.Addr) (netip.Addr, bool) {
	listens = listens.Unmap()
	links, err := n.Links()
	if err != nil {
		return netip.Addr{}, false
	}
	if !listens.IsUnspecified() {
		there := slices.ContainsFunc(links, func(l Link) bool { return up(l) && slices.Contains(l.Addresses, listens) })
		return listens, there && !listens.IsLoopback()
	}
	var all []candidate
	for _, l := range links {
		if up(l) && (n.routes(l) || !isBridge(l.Name)) {
			all = append(all, n.candidates(l)...)
		}
	}
	if listens.Is4() {
		all = slices.DeleteFunc(all, func(c candidate) bool { return !c.address.Is4() })
	}
	if len(all) == 0 {
		return netip.Addr{}, false
	}
	return slices.MinFunc(all, candidate.compare).address, true
}

// candidate is an address at which phones may reach the page. Its ranks, the most
// important first, are the lower the better.
type candidate struct {
	address netip.Addr
	ranks   [5]int
}

// compare orders candidates; the first of equal ones is the one listed first.
func (c candidate) compare(d candidate) int { return slices.Compare(c.ranks[:], d.ranks[:]) }

// candidates are the addresses of a link that another device can reach.
func (n Network) candidates(l Link) []candidate {
	var all []candidate
	for _, a := range l.Addresses {
		if a = a.Unmap(); a.IsLoopback() || a.IsUnspecified() || a.IsMulticast() || a.Is6() && a.IsLinkLocalUnicast() {
			continue // with a zone, which browsers do not take
		}
		all = append(all, candidate{a, [5]int{
			rank(a.IsLinkLocalUnicast()), // given by nobody: of use only where nothing else is
			rank(l.Flags&net.FlagRunning == 0),
			kind(l),
			rank(!n.routes(l)),
			rank(a.Is6()) * (1 + rank(!n.isSource(a))),
		}})
	}
	return all
}

// kind ranks links: to a network of many, to one other machine such as a VPN, to
// itself.
func kind(l Link) int {
	switch {
	case l.Flags&net.FlagLoopback != 0:
		return 2
	case l.Flags&net.FlagPointToPoint != 0 || l.Flags&net.FlagBroadcast == 0:
		return 1
	}
	return 0
}

// routes reports whether the machine reaches what is far away by this link.
func (n Network) routes(l Link) bool { return slices.ContainsFunc(l.Addresses, n.isSource) }

func (n Network) isSource(a netip.Addr) bool {
	source, ok := n.Source(a.Unmap().Is6())
	return ok && source == a.Unmap()
}

func rank(worse bool) int {
	if worse {
		return 1
	}
	return 0
}

func up(l Link) bool { return l.Flags&net.FlagUp != 0 }

// bridges begin the names of links to what runs on the machine itself: containers and
// virtual machines.
var bridges = []string{"docker", "br-", "veth", "virbr", "vnet", "lxcbr", "lxdbr", "cni", "flannel", "cali", "podman", "incusbr", "vboxnet", "vmnet"}

func isBridge(name string) bool {
	return slices.ContainsFunc(bridges, func(b string) bool { return strings.HasPrefix(name, b) })
}

// This is the network of the machine that the program runs on.
func This() Network { return Network{Links: links, Source: source} }

func links() ([]Link, error) {
	interfaces, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	var all []Link
	for _, i := range interfaces {
		l := Link{Name: i.Name, Flags: i.Flags}
		addresses, err := i.Addrs()
		if err != nil {
			continue // it has gone meanwhile
		}
		for _, a := range addresses {
			if p, err := netip.ParsePrefix(a.String()); err == nil {
				l.Addresses = append(l.Addresses, p.Addr())
			}
		}
		all = append(all, l)
	}
	slices.SortStableFunc(all, func(a, b Link) int { return cmp.Compare(a.Name, b.Name) })
	return all, nil
}

// far are addresses of nobody, kept for documents (RFC 5737 and 3849). Nothing is
// sent there.
const farIPv4, farIPv6 = "192.0.2.1:9", "[2001:db8::1]:9"

// source asks the kernel by its routes. To connect a datagram socket sends nothing.
func source(six bool) (netip.Addr, bool) {
	family, far := "udp4", farIPv4
	if six {
		family, far = "udp6", farIPv6
	}
	c, err := net.Dial(family, far)
	if err != nil {
		return netip.Addr{}, false
	}
	defer c.Close()
	at, ok := c.LocalAddr().(*net.UDPAddr)
	if !ok {
		return netip.Addr{}, false
	}
	return at.AddrPort().Addr().Unmap(), true
}
