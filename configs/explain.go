package configs

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v3"
)

// errNoSettings is why a text that YAML can read has no settings in it.
var errNoSettings = errors.New("no settings")

// block is a key of a settings file with all that belongs to it.
type block struct {
	line  int // of the key, counted from 1
	lines []string
}

// blocks cuts a file into its keys: each begins with a line that is not indented.
func blocks(text []byte) []block {
	var all []block
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimRight(line, "\r")
		switch begins := line != "" && !strings.ContainsRune(" \t#-]}", rune(line[0])); {
		case begins:
			all = append(all, block{i + 1, []string{line}})
		case len(all) > 0:
			last := &all[len(all)-1]
			last.lines = append(last.lines, line)
		case strings.TrimSpace(line) != "" && line[0] != '#' && !strings.HasPrefix(line, "---"):
			all = append(all, block{i + 1, []string{line}})
		}
	}
	return all
}

// explain says in which line a file cannot be read, and what to write. YAML's own
// words are of use to nobody who does not know its grammar, and its line is often that
// of another key; so each key is read by itself.
func explain(text []byte, err error) fault {
	for _, b := range blocks(text) {
		var doc yaml.Node
		if e := yaml.Unmarshal([]byte(strings.Join(b.lines, "\n")), &doc); e != nil || !mapping(doc) {
			return b.explain()
		}
	}
	return faultf(lineOf(err), "this cannot be read; settings are written as KEY: VALUE, each at the beginning of its line")
}

func mapping(doc yaml.Node) bool {
	return len(doc.Content) == 1 && doc.Content[0].Kind == yaml.MappingNode
}

// number finds the line in an error of YAML's.
var number = regexp.MustCompile(`line (\d+)`)

func lineOf(err error) int {
	if found := number.FindStringSubmatch(err.Error()); found != nil {
		if n, err := strconv.Atoi(found[1]); err == nil {
			return n
		}
	}
	return 1
}

// pair is a key with its value in one line.
var pair = regexp.MustCompile(`^([\pL\pN_.-]+)\s*:(\s*)(.*)$`)

// explain says why a key cannot be read.
func (b block) explain() fault {
	for i, line := range b.lines {
		if indent := line[:len(line)-len(strings.TrimLeft(line, " \t"))]; strings.Contains(indent, "\t") {
			return faultf(b.line+i, "the line begins with a tab; indent it with spaces")
		}
	}
	found := pair.FindStringSubmatch(b.lines[0])
	if found == nil {
		return faultf(b.line, "settings are written as KEY: VALUE, as in language: de")
	}
	key, space, value := found[1], found[2], strings.TrimSpace(found[3])
	if _, known := kinds[key]; !known {
		return faultf(b.line, "%w", unknown(key))
	}
	switch {
	case space == "" && value != "":
		return faultf(b.line, "a space is missing behind the colon; write %s: %s", key, value)
	case value == "":
		return b.wrongList(key)
	case strings.HasPrefix(value, "["):
		return faultf(b.line, "the list of %s cannot be read; write it like %s: [\"a\", \"b\"], each text in quotes", key, key)
	case strings.ContainsAny(value[:1], `"'`):
		return faultf(b.line, "the text of %s has a quotation mark or a backslash too many or too few; write %s: %s", key, key, quoted(strings.Trim(value, `"'`)))
	case b.more() > 0 && plainValue(key, value):
		return faultf(b.line+b.more(), "the lines below %s belong to no setting; write each as KEY: VALUE", key)
	}
	return faultf(b.line, "the text of %s has signs that mean something else in YAML; write it in quotes: %s: %s", key, key, quoted(value))
}

// more is the first line below the key's own that says something; 0 for none.
func (b block) more() int {
	return 1 + slices.IndexFunc(b.lines[1:], func(line string) bool {
		line = strings.TrimSpace(line)
		return line != "" && line[0] != '#'
	})
}

// plainValue reports whether a key can be read with its value alone.
func plainValue(key, value string) bool {
	var doc yaml.Node
	return yaml.Unmarshal([]byte(key+": "+value), &doc) == nil
}

// wrongList says which line of a list below a key cannot be read.
func (b block) wrongList(key string) fault {
	for i, line := range b.lines[1:] {
		text, isItem := strings.CutPrefix(strings.TrimSpace(line), "- ")
		var doc yaml.Node
		if isItem && yaml.Unmarshal([]byte(strings.TrimSpace(line)), &doc) != nil {
			return faultf(b.line+1+i, "the text has signs that mean something else in YAML; write it in quotes: - %s", quoted(strings.Trim(text, `"'`)))
		}
	}
	return faultf(b.line, "the list below %s cannot be read; write each line like   - \"a\", all indented alike", key)
}

// quoted is a text in YAML's double quotes.
func quoted(text string) string { return strconv.Quote(text) }
