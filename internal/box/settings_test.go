package box

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/pflag"

	"silvertray/configs"
	"silvertray/internal/demo"
	"silvertray/internal/doctor"
)

// settingsIn are the settings of a file with this text, and why they could not be loaded.
func settingsIn(t *testing.T, text string) (configs.Settings, string, error) {
	t.Helper()
	t.Setenv("STATE_DIRECTORY", t.TempDir())
	path := filepath.Join(t.TempDir(), "silvertray.yaml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := configs.Load(path, pflag.NewFlagSet("test", pflag.ContinueOnError))
	return s, path, err
}

// found is what doctor says of the settings.
func found(t *testing.T, s configs.Settings, wrong error) doctor.Finding {
	t.Helper()
	m := doctor.Machine{
		Root: os.DirFS(t.TempDir()), Now: time.Now, Free: func(string) (uint64, error) { return 1 << 40, nil },
		Run: func(context.Context, string, ...string) (string, error) { return "", errors.New("no such program") },
	}
	for _, c := range Checks(t.Context(), m, "test", s, wrong) {
		if c.Name == "settings" {
			return c.Run(t.Context())
		}
	}
	t.Fatal("doctor does not look at the settings")
	return doctor.Finding{}
}

// TestDoctorAndPlayAgree gives both settings of every kind that no box can be put
// together from.
func TestDoctorAndPlayAgree(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"game: Ganz schön clever":                                `line 1: game "Ganz schön clever" is not known: there are `,
		"game: chess":                                            `line 1: game "chess" is not known: there are `,
		"\ngame: 007":                                            `line 2: game "007" is not known`,
		"players: [Ana, Ana]":                                    `line 1: player 2: there is a player "Ana" already`,
		"players: [Ana, ana]":                                    `line 1: player 2: the names "Ana" and "ana" look the same`,
		"language: de\nplayers: [A, B, C, D, E]":                 `line 2: 5 players: the game is for 1 to 4`,
		"players: [A]\n\nrules: [solo-extra=maybe]":              `line 3: setting solo-extra cannot be "maybe": it is yes or no`,
		"rules: [solo-extra=maybe]":                              `line 1: setting solo-extra cannot be "maybe": it is yes or no`,
		"rules: [solo-extar=no]":                                 `line 1: no game has a rule "solo-extar": there are `,
		"rules: [speed=high]":                                    `line 1: no game has a rule "speed": there are `,
		"game: einfach-genial\nrules: [teams=yes]\nplayers: [A]": `line 2: setting teams yes is for 4 players, not 1`,
		"page: 8080:8080":                                        `line 1: page "8080:8080"`,
		"source: nowhere.jpg":                                    `line 1: the pictures set as source cannot be read`,
		"source: [\"csi:x\"]":                                    `line 1: source "csi:x": "x" is not a camera's number`,
		"source: [\"csi:-1\"]":                                   `line 1: source "csi:-1"`,
		"source: [\"webcam:0\"]":                                 `line 1: source "webcam:0" is not known`,
		"source: [\"http://\"]":                                  `line 1: "http:" is not an address`,
		"source: [\"http://a:99999/\"]":                          `line 1: "http://a:99999/": the port 99999 is no number up to 65535`,
		"source: [\"usb:\", \"csi:\"]":                           `line 1: source "usb:" is a camera or a video, which stands alone`,
		"source: [\"video:none.mp4\"]":                           `line 1: the pictures set as source cannot be read`,
		"source: [\"\"]":                                         `line 1: a source is empty`,
		"record: " + dir:                                         `line 1: ` + dir + ` is no file`,
		"record: " + dir + "/none/game.txt":                      `line 1: the folder ` + dir + `/none is not there`,
		"record: " + file + "/game.txt":                          `line 1: the folder ` + file + ` is not there`,
		"pictures: " + file:                                      `line 1: ` + file + ` is no folder`,
		"pictures: " + file + "/a/b":                             `line 1: ` + file + ` is no folder`,
		"panel: 1x1":                                             `line 1: panel "1x1" is not known`,
		"wiring: [dc=GPIO1]":                                     `line 1: wiring: no pin is named for rst`,
		"keys: [up=GPIO1, down=GPIO1]":                           `line 1: key "down=GPIO1"`,
		"language: xx":                                           `line 1: language "xx" is not known`,
		"cards: me":                                              `line 1: cards "me" is not known`,
		"tray: 1,1":                                              `line 1: tray`,
		"turned: yes":                                            `line 1: turned takes true or false`,
		"game: x\nsource: nowhere.jpg\nrecord: " + dir:           `line 3: ` + dir,
	} {
		s, path, err := settingsIn(t, text)
		said := found(t, s, err)
		if said.OK || !strings.Contains(said.Text, path+": "+want) {
			t.Errorf("%q:\ndoctor says %s\nwant        %s", text, said, want)
		}
		if err == nil {
			_, err = Open(t.Context(), &s, Options{})
			if !errors.As(err, new(SettingsError)) {
				t.Errorf("%q: play does not blame the settings: %v", text, err)
			}
		}
		if err == nil || !strings.HasSuffix(said.Text, err.Error()) {
			t.Errorf("%q:\ndoctor says %s\nplay says   %v", text, said.Text, err)
		}
	}
}

// TestDoctorAndPlayAgreeOnWhatIsWell opens a box with settings of many kinds.
func TestDoctorAndPlayAgreeOnWhatIsWell(t *testing.T) {
	dir := t.TempDir()
	for _, text := range []string{
		"", "players: [Null, 007]", "players: [日本語, אבגד]", "rules: [solo-extra=no]", "pictures: " + dir + "/new/folder", "record: " + dir + "/game.txt",
		"source: " + dir, "source: [\"usb:\"]", "page: 127.0.0.1:0", "game: einfach-genial\nrules: [teams=yes, solo-extra=no]\nplayers: [A, B, C, D]",
	} {
		s, _, err := settingsIn(t, text+"\nkeypad: \"\"\nkeys: []\n")
		if said := found(t, s, err); !said.OK {
			t.Errorf("%q: doctor says %s", text, said)
		}
		b, err := Open(t.Context(), &s, Options{})
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if err := b.Close(); err != nil {
			t.Errorf("%q: close: %v", text, err)
		}
	}
}

// TestTheDemoBlamesItsSettings with the line, too.
func TestTheDemoBlamesItsSettings(t *testing.T) {
	s, path, err := settingsIn(t, "\ngame: chess\n")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OpenDemo(s, demo.NewNarrator(os.Stderr)); err == nil || !strings.Contains(err.Error(), path+": line 2: ") {
		t.Errorf("error %v", err)
	}
}
