// Package network reads a phone or a network camera over HTTP: a stream of
// JPEG pictures, however its parts are marked, or one picture a request, asked
// for again and again.
package network

import (
	"context"
	"errors"
	"fmt"
	"mime"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/vision/camera/live"
)

const (
	// answerTime bounds the wait for the begin of an answer, connectTime that
	// for a connection.
	answerTime  = 5 * time.Second
	connectTime = 3 * time.Second
	// maxRedirects is how often an answer may point elsewhere.
	maxRedirects = 5
	// pause between two single pictures.
	pause = 200 * time.Millisecond
)

// Camera is a camera on the network.
type Camera struct {
	// URL of its pictures. Name and password in it are sent along.
	URL string
	// Clock paces single pictures; the real one by default.
	Clock clockwork.Clock
}

// Check reports whether the address can be one of a camera.
func (c Camera) Check() error {
	u, err := url.Parse(c.URL)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("%q is not an address; write it like http://192.168.0.20:8080/video", hidden(c.URL))
	}
	if _, err := strconv.ParseUint(u.Port(), 10, 16); err != nil && u.Port() != "" {
		return fmt.Errorf("%q: the port %s is no number up to 65535", hidden(c.URL), u.Port())
	}
	return nil
}

// Open asks the camera for pictures, until ctx ends.
func (c Camera) Open(ctx context.Context) (live.Feed, error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	if c.Clock == nil {
		c.Clock = clockwork.NewRealClock()
	}
	transport := &http.Transport{
		DialContext:           (&net.Dialer{Timeout: connectTime}).DialContext,
		TLSHandshakeTimeout:   connectTime,
		ResponseHeaderTimeout: answerTime,
		MaxIdleConnsPerHost:   1,
		DisableCompression:    true, // pictures are compressed already
	}
	a := &asker{
		ctx: ctx, url: c.URL, clock: c.Clock, transport: transport,
		client: &http.Client{Transport: transport, CheckRedirect: redirect},
	}
	feed, err := a.open()
	if err != nil {
		transport.CloseIdleConnections()
		return nil, err
	}
	return feed, nil
}

func redirect(_ *http.Request, via []*http.Request) error {
	if len(via) > maxRedirects {
		return errors.New("it points elsewhere again and again")
	}
	return nil
}

// asker sends requests to one camera.
type asker struct {
	ctx       context.Context
	url       string
	clock     clockwork.Clock
	client    *http.Client
	transport *http.Transport
}

// open asks once and chooses how to go on by the kind of the answer.
func (a *asker) open() (live.Feed, error) {
	r, err := a.ask()
	if err != nil {
		return nil, err
	}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type")) // wrong ones have no kind
	switch {
	case kind == "image/jpeg", kind == "image/jpg", kind == "image/png":
		return &snapshots{asker: a, first: r}, nil
	case strings.HasPrefix(kind, "text/"):
		r.Body.Close()
		return nil, fmt.Errorf("%s sends a web page, not pictures; use the address of its pictures, often ending in /video or /shot.jpg", a.host())
	}
	return newStream(a, r.Body), nil
}

// ask sends one request.
func (a *asker) ask() (*http.Response, error) {
	request, err := http.NewRequestWithContext(a.ctx, http.MethodGet, a.url, nil)
	if err != nil {
		return nil, fmt.Errorf("%q is not an address; write it like http://192.168.0.20:8080/video", hidden(a.url))
	}
	r, err := a.client.Do(request)
	if err != nil {
		return nil, fmt.Errorf("%s does not answer; see whether it is on, awake and in this network (%w)", a.host(), cause(err))
	}
	if r.StatusCode == http.StatusOK {
		return r, nil
	}
	r.Body.Close()
	return nil, a.refusal(r)
}

// refusal explains an answer without pictures.
func (a *asker) refusal(r *http.Response) error {
	switch r.StatusCode {
	case http.StatusUnauthorized, http.StatusForbidden:
		if r.Request.URL.User != nil {
			return fmt.Errorf("%s does not take this name and password; check them (%s)", a.host(), r.Status)
		}
		return fmt.Errorf("%s asks for a password; write http://NAME:PASSWORD@ before its address (%s)", a.host(), r.Status)
	case http.StatusNotFound, http.StatusGone:
		return fmt.Errorf("%s has no pictures at this address; look it up in the camera's app (%s)", a.host(), r.Status)
	}
	return fmt.Errorf("%s sends no pictures; restart it or its app (%s)", a.host(), r.Status)
}

// host names the camera without any password.
func (a *asker) host() string {
	if u, err := url.Parse(a.url); err == nil {
		return "the camera at " + u.Host
	}
	return "the camera"
}

// hidden is an address without its password.
func hidden(address string) string {
	if u, err := url.Parse(address); err == nil {
		return u.Redacted()
	}
	return "it"
}

// cause is an error of a request without the address, which is known.
func cause(err error) error {
	var timeout net.Error
	var dial *net.OpError
	switch {
	case !errors.As(err, &timeout) || !timeout.Timeout():
	case errors.As(err, &dial) && dial.Op == "dial":
		return timedOut{fmt.Sprintf("no connection within %v", connectTime), err}
	default:
		return timedOut{fmt.Sprintf("no answer within %v", answerTime), err}
	}
	var outer *url.Error
	if errors.As(err, &outer) {
		return outer.Err
	}
	return err
}

// timedOut is a time-out that tells the time that passed.
type timedOut struct {
	text   string
	reason error
}

func (t timedOut) Error() string { return t.text }
func (t timedOut) Unwrap() error { return t.reason }
