package site

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/configs"
	"silvertray/internal/box/reach"
	"silvertray/internal/prompt"
	"silvertray/internal/words"
)

// town is the network of a test: what can be listened at, and which address the
// machine has.
type town struct {
	mu      sync.Mutex
	refused error
	address string
	tries   chan struct{}
	open    net.Listener
}

func (w *town) listen(ctx context.Context, _ string) (net.Listener, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	select {
	case w.tries <- struct{}{}:
	default:
	}
	if w.refused != nil {
		return nil, w.refused
	}
	var err error
	w.open, err = reach.Listen(ctx, "127.0.0.1:0")
	return everywhere{w.open}, err
}

// everywhere is a listener that says it listens on all addresses.
type everywhere struct{ net.Listener }

func (e everywhere) Addr() net.Addr {
	return &net.TCPAddr{IP: net.IPv6unspecified, Port: e.Listener.Addr().(*net.TCPAddr).Port}
}

func (w *town) set(refused error, address string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.refused, w.address = refused, address
}

func (w *town) links() ([]reach.Link, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	l := reach.Link{Name: "wlan0", Flags: net.FlagUp | net.FlagRunning | net.FlagBroadcast}
	if w.address != "" {
		l.Addresses = append(l.Addresses, netip.MustParseAddr(w.address))
	}
	return []reach.Link{l}, nil
}

// settle opens a site in the town; refreshed gets a value whenever the loop is asked
// to draw anew.
func (w *town) settle(t *testing.T) (s *Site, clock *clockwork.FakeClock, refreshed chan prompt.Request) {
	t.Helper()
	clock, refreshed = clockwork.NewFakeClock(), make(chan prompt.Request)
	w.tries = make(chan struct{}, 100)
	s = Open(context.Background(), Config{
		Settings: configs.Settings{Page: ":8080"}, Requests: refreshed, Log: slog.New(slog.NewTextHandler(io.Discard, nil)), Clock: clock,
		Listen: w.listen, Network: reach.Network{Links: w.links, Source: func(bool) (netip.Addr, bool) { return netip.Addr{}, false }},
	})
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s, clock, refreshed
}

var errTaken = words.Sorry("Port 8080 is taken by python3.")

func (s *Site) said() string { return door{s.page.Door, s}.Trouble().String() }

// A page that cannot be opened is tried again, at longer and longer intervals, and is
// there as soon as it can be.
func TestAPageThatCannotBeOpenedIsTriedAgain(t *testing.T) {
	town := &town{refused: errTaken, address: "192.168.1.20"}
	s, clock, refreshed := town.settle(t)
	<-town.tries
	<-refreshed
	news := s.takeNews()
	if len(news) != 1 || !strings.Contains(news[0].Text.String(), "python3") {
		t.Errorf("the panel is told %v", news)
	}
	if s.Address() != "" || !strings.Contains(s.said(), "python3") {
		t.Errorf("address %q, trouble %q", s.Address(), s.said())
	}
	for _, wait := range []int{1, 2, 4, 8, 16, 32, 60, 60, 60} {
		bound, cancel := context.WithTimeout(context.Background(), time.Minute)
		if err := clock.BlockUntilContext(bound, 2); err != nil { // this one, and that for the address
			t.Fatal(err)
		}
		cancel()
		clock.Advance(time.Duration(wait)*time.Second - time.Millisecond)
		select {
		case <-town.tries:
			t.Fatalf("tried before %d s have passed", wait)
		default:
		}
		if wait == 60 {
			town.set(nil, "192.168.1.20")
		}
		clock.Advance(time.Millisecond)
		<-town.tries
		if wait == 60 {
			break
		}
	}
	<-refreshed
	if s.said() != "" {
		t.Fatalf("the page is there, but the panel says %q", s.said())
	}
	r, err := http.Get("http://" + town.open.Addr().String() + "/style.css")
	if err != nil {
		t.Fatal(err)
	}
	if r.Body.Close(); r.StatusCode != http.StatusOK {
		t.Error(r.Status)
	}
	if news := s.takeNews(); news != nil {
		t.Errorf("the panel is told %v", news)
	}
}

// A page that is lost while it runs is opened anew.
func TestAPageThatIsLost(t *testing.T) {
	town := &town{address: "192.168.1.20"}
	s, clock, refreshed := town.settle(t)
	<-town.tries
	if news := s.takeNews(); news != nil || s.said() != "" {
		t.Fatalf("news %v, trouble %q", news, s.said())
	}
	before := s.Address()
	town.set(errors.New("still gone"), "192.168.1.20")
	town.open.Close()
	<-refreshed
	if news := s.takeNews(); len(news) != 1 || s.said() == "" || s.Address() != "" {
		t.Errorf("news %v, trouble %q, address %q", news, s.said(), s.Address())
	}
	town.set(nil, "192.168.1.20")
	if err := clock.BlockUntilContext(t.Context(), 2); err != nil { // the retry, and the look at the address
		t.Fatal(err)
	}
	clock.Advance(firstRetry)
	<-town.tries
	<-refreshed
	if s.said() != "" || s.Address() == "" || s.Address() == before {
		t.Errorf("trouble %q, address %q, before %q", s.said(), s.Address(), before)
	}
}

// The address is looked up when it is asked for, and the panel is drawn anew when it
// has changed.
func TestTheAddressFollowsTheNetwork(t *testing.T) {
	town := &town{}
	s, clock, refreshed := town.settle(t)
	<-town.tries
	port := town.open.Addr().(*net.TCPAddr).Port
	for _, address := range []string{"192.168.1.20", "", "10.0.0.7", "fd12:3456::20"} {
		town.set(nil, address)
		want := ""
		if address != "" {
			want = "http://" + netip.AddrPortFrom(netip.MustParseAddr(address), uint16(port)).String()
		}
		if got := s.Address(); got != want {
			t.Errorf("with %q the page is at %q", address, got)
		}
		if said := s.said(); (said == "") != (address != "") {
			t.Errorf("with %q the panel says %q", address, said)
		}
		if err := clock.BlockUntilContext(context.Background(), 1); err != nil {
			t.Fatal(err)
		}
		clock.Advance(addressPace)
		<-refreshed
	}
}

// Without a page set, there is nothing to show and nothing to lose.
func TestNoPage(t *testing.T) {
	s := Open(context.Background(), Config{})
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}
