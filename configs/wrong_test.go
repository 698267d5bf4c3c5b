package configs_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// jargon are words of decoders, which help nobody.
var jargon = regexp.MustCompile(`yaml: [a-z]|mapping values|expected key|did not find|could not find|decod|unconvertible|unmarshal|cannot parse|strconv|invalid syntax|!!|mapstructure|reflect|\[\]interface|map\[|<nil>|viper`)

// TestWhatAFileMayHaveWrong names the line of each fault, and what to write.
func TestWhatAFileMayHaveWrong(t *testing.T) {
	for text, want := range map[string]string{
		// Texts that YAML takes for something else.
		"# mine\nsource: usb:":                       `line 2: the text of source has signs that mean something else in YAML; write it in quotes: source: "usb:"`,
		"source:\n  - usb:":                          `line 1: source takes a list of texts, such as ["usb:"]`,
		"source: csi: 0":                             `line 1: the text of source has signs that mean something else in YAML; write it in quotes: source: "csi: 0"`,
		"players: @home":                             `players: "@home"`,
		"language: en\nplayers: %x":                  `line 2: the text of players has signs`,
		"players: [@x, Ana]":                         `line 1: the list of players cannot be read; write it like players: ["a", "b"]`,
		"game: doppelt-so-clever\nplayers: [A":       `line 2: the list of players cannot be read`,
		"players: [A\nlanguage: de":                  `line 1: the list of players cannot be read`,
		"language: de\nplayers:\n  - Ana\n - B":      `line 2: the list below players cannot be read`,
		"players:\n  - Ana\n  - @b":                  `line 3: the text has signs that mean something else in YAML; write it in quotes: - "@b"`,
		"record: \"a\\qb\"":                          `line 1: the text of record has a quotation mark or a backslash too many or too few`,
		"record: \"game.txt\nlanguage: de":           `line 1: the text of record has a quotation mark`,
		"record: 'it's.txt'":                         `line 1: the text of record has a quotation mark`,
		"players: [*Ana, Ben]":                       `line 1: the list of players cannot be read`,
		"players: *Ana":                              `write it in quotes: players: "*Ana"`,
		"game: &g ganz-schoen-clever\nplayers: [*g]": `line 1: game has &g, which YAML takes for a mark of its own; if it is text, write it in quotes: "&g"`,
		"players: [&Ana, Ben]":                       `line 1: players has &Ana, which YAML takes for a mark of its own; if it is text, write it in quotes: "&Ana"`,
		"players: [!Ana, Ben]":                       `line 1: players has !Ana`,
		"players:\n  - Ana\n  - !!int 7":             `line 3: players has !!int`,
		"players:\n  - Ana\n  - #1":                  `line 1: line 3 of the list players is empty; delete it, or write text that begins with # in quotes`,
		// Keys and lines.
		"game:ganz-schoen-clever\nlanguage: de": `line 1: a space is missing behind the colon; write game: ganz-schoen-clever`,
		"language: de\n\tgame: x":               `line 2: the line begins with a tab; indent it with spaces`,
		"language: de\nplayers:\n\t- Ana":       `line 3: the line begins with a tab; indent it with spaces`,
		"language: de\n  game: x":               `line 2: the lines below language belong to no setting`,
		"game = ganz-schoen-clever":             `line 1: settings are written as KEY: VALUE`,
		"[game]":                                `line 1: settings are written as KEY: VALUE`,
		"{":                                     `line 1: settings are written as KEY: VALUE`,
		"- game: x":                             `line 1: settings are written as KEY: VALUE`,
		"panle: 264x176":                        `line 1: there is no setting "panle"; did you mean panel?`,
		"panle: @x":                             `line 1: there is no setting "panle"; did you mean panel?`,
		"Game: doppelt-so-clever":               `line 1: there is no setting "Game"; did you mean game?`,
		"<<: {language: de}":                    `line 1: there is no setting "<<"`,
		"? [a]\n: b":                            `line 1: settings are written as KEY: VALUE`,
		"language: de\n\nlanguage: it":          `line 3: language is set in line 1 already`,
		"language: de\n---\nlanguage: it":       `line 2: a second document begins here`,
		"---\nlanguage: de\n---\n":              `line 3: a second document begins here`,
		"language: de\n--- \n{":                 `line 2: a second document begins here`,
		"language: de\x00":                      `line 1: the line has the control character U+0000 in it`,
		"language: de\nplayers: [\x1b[1m]":      `line 2: the line has the control character U+001B in it`,
		"language: de\nplayers: [J\xf6rg]":      `line 2: the line is not UTF-8 text; save the file as UTF-8`,
		"\xff\xfel\x00a\x00":                    `line 1: the file is UTF-16 text; save it as UTF-8`,
		"\xfe\xff\x00l\x00a":                    `line 1: the file is UTF-16 text; save it as UTF-8`,
		// Wrong kinds.
		"rules: [solo-extra: no]":             `line 1: rules takes a list of texts, such as ["solo-extra=no"]`,
		"rules: {solo-extra: no, order: abc}": `line 1: rules takes a list, such as ["solo-extra=no", "order=abc"]`,
		"keys: {up: GPIO5}":                   `line 1: keys takes a list, such as ["up=GPIO5"]`,
		"players: [[Ana], Ben]":               `line 1: players takes a list of texts`,
		"players: [{a: [b]}]":                 `line 1: players takes a list of texts, such as [a, b]`,
		"panel: [264x176]":                    `line 1: panel takes one value, such as 264x176`,
		"game: {name: x}":                     `line 1: game takes one value`,
		"turned: yes":                         `line 1: turned takes true or false, not "yes"; write turned: true`,
		"phones: [true]":                      `line 1: phones takes true or false`,
		"quick: 2":                            `line 1: quick takes true or false, not "2"`,
		"inverted:":                           `line 1: inverted takes true or false, and nothing is written behind it`,
		"game:":                               `line 1: game takes one value, such as ganz-schoen-clever, and nothing is written behind it`,
		"keys:\nlanguage: de":                 `line 1: keys takes a list, such as [a, b]; write keys: [] for none, and nothing is written behind it`,
		"record: null":                        `line 1: record takes one value; write record: "" for none`,
		"page: ~":                             `line 1: page takes one value; write page: "" for none`,
		"source: Null":                        `line 1: source takes a list; write source: [] for none`,
		// Values out of bounds.
		"page: 8080:8080":                     `line 1: page "8080:8080": "8080" is no address of this machine`,
		"page: 8080":                          `line 1: page "8080" is no address such as :8080`,
		"page: :70000":                        `line 1: page ":70000": the port "70000" is no number from 0 to 65535`,
		"page: :-1":                           `the port "-1" is no number`,
		"page: :http":                         `the port "http" is no number`,
		"page: 300.1.1.1:80":                  `"300.1.1.1" is no address of this machine`,
		"page: http://box:8080":               `page "http://box:8080" is no address such as`,
		"language: deutsch":                   `line 1: language "deutsch" is not known`,
		"panel: epd2in7v3":                    `line 1: panel "epd2in7v3" is not known; did you mean epd2in7v2?`,
		"panel: -264x176":                     `panel "-264x176" is not known; did you mean 264x176?`,
		"cards: boxes":                        `line 1: cards "boxes" is not known; did you mean box?`,
		"tray: 0,0 9,0 9,NaN 0,90":            `line 1: tray`,
		"tray: 0,0 1e9,0 9,9 0,90":            `line 1: tray`,
		"rules: [solo-extra]":                 `line 1: rules: "solo-extra" is not of the form name=value`,
		"rules: [=no]":                        `line 1: rules: "=no" is not of the form name=value`,
		"rules: [solo-extra=]":                `line 1: rules: "solo-extra=" is not of the form name=value`,
		"rules: [a=b, a=c]":                   `line 1: rules: a is set twice, to "b" and to "c"`,
		"wiring: [dc=GPIO1, dc=GPIO2]":        `line 1: wiring "dc=GPIO2": dc is wired already, to GPIO1`,
		"wiring: [dc=GPIO1, rst=GPIO1]":       `line 1: wiring "rst=GPIO1": GPIO1 is wired already, to dc`,
		"keys: [up=GPIO25]\npanel: epd2in7v2": `line 1: the key up and the panel's dc are both wired to GPIO25`,
		"keys: [up=]":                         `line 1: key "up="`,
	} {
		path := file(t, text)
		_, err := load(t, path)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
			continue
		}
		if said := strings.ReplaceAll(err.Error(), path, ""); jargon.MatchString(said) && !strings.Contains(text, "!!") {
			t.Errorf("%q: %v has %q in it", text, err, jargon.FindString(said))
		}
		if !regexp.MustCompile(regexp.QuoteMeta(path) + `: line \d+: `).MatchString(err.Error()) {
			t.Errorf("%q: %v names no line", text, err)
		}
	}
}

// TestWhatAFileMayHave are unusual files that say what was meant.
func TestWhatAFileMayHave(t *testing.T) {
	for text, want := range map[string]string{
		"\ufefflanguage: de":                "de",
		"\ufeff# mine\r\nlanguage: de\r\n":  "de",
		"---\nlanguage: de":                 "de",
		"---\nlanguage: de\n...\n":          "de",
		"%YAML 1.1\n---\nlanguage: de":      "de",
		"language: !!str de":                "de",
		"language:   'de'  # mine":          "de",
		"{language: de, panel: 400x300}":    "de",
		"language: |\n  de":                 "de",
		"language: >-\n  de":                "de",
		"players:\nsource:\nlanguage: de":   "de",
		"turned: True\nlanguage: de":        "de",
		"---\n# nothing":                    "en",
		"":                                  "en",
		"\ufeff":                            "en",
		"page: ':8080'\nlanguage: de":       "de",
		"page: '[::1]:8080'\nlanguage: de":  "de",
		"page: box.local:0\nlanguage: \"de": "line 2",
	} {
		s, err := load(t, file(t, text))
		got := s.Language
		if err != nil {
			got = err.Error()
		}
		if !strings.Contains(got, want) {
			t.Errorf("%q: language %q, want %q", text, got, want)
		}
	}
}

// TestWhatTheEnvironmentMayHaveWrong names the variable and what to write.
func TestWhatTheEnvironmentMayHaveWrong(t *testing.T) {
	for variable, want := range map[string]string{
		"SILVERTRAY_TURNED=yes":         `environment SILVERTRAY_TURNED: turned takes true or false, not "yes"; write SILVERTRAY_TURNED=true`,
		"SILVERTRAY_QUICK=on":           `environment SILVERTRAY_QUICK: quick takes true or false, not "on"`,
		"SILVERTRAY_LOOKERS=2":          `environment SILVERTRAY_LOOKERS: lookers takes true or false`,
		"SILVERTRAY_PANLE=264x176":      `environment SILVERTRAY_PANLE: there is no setting "panle"; did you mean panel?`,
		"SILVERTRAY_Game=x":             `environment SILVERTRAY_Game: write SILVERTRAY_GAME`,
		"SILVERTRAY_PAGE=8080":          `environment SILVERTRAY_PAGE: page "8080" is no address such as`,
		"SILVERTRAY_RULES=solo-extra":   `environment SILVERTRAY_RULES: rules: "solo-extra" is not of the form name=value`,
		"SILVERTRAY_WIRING=dc":          `environment SILVERTRAY_WIRING: wiring "dc"`,
		"SILVERTRAY_KEYS=up=GPIO5,x":    `environment SILVERTRAY_KEYS: key "x"`,
		"SILVERTRAY_LANGUAGE=null":      `environment SILVERTRAY_LANGUAGE: language "null" is not known`,
		"SILVERTRAY_CARDS=1":            `environment SILVERTRAY_CARDS: cards "1" is not known`,
		"SILVERTRAY_TRAY=1,2":           `environment SILVERTRAY_TRAY: tray`,
		"SILVERTRAY_PLAYERS=Ana,ana":    `environment SILVERTRAY_PLAYERS: player 2: the names "Ana" and "ana" look the same`,
		"SILVERTRAY_PLAYERS=Ana#1":      `environment SILVERTRAY_PLAYERS: player 1: `,
		"SILVERTRAY_PLAYERS=A,B\xff":    `environment SILVERTRAY_PLAYERS: player 2: `,
		"SILVERTRAY_PLAYERS=\u200b,Ben": `environment SILVERTRAY_PLAYERS: player 1: `,
	} {
		t.Run(variable, func(t *testing.T) {
			name, value, _ := strings.Cut(variable, "=")
			t.Setenv(name, value)
			_, err := load(t, "")
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Fatalf("error %v, want %s", err, want)
			}
			if jargon.MatchString(err.Error()) {
				t.Errorf("%v has %q in it", err, jargon.FindString(err.Error()))
			}
		})
	}
}

// TestTrueAndFalse are written the same way in a file and in the environment.
func TestTrueAndFalse(t *testing.T) {
	for _, text := range []string{"true", "True", "TRUE", "1", `"true"`} {
		s, err := load(t, file(t, "turned: "+text))
		if err != nil || !s.Turned {
			t.Errorf("turned: %s is %v, %v", text, s.Turned, err)
		}
		t.Setenv("SILVERTRAY_TURNED", strings.Trim(text, `"`))
		if s, err := load(t, file(t, "turned: false")); err != nil || !s.Turned {
			t.Errorf("SILVERTRAY_TURNED=%s is %v, %v", text, s.Turned, err)
		}
		t.Setenv("SILVERTRAY_TURNED", "")
	}
}

// TestSeveralFaultsAreAllTold so that a file is mended in one go.
func TestSeveralFaultsAreAllTold(t *testing.T) {
	_, err := load(t, file(t, "panle: x\nturned: yes\nplayers: [a: b]\n"))
	for line := 1; line <= 3; line++ {
		if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("line %d: ", line)) {
			t.Errorf("%v does not tell of line %d", err, line)
		}
	}
}
