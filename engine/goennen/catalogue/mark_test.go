package catalogue

import (
	"os"
	"strings"
	"testing"
)

// TestAByteOrderMarkIsPassedOver parses what some editors of Windows save.
func TestAByteOrderMarkIsPassedOver(t *testing.T) {
	text, err := os.ReadFile("practice.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"\ufeff" + string(text), "\ufeff" + strings.ReplaceAll(string(text), "\n", "\r\n")} {
		if _, err := Parse(strings.NewReader(text)); err != nil {
			t.Error(err)
		}
	}
}
