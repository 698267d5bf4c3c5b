package configs

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// maxBytes is the most that a settings file has; the shipped one has 5,000.
const maxBytes = 1 << 20

// A setting is one as it stands in a file.
type setting struct {
	// line of its key, counted from 1.
	line int
	// value is a text as it was written, or a list of such texts.
	value any
}

// written are the settings of a file by key.
type written map[string]setting

// values are the settings as the other sources have them.
func (w written) values() map[string]any {
	all := make(map[string]any, len(w))
	for key, s := range w {
		all[key] = s.value
	}
	return all
}

// readFile reads a settings file. The error names whatever is wrong, with its line and
// what to write.
func readFile(path string) (written, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxBytes+1))
	if err != nil {
		return nil, err
	}
	all, faults := parse(text)
	var wrong []error
	for _, f := range faults {
		wrong = append(wrong, fmt.Errorf("%s: line %d: %w", path, f.line, f.why))
	}
	return all, errors.Join(wrong...)
}

// A fault is what is wrong with a line.
type fault struct {
	line int
	why  error
}

// faultf is a fault in words.
func faultf(line int, format string, args ...any) fault {
	return fault{line, fmt.Errorf(format, args...)}
}

// parse reads the text of a settings file: all that can be read, and what is wrong with
// the rest.
func parse(text []byte) (written, []fault) {
	text, wrong := plain(text)
	if wrong != nil {
		return nil, []fault{*wrong}
	}
	var file yaml.Node
	decoder := yaml.NewDecoder(bytes.NewReader(text))
	switch err := decoder.Decode(&file); {
	case errors.Is(err, io.EOF):
		return nil, nil // comments at most
	case err != nil:
		return nil, []fault{explain(text, err)}
	}
	if err := decoder.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return nil, []fault{faultf(secondDocument(text), "a second document begins here; settings are one: delete the line with ---")}
	}
	top := file.Content[0]
	if top.Kind == yaml.ScalarNode && top.Value == "" && top.Style == 0 {
		return nil, nil // a --- without settings
	}
	if top.Kind != yaml.MappingNode {
		return nil, []fault{explain(text, errNoSettings)}
	}
	return settings(top)
}

// plain is the text of a file without the byte order mark that some editors put before
// it. The fault says that it is no text.
func plain(text []byte) ([]byte, *fault) {
	if len(text) > maxBytes {
		f := faultf(1, "this is no settings file: it is longer than %d bytes", maxBytes)
		return nil, &f
	}
	if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		f := faultf(1, "the file is UTF-16 text; save it as UTF-8")
		return nil, &f
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	for i, line := range bytes.Split(text, []byte("\n")) {
		for len(line) > 0 {
			r, size := utf8.DecodeRune(line)
			if r == utf8.RuneError && size == 1 {
				f := faultf(i+1, "the line is not UTF-8 text; save the file as UTF-8")
				return nil, &f
			}
			if r < ' ' && r != '\t' && r != '\r' || r == 0x7f {
				f := faultf(i+1, "the line has the control character %U in it; delete it", r)
				return nil, &f
			}
			line = line[size:]
		}
	}
	return text, nil
}

// secondDocument is the line in which the second document of a file begins.
func secondDocument(text []byte) int {
	begun := false
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimRight(line, " \t\r")
		mark := line == "---" || strings.HasPrefix(line, "--- ")
		if mark && begun {
			return i + 1
		}
		begun = begun || line != "" && line[0] != '#' && line[0] != '%'
	}
	return 1
}

// settings reads the keys and values of a file.
func settings(top *yaml.Node) (written, []fault) {
	all := make(written)
	var faults []fault
	for i := 0; i+1 < len(top.Content); i += 2 {
		key, value := top.Content[i], top.Content[i+1]
		if f := all.add(key, value); f != nil {
			faults = append(faults, *f)
		}
	}
	return all, faults
}
