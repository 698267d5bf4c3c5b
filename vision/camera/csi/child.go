package csi

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"
)

// child is a program that was started. It is always waited for, so that none
// stays behind as a zombie.
type child struct {
	cmd    *exec.Cmd
	grace  time.Duration
	output *os.File
	errors tail
	done   chan struct{}
	once   sync.Once
}

// start starts a program in a process group of its own, so that what it starts
// in turn can be ended with it.
func start(cmd *exec.Cmd, grace time.Duration) (*child, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return nil, fmt.Errorf("make a pipe: %w", err)
	}
	defer write.Close() // the program has its own
	c := &child{cmd: cmd, grace: grace, output: read, done: make(chan struct{})}
	cmd.Stdout, cmd.Stderr = write, &c.errors
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.WaitDelay = grace // for what else holds its standard error
	if err := cmd.Start(); err != nil {
		read.Close()
		return nil, err
	}
	go func() {
		defer close(c.done)
		c.cmd.Wait() // how it ended is seen in what it wrote
	}()
	return c, nil
}

// wake ends a read of the output that waits.
func (c *child) wake() { c.output.SetReadDeadline(time.Unix(1, 0)) }

// stop asks the program to end, kills it when it does not, and waits until it
// is gone.
func (c *child) stop() error {
	c.once.Do(func() {
		c.output.Close() // writing to nobody ends most programs
		c.signal(syscall.SIGTERM)
		timer := time.NewTimer(c.grace)
		defer timer.Stop()
		select {
		case <-c.done:
		case <-timer.C:
			c.signal(syscall.SIGKILL)
		}
	})
	<-c.done
	return nil
}

// signal signals the program's group, unless the program is gone.
func (c *child) signal(s syscall.Signal) {
	select {
	case <-c.done:
	default:
		syscall.Kill(-c.cmd.Process.Pid, s) // fails only if it is gone by now
	}
}

// complaint is the last line that the program wrote to its standard error.
func (c *child) complaint() string { return c.errors.last() }

// tailSize bounds what is kept of a program's complaints.
const tailSize = 4 << 10

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	kept []byte
}

var _ io.Writer = (*tail)(nil)

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, p[max(0, len(p)-tailSize):]...)
	t.kept = t.kept[max(0, len(t.kept)-tailSize):]
	return len(p), nil
}

// last is the last line with something in it, shortened to fit a screen.
func (t *tail) last() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := bytes.Split(bytes.TrimSpace(t.kept), []byte("\n"))
	line := bytes.TrimSpace(bytes.ToValidUTF8(lines[len(lines)-1], nil))
	return string(line[:min(len(line), 200)])
}
