package reach

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"
	"syscall"
	"time"

	"silvertray/internal/words"
)

// Error says in words for people why nothing can listen at an address, and what to
// do.
type Error struct {
	// Holder names the program that listens there; empty where none does.
	Holder words.Phrase
	phrase words.Phrase
	reason error
}

// Error implements error.
func (e *Error) Error() string { return e.phrase.String() }

// Phrase is what to tell a person.
func (e *Error) Phrase() words.Phrase { return e.phrase }

// Unwrap returns the reason.
func (e *Error) Unwrap() error { return e.reason }

// lookup bounds the search for a name.
const lookup = 5 * time.Second

// Listen listens at an address, as the setting page has it. The error is an Error.
func Listen(ctx context.Context, address string) (net.Listener, error) {
	ctx, cancel := context.WithTimeout(ctx, lookup)
	defer cancel()
	var l net.ListenConfig
	at, err := l.Listen(ctx, "tcp", address)
	if err != nil {
		return nil, explain(address, err)
	}
	return at, nil
}

// explain finds the words for an error of listening.
func explain(address string, err error) *Error {
	e := &Error{reason: err}
	host, port, split := net.SplitHostPort(address)
	var dns *net.DNSError
	var form *net.AddrError
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		e.Holder = Holder("/", portNumber(port))
		e.phrase = words.Say("Port %s is taken by %s. End that, or set another port, such as page: :8081.", port, e.Holder)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		e.phrase = words.Say("This box has no address %s now. Set page: :%s, which listens on every address of the box.", host, port)
	case errors.Is(err, syscall.EACCES), errors.Is(err, syscall.EPERM):
		e.phrase = words.Say("Port %s is kept for the system. Set a port above 1023, such as page: :8080.", port)
	case split != nil, errors.As(err, &form), host == "":
		e.phrase = words.Say("%s is not an address to listen at. Set page: :8080.", address)
	case errors.As(err, &dns):
		e.phrase = words.Say("The name %s cannot be found. Set an address of the box, or page: :%s for all of them.", host, port)
	case errors.Is(err, context.DeadlineExceeded):
		e.phrase = words.Say("The name %s was looked for in vain for %s.", host, lookup.String())
	default:
		e.phrase = words.Say("The page cannot listen at %s: %s.", address, errText(err))
	}
	return e
}

// errText is what the system says, without what Go wraps around it.
func errText(err error) string {
	var inner syscall.Errno
	if errors.As(err, &inner) {
		return inner.Error()
	}
	var op *net.OpError
	if errors.As(err, &op) {
		return op.Err.Error()
	}
	return fmt.Sprint(err)
}

func portNumber(port string) int {
	n, err := strconv.Atoi(port)
	if err != nil {
		n, err = net.LookupPort("tcp", port)
	}
	if err != nil {
		return 0
	}
	return n
}
