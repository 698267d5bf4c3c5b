// Package quiet keeps what C libraries complain of out of the terminal: libjpeg and
// others write to the program's standard streams, over a screen and between the
// lines of the program. What is wrong is told by errors.
package quiet

import (
	"fmt"
	"log"
	"os"
	"runtime/debug"
	"syscall"
)

const stdout, stderr = 1, 2

// heard is the variable by which a person asks OpenCV to say more. That of FFmpeg is
// set by the program itself.
const heard = "OPENCV_LOG_LEVEL"

// Asked reports whether a person wants to hear the libraries.
func Asked() bool { return os.Getenv(heard) != "" }

// Stderr takes standard error from the libraries, for the rest of the program's life.
// os.Stderr and crashes go where it went.
func Stderr() error {
	own, err := setAside(stderr)
	if err != nil {
		return err
	}
	os.Stderr = own
	log.SetOutput(own)
	if err := debug.SetCrashOutput(own, debug.CrashOptions{}); err != nil {
		return fmt.Errorf("keep crashes on standard error: %w", err)
	}
	return nil
}

// Stdout takes standard output from everybody until restore is called.
func Stdout() (restore func() error, err error) {
	own, err := setAside(stdout)
	if err != nil {
		return nil, err
	}
	return func() error {
		defer own.Close()
		return syscall.Dup3(int(own.Fd()), stdout, 0)
	}, nil
}

// setAside puts /dev/null in the place of a stream, and returns the stream.
func setAside(fd int) (*os.File, error) {
	nowhere, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, fmt.Errorf("silence the libraries: %w", err)
	}
	defer nowhere.Close()
	syscall.ForkLock.RLock() // a program started meanwhile must not have it
	own, err := syscall.Dup(fd)
	if err == nil {
		syscall.CloseOnExec(own)
	}
	syscall.ForkLock.RUnlock()
	if err != nil {
		return nil, fmt.Errorf("silence the libraries: set stream %d aside: %w", fd, err)
	}
	if err := syscall.Dup3(int(nowhere.Fd()), fd, 0); err != nil {
		return nil, fmt.Errorf("silence the libraries: stream %d: %w", fd, err)
	}
	return os.NewFile(uintptr(own), fmt.Sprintf("/dev/fd/%d", fd)), nil
}
