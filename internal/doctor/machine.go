package doctor

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// Machine is what the checks see of a machine.
type Machine struct {
	// Root of the file system.
	Root fs.FS
	// Run runs a program and returns what it printed.
	Run func(ctx context.Context, program string, args ...string) (string, error)
	// Groups are the numbers of the groups that this process is in, and User
	// that of its user; 0 is the administrator.
	Groups []int
	User   int
	// Free returns how many bytes may still be written below a folder.
	Free func(folder string) (uint64, error)
	Now  func() time.Time
}

// This returns the machine that the program runs on.
func This() (Machine, error) {
	groups, err := os.Getgroups()
	if err != nil {
		return Machine{}, fmt.Errorf("find this process's groups: %w", err)
	}
	return Machine{
		Root: os.DirFS("/"), Run: output, Free: free, Now: time.Now,
		Groups: append(groups, os.Getegid()), User: os.Geteuid(),
	}, nil
}

func output(ctx context.Context, program string, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, program, args...).Output()
	return string(bytes.TrimSpace(out)), err
}

func free(folder string) (uint64, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(folder, &s); err != nil {
		return 0, err
	}
	return s.Bavail * uint64(s.Bsize), nil
}

// text returns a file's content; empty where there is none.
func (m Machine) text(path string) string {
	data, err := fs.ReadFile(m.Root, path)
	if err != nil {
		return ""
	}
	return strings.TrimSpace(strings.Trim(string(data), "\x00"))
}
