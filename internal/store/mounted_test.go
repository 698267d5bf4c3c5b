package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// mounted is a small disk of the test's own, of so many bytes.
func mounted(t *testing.T, size string) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("none", dir, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("only root may mount a disk for this test: %v", err)
	}
	t.Cleanup(func() { _ = syscall.Unmount(dir, syscall.MNT_DETACH) })
	return dir
}

// TestAFullDisk fills a real one under a match: the move does not count, until
// there is room again.
func TestAFullDisk(t *testing.T) {
	dir := mounted(t, "256k")
	b := opened(t, Config{Folder: filepath.Join(dir, "state")})
	b.deal("Ana", "Ben")
	b.play(10)
	filler := filepath.Join(dir, "filler")
	fill, err := os.Create(filler)
	for err == nil { // until not a byte more fits
		_, err = fill.WriteString(strings.Repeat("x", 1024))
	}
	if err := fill.Close(); err != nil {
		t.Fatal(err)
	}
	var full error
	for range 200 { // the pages that the file has already may have room
		if full = b.move(); full != nil {
			break
		}
	}
	if !errors.Is(full, syscall.ENOSPC) || full.Error() != "the disk is full" {
		t.Fatalf("error %v", full)
	}
	moves := b.moves
	b = b.again()
	b.stands(moves)
	b.GoOffline(full)
	b.play(3)
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	b.play(1)
	if b.Offline() {
		t.Error("there is room, and nothing is stored")
	}
	moves = b.moves
	b.again().stands(moves)
}

// TestADiskThatCanOnlyBeRead lets the match in it go on in memory.
func TestADiskThatCanOnlyBeRead(t *testing.T) {
	dir := mounted(t, "1m")
	b := opened(t, Config{Folder: dir})
	b.deal("Ana", "Ben")
	b.play(10)
	moves := b.moves
	b.Close()
	if err := syscall.Mount("none", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	b = opened(t, Config{Folder: dir})
	b.stands(moves)
	if said := b.said(); !b.Offline() || !strings.Contains(said, "the file can only be read") {
		t.Errorf("it says %q", said)
	}
	b.play(4)
	if all, err := history(t, dir).Matches(Filter{}); err != nil || len(all) != 1 {
		t.Errorf("the history of a disk that can only be read: %+v, %v", all, err)
	}
	if err := syscall.Mount("none", dir, "tmpfs", syscall.MS_REMOUNT, ""); err != nil {
		t.Fatal(err)
	}
	b.play(1)
	moves = b.moves
	b = b.again()
	b.stands(moves)
}
