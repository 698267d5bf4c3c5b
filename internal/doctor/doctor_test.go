package doctor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// healthy is a Raspberry Pi with everything right.
func healthy() Machine {
	return Machine{
		Root: fstest.MapFS{
			"dev/spidev0.0":            {},
			"dev/spidev0.1":            {},
			"dev/spidev10.0":           {}, // the start memory of a Raspberry Pi 5
			"boot/firmware/config.txt": {Data: []byte("#dtparam=spi=on\ndtparam=audio=on\n")},
			"etc/group":                {Data: []byte("root:x:0:\nvideo:x:44:pi\ninput:x:104:pi\nspi:x:999:pi\ngpio:x:986:pi\n")},
			"etc/os-release":           {Data: []byte("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n")},
			"proc/device-tree/model":   {Data: []byte("Raspberry Pi 4 Model B Rev 1.4\x00")},
		},
		Run: programs{
			"vcgencmd get_throttled":                              "throttled=0x0",
			"timedatectl show --property=NTPSynchronized --value": "yes",
			"systemctl is-active silvertray.service":              "active",
		}.run,
		Groups: []int{1000, 44, 104, 999, 986}, User: 1000,
		Free: func(string) (uint64, error) { return 20 << 30, nil },
		Now:  func() time.Time { return time.Date(2026, 3, 1, 18, 0, 0, 0, time.UTC) },
	}
}

// programs are command lines and what they print.
type programs map[string]string

func (p programs) run(_ context.Context, program string, args ...string) (string, error) {
	says, ok := p[program+" "+strings.Join(args, " ")]
	if !ok {
		return "", errors.New("no such program")
	}
	return says, nil
}

// all does every check of a machine.
func all(m Machine) map[string]Finding {
	found := make(map[string]Finding)
	for _, c := range []Check{
		m.SPI("/dev/spidev0.0"), m.Membership("spi", "gpio", "video", "input"), m.Space("/var/lib/silvertray"),
		m.Clock(), m.Power(), m.Versions("silvertray 1.0"),
	} {
		found[c.Name] = c.Run(context.Background())
	}
	return found
}

func TestAHealthyMachine(t *testing.T) {
	m := healthy()
	for name, f := range all(m) {
		if !f.OK {
			t.Errorf("%s: %s", name, f.Text)
		}
	}
	if got := all(m)["versions"].Text; got != "silvertray 1.0, Debian GNU/Linux 12 (bookworm), Raspberry Pi 4 Model B Rev 1.4" {
		t.Errorf("versions %q", got)
	}
	if !m.Serves(context.Background()) {
		t.Error("the service is active")
	}
}

func TestWhatIsWrongIsNamedWithWhatToDo(t *testing.T) {
	root := func(m Machine) fstest.MapFS { return m.Root.(fstest.MapFS) }
	throttled := func(bits string) func(*Machine) {
		return func(m *Machine) { m.Run = programs{"vcgencmd get_throttled": "throttled=" + bits}.run }
	}
	for _, test := range []struct {
		name, check, want string
		spoil             func(*Machine)
	}{
		{"no SPI", "spi", "raspi-config nonint do_spi 0 (or write dtparam=spi=on into /boot/firmware/config.txt)", func(m *Machine) {
			delete(root(*m), "dev/spidev0.0")
		}},
		{"no SPI before Debian 12", "spi", "into /boot/config.txt)", func(m *Machine) {
			delete(root(*m), "dev/spidev0.0")
			delete(root(*m), "boot/firmware/config.txt")
			root(*m)["boot/config.txt"] = &fstest.MapFile{Data: []byte("dtparam=i2c_arm=on\n")}
		}},
		{"SPI waits for a restart", "spi", "switched on in /boot/firmware/config.txt", func(m *Machine) {
			delete(root(*m), "dev/spidev0.0")
			root(*m)["boot/firmware/config.txt"] = &fstest.MapFile{Data: []byte("[all]\ndtparam=spi=on\r\n")}
		}},
		{"no SPI on another machine", "spi", "boot settings", func(m *Machine) {
			delete(root(*m), "dev/spidev0.0")
			delete(root(*m), "boot/firmware/config.txt")
		}},
		{"no groups", "groups", "usermod -aG spi,gpio,video,input", func(m *Machine) { m.Groups = []int{1000} }},
		{"one group missing", "groups", "usermod -aG input ", func(m *Machine) { m.Groups = []int{44, 999, 986} }},
		{"full disk", "disk", "only 30 MB", func(m *Machine) {
			m.Free = func(string) (uint64, error) { return 30 << 20, nil }
		}},
		{"no folder", "disk", "create it", func(m *Machine) {
			m.Free = func(string) (uint64, error) { return 0, errors.New("no such file") }
		}},
		{"clock at its start", "clock", "1970-01-01", func(m *Machine) {
			m.Now = func() time.Time { return time.Unix(0, 0).UTC() }
		}},
		{"clock not set", "clock", "set-ntp", func(m *Machine) {
			m.Run = programs{"timedatectl show --property=NTPSynchronized --value": "no"}.run
		}},
		{"under-voltage now", "power", "too low now", throttled("0x50005")},
		{"under-voltage before", "power", "since the start", throttled("0x50000")},
		{"under-voltage by the sensor", "power", "too low now", func(m *Machine) {
			m.Run = programs{}.run
			root(*m)["sys/class/hwmon/hwmon1/name"] = &fstest.MapFile{Data: []byte("rpi_volt\n")}
			root(*m)["sys/class/hwmon/hwmon1/in0_lcrit_alarm"] = &fstest.MapFile{Data: []byte("1\n")}
		}},
	} {
		m := healthy()
		test.spoil(&m)
		for name, f := range all(m) {
			if name == test.check && (f.OK || !strings.Contains(f.Text, test.want)) {
				t.Errorf("%s: %v, want it to say %q", test.name, f, test.want)
			}
			if name != test.check && !f.OK {
				t.Errorf("%s: %v", test.name, f)
			}
		}
	}
}

func TestAPlainComputerIsHealthyButForSPI(t *testing.T) {
	m := healthy()
	m.Root = fstest.MapFS{"etc/group": {Data: []byte("video:x:44:\n")}}
	m.Run = programs{}.run
	for name, f := range all(m) {
		if f.OK == (name == "spi") {
			t.Error(f)
		}
	}
}

func TestAPortThatOnlyTheDriverKnowsIsNotLookedFor(t *testing.T) {
	if f := healthy().SPI("SPI1.0").Run(t.Context()); !f.OK {
		t.Error(f)
	}
}

func TestAMachineWithAClockNeedsNoNetwork(t *testing.T) {
	m := healthy()
	m.Run = programs{"timedatectl show --property=NTPSynchronized --value": "no"}.run
	for clock, want := range map[string]bool{
		fmt.Sprintln(m.Now().Unix() + 5): true,
		"77\n":                           false, // no battery: since it was switched on
		"":                               false,
	} {
		m.Root.(fstest.MapFS)["sys/class/rtc/rtc0/since_epoch"] = &fstest.MapFile{Data: []byte(clock)}
		if f := m.Clock().Run(t.Context()); f.OK != want {
			t.Errorf("the machine's own clock shows %q: %v", clock, f)
		}
	}
}

func TestTheAdministratorNeedsNoGroups(t *testing.T) {
	m := healthy()
	m.User, m.Groups = 0, nil
	if f := all(m)["groups"]; !f.OK {
		t.Error(f)
	}
}

func TestACheckThatHangsIsLeftBehind(t *testing.T) {
	over, cancel := context.WithCancel(context.Background())
	cancel()
	for name, look := range map[string]func(context.Context) (string, error){
		"deaf": func(context.Context) (string, error) { select {} },
		"late": func(context.Context) (string, error) {
			return "", fmt.Errorf("ask the camera: %w", context.DeadlineExceeded)
		},
	} {
		f := Check{name, look}.Run(over)
		if f.OK || !strings.Contains(f.Text, "no answer within") {
			t.Errorf("%s: %v", name, f)
		}
	}
}

func TestFindingsAreLines(t *testing.T) {
	for f, want := range map[Finding]string{
		{"spi", true, "/dev/spidev0.0"}: "ok  spi       /dev/spidev0.0",
		{"camera", false, "plug it in"}: "!!  camera    plug it in",
	} {
		if got := f.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
