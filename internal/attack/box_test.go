package attack_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// patience bounds what an honest visitor waits for, on a machine that also attacks.
const patience = 20 * time.Second

// box is the program while it runs.
type box struct {
	t    *testing.T
	dir  string
	port string
	cmd  *exec.Cmd
	said *log
	// owners counts the browsers on the box itself.
	owners atomic.Int32
}

// headerOf is a record's players.
var headerOf = regexp.MustCompile(`(?m)^(players) (.*)$`)

// log takes what the program says.
type log struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *log) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// start starts a box with a record, empty for none, and settings, a line each.
func start(t *testing.T, record string, settings ...string) *box {
	t.Helper()
	build(t)
	b := &box{t: t, port: freePort(t), said: &log{}}
	var err error
	if b.dir, err = os.MkdirTemp("", "box"); err != nil { // short enough for a socket's name
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(b.dir) })
	for _, folder := range []string{"state", "temporary", "pictures"} {
		if err := os.Mkdir(b.path(folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	page := "127.0.0.1:" + b.port
	if network.own {
		page = ":" + b.port
	}
	text := fmt.Sprintf("page: %q\nphones: true\nkeys: []\nkeypad: \"\"\nsource: [%q]\ncatalogue: %q\n", page, b.path("pictures"), b.path("state/cards.yaml"))
	for _, line := range settings {
		text += line + "\n"
	}
	if record != "" {
		text += fmt.Sprintf("record: %q\n", b.path("state/game.txt"))
		b.write("state/game.txt", record)
		for _, header := range headerOf.FindAllStringSubmatch(record, -1) { // so it goes on by itself
			text += fmt.Sprintf("%s: [%s]\n", header[1], header[2])
		}
	}
	b.write("silvertray.yaml", text)
	b.run()
	return b
}

func (b *box) path(name string) string { return filepath.Join(b.dir, name) }

func (b *box) write(name, text string) {
	b.t.Helper()
	if err := os.WriteFile(b.path(name), []byte(text), 0o600); err != nil {
		b.t.Fatal(err)
	}
}

// run runs the program until it says that it is ready.
func (b *box) run() {
	b.t.Helper()
	ready, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: b.path("ready"), Net: "unixgram"})
	if err != nil {
		b.t.Fatal(err)
	}
	defer ready.Close()
	b.cmd = exec.Command(program, "serve", "--config", b.path("silvertray.yaml"))
	b.cmd.Dir, b.cmd.Stdout, b.cmd.Stderr = b.path("state"), b.said, b.said
	b.cmd.Env = []string{
		"PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8", "HOME=" + b.dir, "TMPDIR=" + b.path("temporary"),
		"STATE_DIRECTORY=" + b.path("state"), "NOTIFY_SOCKET=" + b.path("ready"),
	}
	b.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := b.cmd.Start(); err != nil {
		b.t.Fatal(err)
	}
	b.t.Cleanup(b.stop)
	err = ready.SetReadDeadline(time.Now().Add(time.Minute))
	if err == nil {
		_, err = ready.Read(make([]byte, 100))
	}
	if err != nil {
		b.t.Fatalf("the box does not come up: %v\n%s", err, b.said)
	}
	b.open()
}

// open waits for the page, which may open after the box is ready.
func (b *box) open() {
	b.t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for began := time.Now(); time.Since(began) < time.Minute; <-tick.C {
		if c, err := b.owner().dial(context.Background()); err == nil {
			c.Close()
			return
		}
	}
	b.t.Fatalf("the page does not open\n%s", b.said)
}

// stop ends the program, which has to be there still.
func (b *box) stop() {
	if err := b.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		b.t.Errorf("the box has ended: %v", err)
	}
	ended := make(chan error, 1)
	go func() { ended <- b.cmd.Wait() }()
	select {
	case err := <-ended:
		var status *exec.ExitError
		if err != nil && !(errors.As(err, &status) && status.ExitCode() >= 0) {
			b.t.Errorf("the box ended badly: %v", err)
		}
	case <-time.After(time.Minute):
		b.t.Error("the box does not end")
		_ = b.cmd.Process.Kill()
		<-ended
	}
	if b.t.Failed() {
		said := b.said.String()
		b.t.Logf("the box said %d bytes, at last: %s", len(said), said[max(len(said)-2000, 0):])
	}
}

// boxes counts those that were started.
var boxes atomic.Int32

// freePort finds a port that nobody has. In a network of its own each box has another one,
// below those that connections get.
func freePort(t *testing.T) string {
	t.Helper()
	if network.own {
		return strconv.Itoa(8080 + int(boxes.Add(1)))
	}
	at, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer at.Close()
	_, port, err := net.SplitHostPort(at.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// at is the address at which a visitor reaches the box.
func (b *box) at(from netip.Addr) string {
	switch {
	case from.Is4() && network.own && !from.IsLoopback():
		return net.JoinHostPort("192.0.2.1", b.port)
	case from.Is4():
		return net.JoinHostPort("127.0.0.1", b.port)
	case from.IsLoopback():
		return net.JoinHostPort("::1", b.port)
	}
	return net.JoinHostPort("2001:db8::1", b.port)
}

// alive fails the test where the box does not serve its owner.
func (b *box) alive() {
	b.t.Helper()
	began := time.Now()
	if got := b.owner().get("/"); got.status != http.StatusOK {
		b.t.Errorf("the box's own page answers %d", got.status)
	}
	if took := time.Since(began); took > patience/2 {
		b.t.Errorf("the box's own page takes %v", took)
	}
}
