package access

import (
	"net/http"
	"net/netip"
)

// here is the device of requests that come from the box itself: nobody else
// uses up what it may ask.
const here = "the box"

// networkBits of an IPv6 address name the network, in which a device gives
// itself as many addresses as it likes.
const networkBits = 64

// Device names where a request comes from, to bound what one device does.
func Device(r *http.Request) string {
	if FromHere(r) {
		return here
	}
	return DeviceAt(r.RemoteAddr)
}

// DeviceAt names the device at an address with a port. IPv6 counts by its
// network, however the address is written. Link-local addresses count one by
// one, since everybody on the cable has the same network there.
func DeviceAt(address string) string {
	at, err := netip.ParseAddrPort(address)
	if err != nil {
		return address
	}
	ip := at.Addr().Unmap().WithZone("")
	if ip.Is4() || ip.IsLoopback() || ip.IsLinkLocalUnicast() {
		return ip.String()
	}
	network, err := ip.Prefix(networkBits)
	if err != nil {
		return ip.String()
	}
	return network.String()
}
