package store

import (
	"bufio"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"silvertray/internal/thorough"
)

var wholeGames = thorough.Int("kills", 4, 25, "whole games in which TestKilled kills the box")

// TestKilled plays whole games through the companion in a process of its own,
// and kills that with SIGKILL at random moments, also while it starts. It has
// to come back as it was last shown, or one act further: that was on the disk
// already, and the picture of it was not yet out.
func TestKilled(t *testing.T) {
	r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
	var kills, moves, ahead int
	for range wholeGames() {
		box := killable{t: t, folder: t.TempDir()}
		for !box.over && !t.Failed() {
			box.live(r)
		}
		if t.Failed() {
			return
		}
		kills, moves, ahead = kills+box.kills, moves+len(box.shown), ahead+box.further
		os.RemoveAll(box.folder)
	}
	t.Logf("%d games of %d moves in all, killed %d times; %d times one act further than shown, else as shown", wholeGames(), moves, kills, ahead)
}

// killable is a box that is killed and started again.
type killable struct {
	t      *testing.T
	folder string
	// shown are the moves of the match as it was last shown; known tells that
	// it was.
	shown          []string
	known, over    bool
	kills, further int
}

// live starts the box and kills it after a while.
func (k *killable) live(r *rand.Rand) {
	k.t.Helper()
	self, err := os.Executable()
	if err != nil {
		k.t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), boxFolder+"="+k.folder)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		k.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		k.t.Fatal(err)
	}
	// So many screens, and then a moment that falls anywhere into an act.
	screens, moment := r.IntN(120), time.Duration(r.IntN(8000))*time.Microsecond
	var timer *time.Timer
	kill := func() {
		timer = time.AfterFunc(moment, func() { _ = cmd.Process.Kill() })
	}
	if screens < 10 {
		moment *= 5 // while it starts
		kill()
	}
	first := true
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for n := 0; lines.Scan(); n++ {
		k.read(lines.Text(), first)
		first = false
		if n == screens && timer == nil {
			kill()
		}
	}
	// What is cut off by the kill is not a line; Scan returns it as the last.
	err = cmd.Wait()
	if timer != nil {
		timer.Stop()
	}
	if err == nil {
		return
	}
	if strings.Contains(err.Error(), "killed") {
		k.kills++
		return
	}
	k.t.Errorf("the box ends by itself: %v", err)
}

// read stores what the box shows; the first is what it came back as.
func (k *killable) read(line string, first bool) {
	k.t.Helper()
	if line == "over" {
		k.over = true
		return
	}
	var moves []string
	if err := json.Unmarshal([]byte(line), &moves); err != nil {
		if strings.HasPrefix(line, "[") || line == "" {
			return // cut off by the kill
		}
		k.t.Errorf("the box says %q", line)
		return
	}
	if first && k.known && !slices.Equal(moves, k.shown) {
		k.further++
		if !oneActFrom(k.shown, moves) {
			k.t.Errorf("shown after %d moves, it comes back after %d:\n%q\n%q", len(k.shown), len(moves), k.shown, moves)
		}
	}
	k.shown, k.known = moves, true
}

// oneActFrom reports whether one move more, some taken back, or one replaced leads
// from a match to another.
func oneActFrom(before, after []string) bool {
	same := 0
	for same < min(len(before), len(after)) && before[same] == after[same] {
		same++
	}
	switch {
	case same == len(before):
		return len(after) == same+1
	case same == len(after):
		return true
	}
	rest, kept := before[same+1:], after[same+1:]
	return len(kept) <= len(rest) && slices.Equal(kept, rest[:len(kept)])
}
