package reach

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"strings"
)

// program is how this program is called where the system lists what runs, and the
// user that the package makes for it.
const program = "silvertray"

// Check looks whether a page can be opened at an address, and whether phones reach it
// there. It returns what is well, or an error that says what to do.
func Check(ctx context.Context, page string) (string, error) {
	at, err := Listen(ctx, page)
	var told *Error
	if errors.As(err, &told) && strings.Contains(told.Holder.String(), program) {
		return fmt.Sprintf("%s is served by %s", page, told.Holder), nil
	}
	if err != nil {
		return "", err
	}
	here, err := netip.ParseAddrPort(at.Addr().String())
	if err = errors.Join(err, at.Close()); err != nil {
		return "", err
	}
	address, ok := This().Address(here.Addr())
	switch {
	case ok:
		return "phones reach it at http://" + netip.AddrPortFrom(address, here.Port()).String(), nil
	case here.Addr().IsLoopback():
		return page + " is reached by this machine alone", nil
	}
	return "", errors.New("this machine is in no network in which phones could find it; connect it to your wireless network or by cable")
}
