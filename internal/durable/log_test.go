package durable_test

import (
	"math/rand/v2"
	"strings"
	"syscall"
	"testing"

	"silvertray/internal/durable"
	"silvertray/internal/durable/disktest"
)

const logPath = "/match/game.txt"

// logOn opens the log on a disk.
func logOn(t *testing.T, disk durable.Disk) *durable.Log {
	t.Helper()
	l, err := durable.OpenLog(disk, logPath)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l
}

// steps write a log: each appends a line or, where it has several, replaces all.
var steps = []string{"one\n", "two\n", "1\n2\n", "three\n", "a\nb\nc\n", "four\n"}

// step does one step, and returns what counts after it.
func step(l *durable.Log, text, before string) (string, error) {
	if strings.Count(text, "\n") > 1 {
		return text, l.Replace([]byte(text))
	}
	return before + text, l.Append(text)
}

// TestALineCutShortDoesNotStay fails each act in turn, once. A line that is said
// not to count is not in the file, and the next one does not join its beginning.
func TestALineCutShortDoesNotStay(t *testing.T) {
	for _, kind := range disktest.Kinds {
		t.Run(string(kind), func(t *testing.T) {
			for n := 1; ; n++ {
				disk := disktest.New()
				acts := failNth(disk, kind, n)
				l, counts := logOn(t, disk), ""
				for _, text := range steps {
					if after, err := step(l, text, counts); err == nil {
						counts = after
					}
					if got := string(logOn(t, disk).Text()); got != counts {
						t.Fatalf("act %d fails: the file holds %q, want %q", n, got, counts)
					}
				}
				if *acts < n {
					return
				}
			}
		})
	}
}

// failNth makes the nth act of a kind fail, and counts them.
func failNth(disk *disktest.Disk, kind disktest.Kind, n int) *int {
	acts := new(int)
	disk.Fail(func(a disktest.Act) error {
		if a.Kind != kind {
			return nil
		}
		if *acts++; *acts == n {
			return syscall.ENOSPC
		}
		return nil
	})
	return acts
}

// TestALogAfterAPowerCut loses power between any two acts: what counted is there,
// or what was being written.
func TestALogAfterAPowerCut(t *testing.T) {
	disk := disktest.New()
	l, counts := logOn(t, disk), ""
	begun := []int{0}
	stood := []string{""}
	for _, text := range steps {
		var err error
		if counts, err = step(l, text, counts); err != nil {
			t.Fatal(err)
		}
		begun, stood = append(begun, disk.Acts()), append(stood, counts)
	}
	r := rand.New(rand.NewPCG(1, 1))
	for at := range len(steps) {
		for acts := begun[at]; acts < begun[at+1]; acts++ {
			for range 8 {
				got := string(logOn(t, disk.Cut(acts, r)).Text())
				if got != stood[at] && got != stood[at+1] {
					t.Errorf("after %d of %d acts: %q, want %q or %q", acts, disk.Acts(), got, stood[at], stood[at+1])
				}
			}
		}
	}
}

// TestALogGoesOnBehindALineThatWasCut writes after a power cut.
func TestALogGoesOnBehindALineThatWasCut(t *testing.T) {
	for _, torn := range []string{"tw", "t\x00\x00", "\x00\x00o\n"} {
		disk := disktest.New()
		disk.Put(logPath, []byte("one\n"+torn))
		l := logOn(t, disk)
		if got := string(l.Text()); got != "one\n" {
			t.Errorf("%q counts, want the whole line", got)
		}
		if err := l.Append("three\n"); err != nil {
			t.Fatal(err)
		}
		if got := string(disk.Files()[logPath]); got != "one\nthree\n" {
			t.Errorf("the file holds %q", got)
		}
	}
}

// TestALogIsBounded opens a file that no game can have written.
func TestALogIsBounded(t *testing.T) {
	disk := disktest.New()
	disk.Put(logPath, make([]byte, 2<<20))
	if _, err := durable.OpenLog(disk, logPath); err == nil {
		t.Error("a file of 2 MiB is read")
	}
}

// TestZerosBeforeTheEndAreDamage has a page cleared in the middle: what comes behind it
// is not dropped without a word.
func TestZerosBeforeTheEndAreDamage(t *testing.T) {
	for _, text := range []string{"one\n\x00\x00\nthree\n", "\x00\x00\x00\x00two\nthree\n", "one\n" + strings.Repeat("\x00", 5000)} {
		disk := disktest.New()
		disk.Put(logPath, []byte(text))
		if l, err := durable.OpenLog(disk, logPath); err == nil {
			t.Errorf("%q is read as %q", text, l.Text())
		}
	}
}

// TestALogWithAMark was saved by an editor that marks its files.
func TestALogWithAMark(t *testing.T) {
	disk := disktest.New()
	disk.Put(logPath, []byte("\xef\xbb\xbfone\n"))
	l := logOn(t, disk)
	if err := l.Append("two\n"); err != nil {
		t.Fatal(err)
	}
	if got := string(logOn(t, disk).Text()); got != "one\ntwo\n" {
		t.Errorf("it holds %q", got)
	}
}

// TestALogTakesWhatItCanReadAgain grows until it is full.
func TestALogTakesWhatItCanReadAgain(t *testing.T) {
	disk := disktest.New()
	l := logOn(t, disk)
	line := strings.Repeat("x", 1<<18) + "\n"
	for l.Append(line) == nil {
	}
	if got := logOn(t, disk).Text(); len(got) == 0 || len(got) != len(l.Text()) {
		t.Errorf("%d bytes are read again, of %d", len(got), len(l.Text()))
	}
}
