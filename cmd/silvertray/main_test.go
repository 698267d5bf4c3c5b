package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"silvertray": func() { os.Exit(program(context.Background())) },
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
			return errors.Join(err, damage("testdata/mat.jpg", filepath.Join(e.WorkDir, "damaged.jpg")))
		},
	})
}

// damage writes a picture anew with zeros in its midst, of which libjpeg complains.
func damage(picture, as string) error {
	data, err := os.ReadFile(picture)
	if err != nil {
		return err
	}
	clear(data[len(data)/2:][:len(data)/20])
	return os.WriteFile(as, data, 0o600)
}
