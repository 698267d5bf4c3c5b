package configs

import (
	"fmt"
	"strings"

	"silvertray/internal/words"
)

// notOne says that a setting has none of the values that it can have, and which one
// may be meant.
func notOne(key, value string, known []string) error {
	meant := words.Nearest(value, known)
	if meant != "" {
		meant = fmt.Sprintf("did you mean %s? ", meant)
	}
	return fmt.Errorf("%s %q is not known; %schoose one of %s", key, value, meant, strings.Join(known, ", "))
}
