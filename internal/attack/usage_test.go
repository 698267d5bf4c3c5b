package attack_test

import (
	"bytes"
	"fmt"
	"image/jpeg"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"silvertray/internal/imagecost/bombtest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// usage is what an attack costs the box: its peak of memory and of files on the disk above
// what it had, in bytes, processor time, and its peak of open files.
type usage struct {
	memory, disk int64
	processor    time.Duration
	files        int64
}

// bounds are the most that an attack may cost.
type bounds usage

const mega = 1 << 20

// during measures a box while something is done to it, and fails the test where it costs
// more than the bounds. A bound of 0 is none.
func (b *box) during(what string, most bounds, do func()) usage {
	b.t.Helper()
	b.proc("clear_refs", "5") // the peak of memory starts over
	memory, processor, disk := b.peak(), b.processor(), b.disk()
	var files, written atomic.Int64
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(20 * time.Millisecond)
		defer tick.Stop()
		for {
			files.Store(max(files.Load(), b.openFiles()))
			written.Store(max(written.Load(), b.disk()-disk))
			select {
			case <-tick.C:
			case <-stop:
				return
			}
		}
	}()
	do()
	close(stop)
	<-stopped
	u := usage{b.peak() - memory, written.Load(), b.processor() - processor, files.Load()}
	b.t.Logf("%s: %s", what, u)
	if over(u.memory, most.memory) || over(u.disk, most.disk) || over(u.processor, most.processor) || over(u.files, most.files) {
		b.t.Errorf("%s costs %s; the most is %s", what, u, usage(most))
	}
	return u
}

// largest is the time that one honest picture takes, as large as phones make them: what an
// attack may cost is told in such pictures, so that a slow machine may take longer.
var largest = sync.OnceValue(func() time.Duration {
	file := bombtest.JPEG{Width: 6_000, Height: 4_000, Sampling: []byte{0x22, 0x11, 0x11}, Frame: 0xc0}.Bytes()
	least := time.Hour
	for range 3 {
		began := time.Now()
		if _, err := jpeg.Decode(bytes.NewReader(file)); err != nil {
			panic(err) // the picture is made here
		}
		least = min(least, time.Since(began))
	}
	return least
})

// ofPictures is the processor time of so many honest pictures.
func ofPictures(n int) time.Duration { return time.Duration(n) * largest() }

func over[N int64 | time.Duration](n, most N) bool { return most > 0 && n > most }

func (u usage) String() string {
	return fmt.Sprintf("%d MB of memory, %d MB on the disk, %v of processor time, %d open files",
		u.memory/mega, u.disk/mega, u.processor, u.files)
}

// proc reads a file that the kernel has about the box, or writes to it.
func (b *box) proc(name string, write ...string) string {
	path := fmt.Sprintf("/proc/%d/%s", b.cmd.Process.Pid, name)
	if write != nil {
		_ = os.WriteFile(path, []byte(write[0]), 0) // without it the peak is of all the time
		return ""
	}
	text, err := os.ReadFile(path)
	if err != nil {
		b.t.Errorf("the box has ended: %v", err)
	}
	return string(text)
}

var peakOf = regexp.MustCompile(`VmHWM:\s+(\d+) kB`)

// peak is the most memory that the box had.
func (b *box) peak() int64 {
	m := peakOf.FindStringSubmatch(b.proc("status"))
	if m == nil {
		return 0
	}
	n, _ := strconv.ParseInt(m[1], 10, 64) // digits
	return n << 10
}

// processor is the time that the box has used: the fields utime and stime of proc(5), in
// hundredths of a second.
func (b *box) processor() time.Duration {
	_, stat, _ := strings.Cut(b.proc("stat"), ") ")
	fields := strings.Fields(stat)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// openFiles counts the box's open files and connections.
func (b *box) openFiles() int64 {
	all, _ := os.ReadDir(fmt.Sprintf("/proc/%d/fd", b.cmd.Process.Pid))
	return int64(len(all))
}

// disk is the size of all files of the box.
func (b *box) disk() (sum int64) {
	_ = filepath.WalkDir(b.dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil // gone meanwhile
		}
		if info, err := d.Info(); err == nil {
			sum += info.Size()
		}
		return nil
	})
	return sum
}
