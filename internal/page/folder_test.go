package page_test

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"silvertray/internal/page"
	"silvertray/internal/prompt"
)

// TestNoAnswerNamesAFolder lets the loop refuse with a fault of a file.
func TestNoAnswerNamesAFolder(t *testing.T) {
	requests := make(chan prompt.Request)
	tab := setWith(t, atTheTray(t), func(c *page.Config, _ *newBox) { c.Requests = requests })
	ben := tab.seat("1")
	for _, script := range []bool{true, false} {
		go func() {
			for r := range requests {
				r.Answer <- errors.New("store the move: write /var/lib/silvertray/silvertray.db: no space left on device")
				if _, refresh := r.Act.(prompt.Refresh); !refresh {
					return
				}
			}
		}()
		headers := http.Header{}
		if script {
			headers["X-Requested-With"] = []string{"fetch"}
		}
		status, body := ben.send(http.MethodPost, "/choose", url.Values{"state": {ben.state()}, "player": {"1"}, "move": {"take green green.1"}}, headers)
		if status != http.StatusInternalServerError || strings.Contains(body, "/var") || !strings.Contains(body, "silvertray.db") {
			t.Errorf("script %t: %d %s", script, status, body)
		}
	}
}
