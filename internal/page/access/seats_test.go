package access_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jonboulle/clockwork"
	"pgregory.net/rapid"

	"silvertray/internal/page/access"
)

var table = []string{"Ana", "Ben", "Cem"}

// room is seats with a clock that counts their changes.
type room struct {
	*access.Seats
	*testing.T
	clock   *clockwork.FakeClock
	changes int
}

func newRoom(t *testing.T) *room {
	r := &room{T: t, clock: clockwork.NewFakeClock()}
	r.Seats = access.NewSeats(r.clock, func() { r.changes++ })
	return r
}

// sit takes a seat from an address, and fails the test where that fails.
func (r *room) sit(player, device string) (token string) {
	r.Helper()
	token, err := r.Take(player, access.Newcomer{Device: device}, table)
	if err != nil {
		r.Fatalf("%s from %s: %v", player, device, err)
	}
	return token
}

func TestASeatIsOneDevices(t *testing.T) {
	r := newRoom(t)
	ben := r.sit("Ben", "a")
	if _, err := r.Take("Ben", access.Newcomer{Device: "b", Kind: "Android"}, table); !errors.Is(err, access.ErrTaken) {
		t.Fatalf("a second device: %v", err)
	}
	if s, ok := r.Of(ben); !ok || s.Wanted != r.clock.Now() || s.By != "b, Android" {
		t.Errorf("who has the seat is told %+v", s)
	}
	r.clock.Advance(11 * time.Minute)
	if s, _ := r.Of(ben); !s.Wanted.IsZero() {
		t.Error("is told for ever")
	}
	r.Leave(ben)
	r.sit("Ben", "b")
	if _, ok := r.Of(ben); ok {
		t.Error("a seat that was given back still counts")
	}
}

func TestASeatOfADeviceThatIsGoneCanBeTaken(t *testing.T) {
	r := newRoom(t)
	ben := r.sit("Ben", "a")
	r.clock.Advance(9 * time.Minute)
	r.Of(ben) // its page is open
	r.clock.Advance(9 * time.Minute)
	if held, gone := r.IsAway("Ben"); !held || gone {
		t.Errorf("nine minutes later: held %v, gone %v", held, gone)
	}
	r.clock.Advance(time.Minute)
	if held, gone := r.IsAway("Ben"); !held || !gone {
		t.Errorf("ten minutes later: held %v, gone %v", held, gone)
	}
	r.sit("Ben", "b")
	if _, ok := r.Of(ben); ok {
		t.Error("both have it")
	}
}

func TestADeviceChangesItsSeat(t *testing.T) {
	r := newRoom(t)
	ben := r.sit("Ben", "a")
	ana, err := r.Take("Ana", access.Newcomer{Token: ben, Device: "a"}, table)
	if err != nil || len(r.All()) != 1 {
		t.Fatalf("%v; %d seats, want one", err, len(r.All()))
	}
	r.sit("Cem", "c")
	if _, err := r.Take("Cem", access.Newcomer{Token: ana, Device: "a"}, table); !errors.Is(err, access.ErrTaken) {
		t.Fatal(err)
	}
	if s, ok := r.Of(ana); !ok || s.Player != "Ana" {
		t.Error("who asks for a taken seat loses the own one")
	}
	again, err := r.Take("Ana", access.Newcomer{Token: ana, Device: "a"}, table)
	if s, ok := r.Of(again); err != nil || !ok || s.Player != "Ana" {
		t.Errorf("the own seat again: %v", err)
	}
}

func TestSeatsEndByThemselves(t *testing.T) {
	r := newRoom(t)
	used, unused := r.sit("Ana", "a"), r.sit("Ben", "b")
	for range 4 {
		r.clock.Advance(48 * time.Hour)
		r.Of(used)
	}
	if _, ok := r.Of(unused); ok {
		t.Error("a seat that was not used for eight days holds")
	}
	if _, ok := r.Of(used); !ok {
		t.Error("a seat that was used every other day has ended")
	}
	if r.changes < 5 {
		t.Errorf("stored %d times: a restart would forget when the seat was used", r.changes)
	}
}

func TestTheOwnerTakesASeatBack(t *testing.T) {
	r := newRoom(t)
	r.sit("Ana", "192.168.0.2")
	ben, err := r.Take("Ben", access.Newcomer{Device: "192.168.0.3", Kind: "iPhone"}, table)
	if err != nil {
		t.Fatal(err)
	}
	d := r.Devices()[1]
	if d.Player != "Ben" || d.Name != "192.168.0.3, iPhone" || !d.Since.Equal(r.clock.Now()) {
		t.Errorf("the owner sees %+v", d)
	}
	if _, ok := r.Of(d.ID); ok || strings.Contains(d.ID, ben) {
		t.Error("what the owner sees is a token")
	}
	r.Revoke(d.ID)
	if _, ok := r.Of(ben); ok || len(r.Devices()) != 1 {
		t.Error("the seat holds, or another one does not")
	}
	r.Revoke("")
	if len(r.Devices()) != 1 {
		t.Error("no seat named, and one taken back")
	}
	r.Clear()
	if len(r.Devices()) != 0 {
		t.Error("seats hold when all have ended")
	}
}

// TestNobodyIsPushedOut has guests come in as often as they like, from wherever: who
// has a seat in the match keeps it, and who waits keeps the place unless a player
// needs it.
func TestNobodyIsPushedOut(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := newRoom(t)
		ana, waiting := r.sit("Ana", "192.168.0.2"), r.sit("", "192.168.0.3")
		addresses := rapid.IntRange(1, 100).Draw(rt, "addresses")
		for i := range rapid.IntRange(0, 200).Draw(rt, "guests") {
			_, err := r.Take("", access.Newcomer{Device: fmt.Sprintf("10.0.0.%d", i%addresses)}, table)
			if err != nil && !errors.Is(err, access.ErrFull) {
				rt.Fatal(err)
			}
		}
		if _, ok := r.Of(waiting); !ok {
			rt.Fatal("who waited was pushed out by guests")
		}
		if n := len(r.All()); n > 32 {
			rt.Fatalf("%d seats", n)
		}
		ben, err := r.Take("Ben", access.Newcomer{Device: "192.168.0.4"}, table)
		if err != nil {
			rt.Fatalf("a player finds no room: %v", err)
		}
		for name, token := range map[string]string{"Ana": ana, "Ben": ben} {
			if s, ok := r.Of(token); !ok || s.Player != name {
				rt.Fatalf("%s has lost the seat", name)
			}
		}
	})
}

// TestPlayersOfOtherMatchesMakeRoom fills all seats with names of earlier evenings.
func TestPlayersOfOtherMatchesMakeRoom(t *testing.T) {
	r := newRoom(t)
	ana := r.sit("Ana", "a")
	for i := range 31 {
		r.clock.Advance(time.Minute)
		r.sit(fmt.Sprint("guest ", i), fmt.Sprint(i))
	}
	if _, err := r.Take("", access.Newcomer{Device: "x"}, table); !errors.Is(err, access.ErrFull) {
		t.Errorf("one without a seat: %v", err)
	}
	r.sit("Ben", "b")
	if _, ok := r.Of(ana); !ok {
		t.Error("a player made room")
	}
	if all := r.All(); len(all) != 32 || all[1].Player != "guest 1" {
		t.Errorf("%d seats, the second is %s's", len(all), all[1].Player)
	}
}

func TestSeatsAreRestored(t *testing.T) {
	r := newRoom(t)
	now := r.clock.Now()
	r.Restore([]access.Seat{
		{Token: "of an older version", Player: "Ana"},
		{Token: "the clock was ahead", Player: "Ben", Since: now.AddDate(1, 0, 0), Seen: now.AddDate(1, 0, 0)},
		{Token: "long ago", Player: "Cem", Since: now.AddDate(0, -2, 0), Seen: now.AddDate(0, -1, 0)},
	})
	var players []string
	for _, s := range r.All() {
		players = append(players, s.Player)
	}
	if got := strings.Join(players, " "); got != "Ana Ben" {
		t.Errorf("restored: %s, want Ana Ben", got)
	}
	r.clock.Advance(8 * 24 * time.Hour)
	if n := len(r.All()); n != 0 {
		t.Errorf("%d seats hold for ever", n)
	}
}

func TestKindsOfDevices(t *testing.T) {
	for agent, want := range map[string]string{
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)": "iPhone",
		"Mozilla/5.0 (Linux; Android 14; Pixel 8)":               "Android",
		"Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)":          "iPad",
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64)":              "Windows",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)":        "Mac",
		"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)":               "ChromeOS",
		"Mozilla/5.0 (X11; Linux x86_64)":                        "Linux",
		"curl/8.5.0":                                             "", "": "", "<script>alert(1)</script>": "",
	} {
		if got := access.Kind(request("192.168.0.7:1", "box", map[string][]string{"User-Agent": {agent}})); got != want {
			t.Errorf("%q: %q, want %q", agent, got, want)
		}
	}
}
