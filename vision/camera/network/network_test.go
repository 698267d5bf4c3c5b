package network_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/jonboulle/clockwork"

	"silvertray/internal/leaktest"
	"silvertray/vision/camera/live"
	"silvertray/vision/camera/network"
)

func picture(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 32, 24)), nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// connections counts a server's connections that are open.
type connections struct {
	mu   sync.Mutex
	open map[net.Conn]bool
}

func (c *connections) follow(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch state {
	case http.StateNew:
		c.open[conn] = true
	case http.StateClosed, http.StateHijacked:
		delete(c.open, conn)
	}
}

func (c *connections) settle(t *testing.T) {
	t.Helper()
	left := func() int {
		c.mu.Lock()
		defer c.mu.Unlock()
		return len(c.open)
	}
	if !leaktest.Settled(func() bool { return left() == 0 }) {
		t.Errorf("%d connections open after Close", left())
	}
}

// serve starts a camera, which must have no connection open at the end.
func serve(t *testing.T, handler http.HandlerFunc) string {
	t.Helper()
	c := &connections{open: map[net.Conn]bool{}}
	server := httptest.NewUnstartedServer(handler)
	server.Config.ConnState = c.follow
	server.Start()
	t.Cleanup(func() {
		c.settle(t)
		server.Close()
	})
	return server.URL
}

func open(t *testing.T, url string) (live.Feed, error) {
	t.Helper()
	feed, err := network.Camera{URL: url}.Open(t.Context())
	if err == nil {
		t.Cleanup(func() { feed.Close() })
	}
	return feed, err
}

// first opens the camera and takes pictures until the error.
func first(t *testing.T, url string) (pictures int, err error) {
	t.Helper()
	feed, err := open(t, url)
	for err == nil {
		if _, err = feed.Next(); err == nil {
			pictures++
		}
	}
	return pictures, err
}

// A camera that never answers is told with the time that has passed, without a
// library's words.
func TestTimeoutsTellTheTime(t *testing.T) {
	never := make(chan struct{})
	t.Cleanup(func() { close(never) })
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-never:
		case <-r.Context().Done():
		}
	})
	_, err := open(t, url)
	if err == nil || !strings.Contains(err.Error(), "no answer within 5s") || strings.Contains(err.Error(), "net/http") {
		t.Errorf("%v", err)
	}
}

func TestStreamsHoweverTheyAreMarked(t *testing.T) {
	p := picture(t)
	for name, test := range map[string]struct{ kind, before string }{
		"as the standard says": {"multipart/x-mixed-replace; boundary=b", fmt.Sprintf("\r\n--b\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n", len(p))},
		"no length":            {"multipart/x-mixed-replace; boundary=b", "\r\n--b\r\nContent-Type: image/jpeg\r\n\r\n"},
		"a wrong length":       {"multipart/x-mixed-replace; boundary=b", "\r\n--b\r\nContent-Length: 7\r\n\r\n"},
		"another boundary":     {"multipart/x-mixed-replace; boundary=--b", "--c\n\n"},
		"no boundary":          {"multipart/x-mixed-replace", ""},
		"a kind that is none":  {"multipart/x-mixed-replace;;boundary", "\r\n--b\r\n\r\n"},
		"no kind at all":       {"application/octet-stream", ""},
	} {
		t.Run(name, func(t *testing.T) {
			url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", test.kind)
				for range 3 {
					io.WriteString(w, test.before)
					w.Write(p)
				}
			})
			n, err := first(t, url)
			if n != 3 || !errors.Is(err, io.EOF) || !strings.Contains(err.Error(), "has stopped sending; see whether it is awake") {
				t.Errorf("%d pictures, %v; want 3, then the end", n, err)
			}
		})
	}
}

func TestSnapshotsAreAskedForAgain(t *testing.T) {
	p := picture(t)
	asked := make(chan struct{}, 10)
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		asked <- struct{}{}
		w.Header().Set("Content-Type", "image/jpeg")
		w.Write(p)
	})
	clock := clockwork.NewFakeClock()
	feed, err := network.Camera{URL: url, Clock: clock}.Open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer feed.Close()
	got := make(chan error, 1)
	for i := range 3 {
		go func() {
			shot, err := feed.Next()
			if err == nil && !bytes.Equal(shot.Data, p) {
				err = fmt.Errorf("%d bytes, want %d", len(shot.Data), len(p))
			}
			got <- err
		}()
		if i > 0 {
			if err := clock.BlockUntilContext(t.Context(), 1); err != nil {
				t.Fatal(err)
			}
			clock.Advance(200_000_000)
		}
		if err := <-got; err != nil {
			t.Fatal(err)
		}
	}
	if len(asked) != 3 {
		t.Errorf("asked %d times for 3 pictures", len(asked))
	}
}

func TestAnswersWithoutPicturesAreExplained(t *testing.T) {
	status := func(code int) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(code) }
	}
	send := func(kind string, body func(w io.Writer)) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			body(w)
		}
	}
	huge := func(w io.Writer) {
		block := append([]byte("\xff\xd8\xff\xda\x00\x02"), make([]byte, 1<<20)...)
		w.Write(block)
		for range 20 {
			if _, err := w.Write(block[8:]); err != nil {
				return
			}
		}
	}
	text := func(w io.Writer) { io.WriteString(w, strings.Repeat("no picture ", 1<<18)) }
	for name, test := range map[string]struct {
		handler http.HandlerFunc
		want    string
	}{
		"password":      {status(401), "asks for a password; write http://NAME:PASSWORD@"},
		"nothing there": {status(404), "has no pictures at this address; look it up"},
		"out of order":  {status(503), "sends no pictures; restart it"},
		"a page":        {send("text/html", text), "sends a web page, not pictures; use the address of its pictures"},
		"other stream":  {send("video/mp4", text), "something else than JPEG pictures; choose MJPEG"},
		"huge in stream": {send("multipart/x-mixed-replace", huge),
			"too large; choose a smaller size"},
		"huge alone": {send("image/jpeg", huge), "more than 16 MB; choose a smaller size"},
		"cut off":    {send("multipart/x-mixed-replace", func(w io.Writer) { w.Write(picture(t)[:100]) }), "has stopped sending; see whether"},
		"circle": {func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/", http.StatusFound) },
			"points elsewhere again and again"},
	} {
		t.Run(name, func(t *testing.T) {
			n, err := first(t, serve(t, test.handler))
			if n > 0 || err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%d pictures, error %v; want one with %q", n, err, test.want)
			}
		})
	}
}

func TestNameAndPasswordAreSentAndNotTold(t *testing.T) {
	p := picture(t)
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if name, password, _ := r.BasicAuth(); name != "ana" || password != "right" {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=b")
		w.Write(p)
	})
	if n, _ := first(t, strings.Replace(url, "//", "//ana:right@", 1)); n != 1 {
		t.Errorf("%d pictures, want 1", n)
	}
	_, err := first(t, strings.Replace(url, "//", "//ana:wr0ng@", 1))
	if err == nil || strings.Contains(err.Error(), "wr0ng") || !strings.Contains(err.Error(), "does not take this name and password") {
		t.Errorf("error %v", err)
	}
}

func TestARedirectIsFollowed(t *testing.T) {
	p := picture(t)
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/video" {
			http.Redirect(w, r, "/video", http.StatusMovedPermanently)
			return
		}
		w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=b")
		w.Write(p)
	})
	if n, err := first(t, url); n != 1 {
		t.Errorf("%d pictures, %v; want 1", n, err)
	}
}

// A camera that stalls, in a picture or before its first byte, is left as soon
// as the context ends.
func TestAStallEndsWithTheContext(t *testing.T) {
	for name, kind := range map[string]string{"stream": "multipart/x-mixed-replace", "snapshot": "image/jpeg"} {
		t.Run(name, func(t *testing.T) {
			url := serve(t, func(w http.ResponseWriter, r *http.Request) {
				w.Header().Set("Content-Type", kind)
				w.Write(picture(t)[:200])
				w.(http.Flusher).Flush()
				<-r.Context().Done()
			})
			ctx, cancel := context.WithCancel(t.Context())
			feed, err := network.Camera{URL: url}.Open(ctx)
			if err != nil {
				t.Fatal(err)
			}
			got := make(chan error, 1)
			go func() {
				_, err := feed.Next()
				got <- err
			}()
			cancel()
			if err := <-got; err == nil {
				t.Error("a picture out of half a one")
			}
			feed.Close()
		})
	}
	t.Run("answer", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		url := serve(t, func(_ http.ResponseWriter, r *http.Request) {
			cancel()
			<-r.Context().Done()
		})
		if _, err := (network.Camera{URL: url}).Open(ctx); err == nil {
			t.Error("opened without an answer")
		}
	})
}

func TestNobodyAnswers(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	server.Close()
	_, err := first(t, strings.Replace(server.URL, "//", "//ana:s3cret@", 1))
	if err == nil || !strings.Contains(err.Error(), "does not answer; see whether it is on") || strings.Contains(err.Error(), "s3cret") {
		t.Errorf("error %v", err)
	}
}

func TestCheck(t *testing.T) {
	for _, url := range []string{"", "http://", "ftp://a/b", "http://a b/", "192.168.0.20"} {
		if err := (network.Camera{URL: url}).Check(); err == nil {
			t.Errorf("%q: no error", url)
		}
	}
}
