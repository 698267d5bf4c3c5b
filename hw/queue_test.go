package hw_test

import (
	"bytes"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"

	"silvertray/hw"
)

// all takes what waits in a closed queue.
func all(q *hw.Queue) []hw.Key {
	var keys []hw.Key
	for k := range q.Presses() {
		keys = append(keys, k)
	}
	return keys
}

func TestQueueKeepsOrderWhileNobodyTakes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		made := rapid.SliceOfN(rapid.SampledFrom([]hw.Key{hw.Up, hw.Down, hw.OK, hw.Back, hw.OK | hw.Long}), 0, 150).Draw(t, "made")
		q := hw.NewQueue(nil)
		for _, k := range made {
			q.Press(k)
		}
		q.Close()
		if got := all(q); !slices.Equal(got, made) {
			t.Fatalf("took %v, made %v", got, made)
		}
	})
}

func TestQueueSaysWhatItLoses(t *testing.T) {
	var said bytes.Buffer
	q := hw.NewQueue(slog.New(slog.NewTextHandler(&said, nil)))
	made := 0
	for said.Len() == 0 {
		q.Press(hw.Up)
		made++
	}
	if made < 150 { // ten a second while a panel takes 15 s
		t.Errorf("press %d is lost already", made)
	}
	if !strings.Contains(said.String(), "lost") || !strings.Contains(said.String(), "up") {
		t.Errorf("said %q", said.String())
	}
}

func TestRepeatWaitsForTheReader(t *testing.T) {
	q := hw.NewQueue(nil)
	q.Press(hw.Down)
	q.Repeat(hw.Down) // the first press has not been taken
	<-q.Presses()
	q.Repeat(hw.Down)
	q.Repeat(hw.Down)
	q.Close()
	if got := all(q); len(got) != 1 || got[0] != hw.Down|hw.Long {
		t.Errorf("%v after the first, want one step of a key that is held", got)
	}
}

// typed are keys made beforehand.
type typed chan hw.Key

func (t typed) Presses() <-chan hw.Key { return t }

func TestQueueEndsWithWhatItFollows(t *testing.T) {
	terminal := make(typed, 2)
	terminal <- hw.Up
	terminal <- hw.OK
	close(terminal)
	q := hw.NewQueue(nil)
	q.Follow(terminal)
	if got := all(q); !slices.Equal(got, []hw.Key{hw.Up, hw.OK}) {
		t.Errorf("got %v", got)
	}
	q.Press(hw.Back) // too late, and no harm
}

func TestSourcesPressAtOnce(t *testing.T) {
	q := hw.NewQueue(nil)
	var sources sync.WaitGroup
	for _, k := range []hw.Key{hw.Up, hw.Down, hw.OK, hw.Back} {
		sources.Add(1)
		go func() {
			defer sources.Done()
			for range 20 {
				q.Press(k)
			}
		}()
	}
	sources.Wait()
	q.Close()
	if got := all(q); len(got) != 80 {
		t.Errorf("%d presses, want 80", len(got))
	}
}

func TestKeyNames(t *testing.T) {
	for k, want := range map[hw.Key]string{hw.Up: "up", hw.OK | hw.Long: "long ok", 0: "Key(0)", 9: "Key(9)"} {
		if got := k.String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	for _, k := range []hw.Key{hw.Up, hw.Down, hw.OK, hw.Back} {
		if got, err := hw.ParseKey(k.String()); got != k || err != nil {
			t.Errorf("%v read as %v, %v", k, got, err)
		}
	}
	for _, name := range []string{"", "left", "OK"} {
		if k, err := hw.ParseKey(name); err == nil {
			t.Errorf("%q is %v", name, k)
		}
	}
}
