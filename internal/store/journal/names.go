package journal

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"silvertray/internal/durable"
)

// maxNames bounds what is read of the names, in bytes.
const maxNames = 1 << 20

// mostNames is how many names of players are remembered.
const mostNames = 24

// Names is a file with the names of those who have played, a name a line, who
// played last first.
type Names struct{ Path string }

// Read returns the names; none where there is no file yet.
func (n Names) Read() ([]string, error) {
	f, err := os.Open(n.Path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("open the names of players: %w", err)
	}
	defer f.Close()
	var names []string
	lines := bufio.NewScanner(io.LimitReader(f, maxNames))
	for lines.Scan() && len(names) < mostNames {
		if name := strings.TrimSpace(strings.TrimPrefix(lines.Text(), "\ufeff")); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("read the names of players: %w", err)
	}
	return names, nil
}

// Remember puts players before all others, in their seating order.
func (n Names) Remember(players []string) error {
	known, err := n.Read()
	if err != nil {
		return err
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
