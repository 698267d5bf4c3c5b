package journal

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"silvertray/internal/durable"
)

// maxNames bounds what is read of the names, in bytes.
const maxNames = 64 << 10

// mostNames is how many names of players are remembered.
const mostNames = 24

// Names is a file with the names of those who have played, a name a line, who
// played last first.
type Names struct{ Path string }

// errNames is why a file of names is damaged.
var errNames = errors.New("it has lines that are no names")

// Read returns the names; none where there is no file yet. Of a damaged file, those
// that can be read come with the error.
func (n Names) Read() (names []string, err error) {
	text, err := durable.Read(durable.OS, n.Path, maxNames)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	for line := range strings.Lines(string(text)) {
		name := strings.TrimSpace(line)
		switch {
		case !isName(name):
			err = errNames
		case name != "" && !slices.Contains(names, name) && len(names) < mostNames:
			names = append(names, name)
		}
	}
	if err != nil {
		return names, fmt.Errorf("read the names of players in %s: %w", n.Path, err)
	}
	return names, nil
}

// isName reports whether a line can be a name: text that can be seen, and not a
// whole page of it.
func isName(line string) bool {
	const longest = 200
	return len(line) <= longest && utf8.ValidString(line) && !strings.ContainsFunc(line, unicode.IsControl)
}

// Remember puts players before all others, in their seating order. A damaged file is
// set aside.
func (n Names) Remember(players []string) error {
	known, err := n.Read()
	if err != nil {
		if _, failed := durable.SetAside(durable.OS, n.Path); failed != nil {
			return errors.Join(err, failed)
		}
	}
	names := slices.Clone(players)
	for _, name := range known {
		if !slices.Contains(names, name) && len(names) < mostNames {
			names = append(names, name)
		}
	}
	text := []byte(strings.Join(names, "\n") + "\n")
	if err := durable.Replace(n.Path, text, durable.Public); err != nil {
		return fmt.Errorf("write the names of players: %w", err)
	}
	return nil
}
