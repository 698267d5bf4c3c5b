package configs

import (
	"fmt"
	"net"
	"net/netip"
	"regexp"
	"strconv"
	"strings"
)

// hostName is the name of a machine; one of digits and dots alone would be an address.
var hostName = regexp.MustCompile(`^[\pL\pN]([\pL\pN._-]*[\pL\pN])?\.?$`)

// checkPage reports what is wrong with the page's address.
func (s Settings) checkPage() error {
	if s.Page == "" {
		return nil
	}
	const form = `write it like ":8080" for every network, or "127.0.0.1:8080" for this machine alone`
	host, port, err := net.SplitHostPort(s.Page)
	if err != nil {
		return fmt.Errorf("page %q is no address such as :8080 or 127.0.0.1:8080", s.Page)
	}
	if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 || port != strconv.Itoa(n) {
		return fmt.Errorf("page %q: the port %q is no number from 0 to 65535; %s", s.Page, port, form)
	}
	if host == "" {
		return nil
	}
	if _, err := netip.ParseAddr(host); err == nil {
		return nil
	}
	if !hostName.MatchString(host) || strings.Trim(host, "0123456789.") == "" {
		return fmt.Errorf("page %q: %q is no address of this machine; %s", s.Page, host, form)
	}
	return nil
}
