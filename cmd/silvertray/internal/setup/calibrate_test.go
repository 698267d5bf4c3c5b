package setup

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"silvertray/calibration"
)

// phone is a network camera that sends a picture again and again, until it is
// told to send the next.
type phone struct {
	pictures [][]byte
	at       atomic.Int32
}

func (p *phone) ServeHTTP(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "image/jpeg")
	w.Write(p.pictures[min(int(p.at.Load()), len(p.pictures)-1)])
}

// person presses Enter whenever asked to, with the next picture laid before the
// camera; which one, says place.
type person struct {
	phone *phone
	place []int
}

func (p *person) Read(b []byte) (int, error) {
	if len(p.place) == 0 {
		return 0, io.EOF
	}
	p.phone.at.Store(int32(p.place[0]))
	p.place = p.place[1:]
	return copy(b, "\n"), nil
}

// The set-up with a camera: a hasty person leaves the dice on the table, is
// told, takes them away, and all goes on.
func TestSetUpWithACamera(t *testing.T) {
	p := &phone{}
	for _, path := range []string{"../../../../vision/dice/testdata/scenes/0017.jpg", "../../../../internal/demo/ganz-schoen-clever/01.jpg"} {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		p.pictures = append(p.pictures, data)
	}
	server := httptest.NewServer(p)
	defer server.Close()
	const empty, dice = 0, 1
	out := filepath.Join(t.TempDir(), "profile.yaml")
	var said bytes.Buffer
	cmd := newCalibrate()
	cmd.SetOut(&said)
	cmd.SetIn(&person{p, []int{empty, dice, empty, dice}})
	cmd.SetArgs([]string{"--out", out, "--area", "20,20 690,20 690,700 20,700",
		"--tray", "751,588 930,574 875,140 704,154", server.URL + "/shot.jpg"})
	if err := cmd.ExecuteContext(context.Background()); err != nil {
		t.Fatalf("%v\n%s", err, said.String())
	}
	for _, want := range []string{"Clear the table", "Leave the table empty", "the table is not empty: ", "Seen the empty table", "Lay your dice into the rolling area", "Seen 6 dice"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("it never said %q:\n%s", want, said.String())
		}
	}
	profile, err := calibration.Load(out)
	if err != nil || len(profile.Colours) != 6 {
		t.Errorf("the profile knows %d colours, %v", len(profile.Colours), err)
	}
}
