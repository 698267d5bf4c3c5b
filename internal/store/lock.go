package store

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"silvertray/internal/durable"
)

// ErrTaken is why a second program cannot play with the same store.
var ErrTaken = errors.New("another program keeps its match here")

// takeLock makes this the one program that plays with the store. The lock goes
// with the program, however that ends.
func (s *Store) takeLock() error {
	if s.lock != nil {
		return nil
	}
	path := filepath.Join(s.Folder, lockFile)
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		if _, err := durable.SetAside(durable.OS, path); err != nil {
			return err
		}
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		who, _ := io.ReadAll(io.LimitReader(f, 200))
		return errors.Join(fmt.Errorf("%w: %s in %s", ErrTaken, strings.TrimSpace(string(who)), s.Folder), f.Close())
	}
	if err != nil {
		return errors.Join(fmt.Errorf("lock the matches: %w", err), f.Close())
	}
	s.lock = f
	// Who it is serves only the message above: a full disk is met elsewhere.
	if err := f.Truncate(0); err == nil {
		_, _ = fmt.Fprintf(f, "%s (process %d)\n", s.As, os.Getpid())
	}
	return nil
}
