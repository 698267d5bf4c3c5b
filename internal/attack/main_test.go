package attack_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"silvertray/internal/leaktest"
)

// program is the path of silvertray, built when the first box is started.
var program string

func TestMain(m *testing.M) { os.Exit(run(m)) }

// run runs the tests in a network of their own where the system allows one, else on
// the loopback addresses of this machine.
func run(m *testing.M) int {
	flag.Parse()
	switch {
	case testing.Short():
	case os.Getenv(inOwnNetwork) != "":
		if err := layNetwork(); err != nil {
			fmt.Println("no network of its own:", err)
			return noNetwork
		}
		network.own = true
	default:
		if status := runApart(); status != noNetwork {
			return status
		}
	}
	folder, err := os.MkdirTemp("", "attack")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(folder)
	program = filepath.Join(folder, "silvertray")
	return leaktest.Main(m)
}

// build builds the program once. Nothing is fetched for it.
func build(t *testing.T) {
	t.Helper()
	if _, err := os.Stat(program); err == nil {
		return
	}
	c := exec.Command("go", "build", "-o", program, "silvertray/cmd/silvertray")
	c.Env = append(os.Environ(), "GOPROXY=off")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("build the program: %v\n%s", err, out)
	}
}
