package configs

import (
	"fmt"
	"net"
)

// checkPage reports what is wrong with the page's address.
func (s Settings) checkPage() error {
	if s.Page == "" {
		return nil
	}
	if _, _, err := net.SplitHostPort(s.Page); err != nil {
		return fmt.Errorf("page %q is no address such as :8080 or 127.0.0.1:8080: %w", s.Page, err)
	}
	return nil
}
