package doctor

import (
	"context"
	"fmt"
	"strconv"
	"time"
)

// firstYear is when this program was written, so no correct clock shows less. A
// Raspberry Pi that was without power starts in the past.
const firstYear = 2025

// Clock checks that the clock was set: records are named by it.
func (m Machine) Clock() Check {
	return Check{"clock", func(ctx context.Context) (string, error) {
		now := m.Now()
		if now.Year() < firstYear {
			return "", fmt.Errorf("the clock shows %s; connect the network once, or run: sudo date -s \"YYYY-MM-DD HH:MM\"",
				now.Format(time.DateOnly))
		}
		says := now.Format("2006-01-02 15:04")
		switch sync, err := m.Run(ctx, "timedatectl", "show", "--property=NTPSynchronized", "--value"); {
		case err != nil:
			return says, nil // no systemd: nothing more is known
		case sync != "yes" && m.keepsTime():
			return says + ", by the clock of the machine", nil
		case sync != "yes":
			return "", fmt.Errorf("the clock shows %s but is not set by the network; connect it, and run: sudo timedatectl set-ntp true", says)
		}
		return says + ", set by the network", nil
	}}
}

// keepsTime reports whether the machine has a hardware clock that agrees with the
// system's. That of a Raspberry Pi 5 without a battery starts again in 1970.
func (m Machine) keepsTime() bool {
	seconds, err := strconv.ParseInt(m.text("sys/class/rtc/rtc0/since_epoch"), 10, 64)
	return err == nil && m.Now().Sub(time.Unix(seconds, 0)).Abs() < drift
}

// drift is how much two clocks of one machine may differ.
const drift = 10 * time.Minute
