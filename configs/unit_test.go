package configs_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const unit = "debian/silvertray.service"

// allowed is the input device that the generator lets the service open for settings, "" for none.
func allowed(t *testing.T, settings string) string {
	t.Helper()
	folder := t.TempDir()
	file := filepath.Join(folder, "silvertray.yaml")
	if settings != absent {
		if err := os.WriteFile(file, []byte(settings), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command("debian/silvertray-generator", folder)
	c.Env = append(os.Environ(), "SETTINGS="+file)
	if out, err := c.CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("%v, says %q", err, out)
	}
	written, err := os.ReadFile(filepath.Join(folder, "silvertray.service.d", "keypad.conf"))
	if err != nil {
		return ""
	}
	_, device, _ := strings.Cut(string(written), "[Service]\nDeviceAllow=")
	return strings.TrimSuffix(device, " r\n")
}

const absent = "no file"

// TestTheServiceOpensTheKeypadOfTheSettings holds the generator against the program's
// own reading of the same settings.
func TestTheServiceOpensTheKeypadOfTheSettings(t *testing.T) {
	const mouse = "/dev/input/by-id/usb-1c4f_Keypad-event-kbd"
	for settings, want := range map[string]string{
		absent:                               "char-input",
		"page: \"\"\n":                       "char-input",
		"# keypad: \"\"\n":                   "char-input",
		"keypad: any\n":                      "char-input",
		"keypad: \"any\" # of them\n":        "char-input",
		"keypad: 'Num Pad'\n":                "char-input",
		"keypad: Keypad#2\n":                 "char-input",
		"keypad: \"\"\n":                     "",
		"keypad: ''\n":                       "",
		"keypad: '' # none\n":                "",
		"\"keypad\" : \"\"\n":                "",
		"\xef\xbb\xbfkeypad: \"\"\r\n":       "",
		"keypad: " + mouse + "\n":            mouse,
		"keypad: \"" + mouse + "\" # mine\n": mouse,
		"keypad: '" + mouse + "'\r\n":        mouse,
		"keypad: \"/dev/input/event3 rw\nDeviceAllow=/dev/sda\"\n": "",
		"keypad: /dev/input/event*\n":                              "",
	} {
		if got := allowed(t, settings); got != want {
			t.Errorf("%q allows %q, want %q", settings, got, want)
		}
		if settings == absent {
			continue
		}
		s, err := load(t, file(t, settings))
		if err != nil {
			t.Errorf("%q: %v", settings, err)
		} else if named := filepath.IsAbs(s.Keypad); want == "" != (s.Keypad == "") && !named || want == mouse && s.Keypad != mouse {
			t.Errorf("%q: the program reads %q, the service may open %q", settings, s.Keypad, want)
		}
	}
}

// TestTheUnitIsSound asks systemd itself, where it is installed.
func TestTheUnitIsSound(t *testing.T) {
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd-analyze is not installed: the unit is not checked")
	}
	text, err := os.ReadFile(unit)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(text), "char-input") {
		t.Error("the unit lets the service open every keyboard, whatever the settings name")
	}
	// The program and its manual are not installed here.
	text = []byte(strings.NewReplacer("/usr/bin/silvertray", "/bin/true", "man:silvertray(1) ", "").Replace(string(text)))
	copied := filepath.Join(t.TempDir(), "silvertray.service")
	if err := os.WriteFile(copied, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(analyze, "verify", copied).CombinedOutput(); err != nil || len(out) > 0 {
		t.Errorf("%v:\n%s", err, out)
	}
	// In tenths: 15 is what is left open on purpose.
	out, err := exec.Command(analyze, "security", "--offline=true", "--no-pager", "--threshold=15", copied).CombinedOutput()
	if err != nil {
		t.Errorf("%v:\n%s", err, out)
	}
}
