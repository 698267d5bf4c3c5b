package store

import (
	"os"
	"path/filepath"
	"testing"
)

// BenchmarkKeep is one committed move, on the disk of TMPDIR. It also measures
// what a match takes in the file.
func BenchmarkKeep(b *testing.B) {
	box := opened(b, Config{Folder: b.TempDir()})
	box.deal("Ana", "Ben")
	matches := 1
	b.ResetTimer()
	for range b.N {
		if box.match.Ask().Over() {
			b.StopTimer()
			box.deal("Ana", "Ben")
			matches++
			b.StartTimer()
		}
		box.play(1)
	}
	b.StopTimer()
	if info, err := os.Stat(filepath.Join(box.Folder, Database)); err == nil && matches > 1 {
		b.ReportMetric(float64(info.Size())/float64(matches), "B/match")
	}
}

// BenchmarkOpen opens a store with 1,000 finished matches of two, as the box
// does when it is switched on.
func BenchmarkOpen(b *testing.B) {
	box := opened(b, Config{Folder: b.TempDir()})
	box.deal("Ana", "Ben")
	box.play(1000)
	one := box.game
	err := box.file.Write(func() error {
		for n := range 1000 {
			g := one.Clone()
			g.Key += string(rune('a'+n%26)) + string(rune('a'+n/26))
			g.Turn = n + 2
			if err := box.file.Put(g, g.Lines, true); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	c := box.Config
	if err := box.Close(); err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for range b.N {
		s, err := Open(c)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
