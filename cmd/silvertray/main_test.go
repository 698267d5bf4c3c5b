package main

import (
	"context"
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"silvertray": func() { os.Exit(run(context.Background(), os.Args[1:], os.Stdout, os.Stderr)) },
	})
}

// TestScripts runs the program as a user does: testdata/script holds a story
// a file.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(e *testscript.Env) error {
			// No settings file of the machine the test runs on.
			e.Setenv("XDG_CONFIG_HOME", e.WorkDir)
			dir, err := os.Getwd()
			e.Setenv("SOURCE", dir)
			return err
		},
	})
}
