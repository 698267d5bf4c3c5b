package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The bounds of a record, as read and as printed. A game with four players has
// about 300 lines. Spaces in a line do not count: printing may add some.
const (
	maxBytes = 1 << 20
	maxLine  = 1000
)

// Error is what is wrong with a line of a record.
type Error struct {
	// Line counts from 1.
	Line int
	Err  error
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

func (e *Error) Unwrap() error { return e.Err }

// Parse reads a record. It checks the form; Replay checks the rules.
func Parse(from io.Reader) (*Record, error) {
	text, err := io.ReadAll(io.LimitReader(from, maxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("read the record: %w", err)
	}
	if len(text) > maxBytes {
		return nil, errTooLong
	}
	if text, err = plain(text); err != nil {
		return nil, &Error{1, err}
	}
	p := parser{Record: Record{header: make(map[string]int)}}
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	for i, line := range lines {
		if err := p.line(i+1, line); err != nil {
			return nil, &Error{i + 1, err}
		}
	}
	if missing := p.missing(); missing != "" {
		return nil, &Error{len(lines), fmt.Errorf("the record ends before the line %q", missing)}
	}
	p.endHeader()
	if len(p.Record.String()) > maxBytes {
		return nil, errTooLong
	}
	return &p.Record, nil
}

// plain is a text without the byte order mark that some editors put before it.
func plain(text []byte) ([]byte, error) {
	if bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")) {
		return nil, errors.New("the record is UTF-16 text; save it as UTF-8")
	}
	return bytes.TrimPrefix(text, []byte("\ufeff")), nil
}

var errTooLong = fmt.Errorf("the record is longer than %d bytes", maxBytes)

// parser is a record being read.
type parser struct {
	Record
	// pending are lines of which it is not settled yet whether they belong to
	// the header.
	pending []Line
	at      []int
	moved   bool // a move has been read
}

// line reads one line.
func (p *parser) line(number int, text string) error {
	if err := checkText(text); err != nil {
		return err
	}
	if number == 1 {
		return checkVersion(strings.TrimSpace(text))
	}
	before, comment, _ := strings.Cut(text, "#")
	words := strings.Fields(before)
	comment = strings.TrimRightFunc(strings.TrimPrefix(comment, " "), unicode.IsSpace)
	if len(words) > 0 && isHeader(words[0]) {
		at := words[0]
		if at == "set" && len(words) > 1 {
			at += " " + words[1]
		}
		p.Record.header[at] = number
		return p.headerLine(words, comment)
	}
	line := Line{Move: strings.Join(words, " "), Comment: comment}
	if line.Move != "" {
		if missing := p.missing(); missing != "" {
			return fmt.Errorf("the line %q has to come before the first move", missing)
		}
		p.moved = true
	}
	p.pending, p.at = append(p.pending, line), append(p.at, number)
	if p.moved {
		p.endHeader()
	}
	return nil
}

// checkText refuses what is no line of text.
func checkText(text string) error {
	switch {
	case len(text)-strings.Count(text, " ") > maxLine:
		return fmt.Errorf("the line is longer than %d bytes", maxLine)
	case !utf8.ValidString(text):
		return fmt.Errorf("the line is not UTF-8 text")
	}
	for _, r := range strings.TrimSuffix(text, "\r") {
		if unicode.IsControl(r) && r != '\t' {
			return fmt.Errorf("the line has the control character %U in it", r)
		}
	}
	return nil
}

// checkVersion refuses a first line other than this version's.
func checkVersion(line string) error {
	if line == version {
		return nil
	}
	if strings.HasPrefix(line, "silvertray record ") {
		return fmt.Errorf("%q is another version of the format; this program reads %q", line, version)
	}
	return fmt.Errorf("a record begins with %q", version)
}

func isHeader(word string) bool { return word == "game" || word == "players" || word == "set" }

// missing is the header line that has not come yet, if there is one.
func (p *parser) missing() string {
	switch {
	case p.Game == "":
		return "game NAME"
	case p.Setup.Players == nil:
		return "players NAMES"
	}
	return ""
}

// endHeader settles that the pending lines come after the header.
func (p *parser) endHeader() {
	p.Lines, p.numbers = append(p.Lines, p.pending...), append(p.numbers, p.at...)
	p.pending, p.at = nil, nil
}

// headerLine reads a line of the header.
func (p *parser) headerLine(words []string, comment string) error {
	if p.moved {
		return fmt.Errorf("%q belongs into the header, before the first move", words[0])
	}
	for _, line := range append(p.pending, Line{Comment: comment}) {
		if line.Comment != "" {
			p.Notes = append(p.Notes, line.Comment)
		}
	}
	p.pending, p.at = nil, nil
	switch words[0] {
	case "game":
		return p.game(words[1:])
	case "players":
		return p.players(strings.Join(words[1:], " "))
	}
	return p.set(words[1:])
}

func (p *parser) game(words []string) error {
	switch {
	case p.Game != "":
		return fmt.Errorf("the game is named twice")
	case len(words) != 1:
		return fmt.Errorf("the game is named in one word: game NAME")
	}
	p.Game = words[0]
	return nil
}

func (p *parser) players(list string) error {
	if p.Setup.Players != nil {
		return fmt.Errorf("the players are named twice")
	}
	for _, name := range strings.Split(list, ",") {
		name = strings.TrimSpace(name)
		if name == "" {
			return fmt.Errorf("a player has no name; write: players Ana, Ben")
		}
		p.Setup.Players = append(p.Setup.Players, name)
	}
	return nil
}

func (p *parser) set(words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("a setting is a name and a value: set NAME VALUE")
	}
	if _, twice := p.Setup.Settings[words[0]]; twice {
		return fmt.Errorf("setting %s is set twice", words[0])
	}
	if p.Setup.Settings == nil {
		p.Setup.Settings = make(map[string]string)
	}
	p.Setup.Settings[words[0]] = words[1]
	return nil
}
