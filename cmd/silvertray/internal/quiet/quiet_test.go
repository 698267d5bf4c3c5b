package quiet

import (
	"bytes"
	"errors"
	"fmt"
	"log"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
)

// scenes are what a program does beside its libraries, each in a process of its own.
var scenes = map[string]func(){
	"speaks": func() {
		says(2, "library\n")
		fmt.Fprintln(os.Stderr, "own words")
		log.Print("own log")
		fmt.Println("result")
	},
	"crashes": func() {
		says(2, "library\n")
		panic("own fault")
	},
	"crashes elsewhere": func() {
		go panic("own fault")
		select {}
	},
	"has a screen": func() {
		restore, err := Stdout()
		if err != nil {
			panic(err)
		}
		says(1, "library\n")
		if err := restore(); err != nil {
			panic(err)
		}
		fmt.Println("result")
	},
}

// says writes past all that Go knows of, as a C library does.
func says(fd int, text string) {
	if _, err := syscall.Write(fd, []byte(text)); err != nil {
		panic(err)
	}
}

const sceneOf = "QUIET_SCENE"

func TestMain(m *testing.M) {
	if scene := scenes[os.Getenv(sceneOf)]; scene != nil {
		if err := Stderr(); err != nil {
			panic(err)
		}
		scene()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestLibrariesAreNotHeard(t *testing.T) {
	for scene, want := range map[string]struct {
		out    string
		err    []string
		status int
	}{
		"speaks":            {"result\n", []string{"own words\n", "own log\n"}, 0},
		"crashes":           {"", []string{"panic: own fault", "goroutine"}, 2},
		"crashes elsewhere": {"", []string{"panic: own fault", "goroutine"}, 2},
		"has a screen":      {"result\n", nil, 0},
	} {
		t.Run(scene, func(t *testing.T) {
			cmd := exec.Command(os.Args[0])
			cmd.Env = append(os.Environ(), sceneOf+"="+scene)
			var out, said bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &said
			err := cmd.Run()
			var exit *exec.ExitError
			if err != nil && !errors.As(err, &exit) || cmd.ProcessState.ExitCode() != want.status {
				t.Errorf("ended with %v, want status %d", err, want.status)
			}
			if out.String() != want.out {
				t.Errorf("standard output has %q, want %q", out.String(), want.out)
			}
			for _, w := range want.err {
				if !strings.Contains(said.String(), w) {
					t.Errorf("standard error has %q, want %q in it", said.String(), w)
				}
			}
			if strings.Contains(out.String()+said.String(), "library") {
				t.Errorf("the library is heard: %q", said.String())
			}
		})
	}
}

func TestAsked(t *testing.T) {
	t.Setenv(heard, "")
	if Asked() {
		t.Error("nobody has asked")
	}
	t.Setenv(heard, "DEBUG")
	if !Asked() {
		t.Error("somebody has asked")
	}
}
