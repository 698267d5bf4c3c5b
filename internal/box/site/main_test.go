package site

import (
	"net/http"
	"os"
	"testing"

	"silvertray/internal/leaktest"
)

func TestMain(m *testing.M) {
	http.DefaultTransport.(*http.Transport).DisableKeepAlives = true // a connection that rests is two goroutines
	os.Exit(leaktest.Main(m))
}
