package listen_test

import (
	"os"
	"testing"

	"silvertray/internal/leaktest"
)

func TestMain(m *testing.M) { os.Exit(leaktest.Main(m)) }
