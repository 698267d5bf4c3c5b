// Package doctor finds out why a box does not work, and says what to do.
//
// Checks see the machine through a Machine, so that tests can make one up.
package doctor

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
)

// Bound is how long a check may take.
const Bound = 10 * time.Second

// Check looks at one thing.
type Check struct {
	Name string
	// Look returns what is well, or an error that says what to do. It returns
	// soon after ctx ends; one that does not is abandoned.
	Look func(ctx context.Context) (string, error)
}

// Finding is the result of a check.
type Finding struct {
	Name string `json:"check"`
	OK   bool   `json:"ok"`
	Text string `json:"text"`
}

// String returns the finding as a line for people.
func (f Finding) String() string {
	mark := "ok"
	if !f.OK {
		mark = "!!"
	}
	return fmt.Sprintf("%-3s %-9s %s", mark, f.Name, f.Text)
}

// Run does a check within Bound.
func (c Check) Run(ctx context.Context) Finding {
	ctx, cancel := context.WithTimeout(ctx, Bound)
	defer cancel()
	found := make(chan Finding, 1)
	go func() { found <- c.find(ctx) }()
	select {
	case f := <-found:
		return f
	case <-ctx.Done():
	}
	select { // one that ended together with ctx says more
	case f := <-found:
		return f
	case <-time.After(grace):
		return Finding{Name: c.Name, Text: fmt.Sprintf("no answer within %v; restart the machine", Bound)}
	}
}

// grace is how long a check may take to return after its time is over.
const grace = 500 * time.Millisecond

func (c Check) find(ctx context.Context) Finding {
	text, err := c.Look(ctx)
	switch {
	case err == nil:
		return Finding{Name: c.Name, OK: true, Text: text}
	case errors.Is(err, context.DeadlineExceeded):
		said := strings.TrimSuffix(err.Error(), ": "+context.DeadlineExceeded.Error())
		if said == context.DeadlineExceeded.Error() {
			said = "nothing is known of it"
		}
		return Finding{Name: c.Name, Text: fmt.Sprintf("no answer within %v (%s)", Bound, said)}
	}
	return Finding{Name: c.Name, Text: err.Error()}
}
