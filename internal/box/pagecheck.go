package box

import (
	"context"
	"errors"
	"fmt"
	"net/netip"
	"strings"

	"silvertray/configs"
	"silvertray/internal/box/reach"
	"silvertray/internal/doctor"
)

// program is how this program is called where the system lists what runs, and the
// user that the package makes for it.
const program = "silvertray"

// checkPage looks whether the page can be opened where it is set, and whether phones
// reach it there.
func checkPage(s configs.Settings) doctor.Check {
	return doctor.Check{Name: "page", Look: func(ctx context.Context) (string, error) {
		at, err := reach.Listen(ctx, s.Page)
		var told *reach.Error
		if errors.As(err, &told) && strings.Contains(told.Holder.String(), program) {
			return fmt.Sprintf("%s is served by %s", s.Page, told.Holder), nil
		}
		if err != nil {
			return "", err
		}
		here, err := netip.ParseAddrPort(at.Addr().String())
		if err = errors.Join(err, at.Close()); err != nil {
			return "", err
		}
		address, ok := reach.This().Address(here.Addr())
		switch {
		case ok:
			return "phones reach it at http://" + netip.AddrPortFrom(address, here.Port()).String(), nil
		case here.Addr().IsLoopback():
			return s.Page + " is reached by this machine alone", nil
		}
		return "", errors.New("this machine is in no network in which phones could find it; connect it to your wireless network or by cable")
	}}
}
