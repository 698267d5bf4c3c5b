package attack_test

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
)

// device is a browser or a program with an address and cookies of its own.
type device struct {
	*box
	from   netip.Addr
	client http.Client
	// says is added to each request.
	says http.Header
}

// answer is what a device gets.
type answer struct {
	status int
	body   string
	header http.Header
}

// device returns a new one.
func (b *box) device(from netip.Addr) *device {
	b.t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		b.t.Fatal(err)
	}
	d := &device{box: b, from: from, says: make(http.Header)}
	if !network.own && !isNear(from) {
		d.says.Set("X-Forwarded-For", from.String())
	}
	d.client = http.Client{
		Jar: jar, Timeout: patience,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		// A new connection each time: the harder case for who is honest.
		Transport: &http.Transport{DisableKeepAlives: true, DisableCompression: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return d.dial(ctx)
		}},
	}
	return d
}

// owner is a browser on the box itself, each time from another one of its addresses, so
// that it is not asked to wait.
func (b *box) owner() *device { return b.device(near(int(b.owners.Add(1)))) }

// phone is a browser on a phone.
func (b *box) phone(n int) *device { return b.device(phone(n)) }

// dial connects from the device's address.
func (d *device) dial(ctx context.Context) (net.Conn, error) {
	dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: d.from.AsSlice()}}
	return dialer.DialContext(ctx, "tcp", d.at(d.from))
}

// send sends a request to the box.
func (d *device) send(r *http.Request) (answer, error) {
	for name, values := range d.says {
		r.Header[name] = values
	}
	got, err := d.client.Do(r)
	if err != nil {
		return answer{}, err
	}
	defer got.Body.Close()
	body, err := io.ReadAll(got.Body)
	return answer{got.StatusCode, string(body), got.Header}, err
}

// request makes a request with a form, nil for none.
func (d *device) request(method, path string, form url.Values) *http.Request {
	d.t.Helper()
	r, err := http.NewRequest(method, "http://"+d.at(d.from)+path, strings.NewReader(form.Encode()))
	if err != nil {
		d.t.Fatal(err)
	}
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("X-Requested-With", "fetch")
	}
	return r
}

// get asks as an honest visitor, who has to get an answer.
func (d *device) get(path string) answer {
	d.t.Helper()
	got, err := d.send(d.request(http.MethodGet, path, nil))
	if err != nil {
		d.t.Fatalf("%s asks for %s: %v", d.from, path, err)
	}
	return got
}

// post sends a form as an honest visitor.
func (d *device) post(path string, form url.Values) answer {
	d.t.Helper()
	got, err := d.send(d.request(http.MethodPost, path, form))
	if err != nil {
		d.t.Fatalf("%s sends to %s: %v", d.from, path, err)
	}
	return got
}

var (
	codeOn  = regexp.MustCompile(`class="code">([\d ]+)<`)
	stateOn = regexp.MustCompile(`data-state="([^"]+)"`)
)

// code is the one that lets phones in, as the owner sees it.
func (b *box) code() string {
	b.t.Helper()
	return b.found(codeOn, b.owner().get("/").body)
}

// state is the name of the question that a device sees.
func (d *device) state() string {
	d.t.Helper()
	return d.found(stateOn, d.get("/main").body)
}

func (b *box) found(what *regexp.Regexp, body string) string {
	b.t.Helper()
	m := what.FindStringSubmatch(body)
	if m == nil {
		b.t.Fatalf("there is no %s in %.300s", what, body)
	}
	return m[1]
}

// sit gives the code and takes a player's seat, or comes in where there is no match.
func (d *device) sit(player string) *device {
	d.t.Helper()
	if got := d.post("/seat", url.Values{"code": {d.code()}, "player": {player}}); got.status != http.StatusSeeOther {
		d.t.Fatalf("%s gets no seat: %d %.300s", d.from, got.status, got.body)
	}
	return d
}

// press presses one of the page's keys.
func (d *device) press(key string) answer {
	d.t.Helper()
	return d.post("/press", url.Values{"state": {d.state()}, "key": {key}})
}

// raw sends bytes as they are and returns what comes back, empty where the box hangs up.
func (d *device) raw(sent string) string {
	d.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c, err := d.dial(ctx)
	if err != nil {
		d.t.Error(err)
		return ""
	}
	defer c.Close()
	if until, ok := ctx.Deadline(); ok {
		_ = c.SetDeadline(until) // a TCP connection takes one
	}
	if _, err := io.WriteString(c, sent); err != nil {
		return ""
	}
	got, err := io.ReadAll(c)
	if timeout := net.Error(nil); errors.As(err, &timeout) && timeout.Timeout() {
		d.t.Errorf("%.60q is not answered within %v", sent, patience)
	}
	return string(got)
}
