package attack_test

import (
	"debug/buildinfo"
	"go/version"
	"strings"
	"testing"
)

// fixed are the releases that brought the fixes of faults which can be reached from the
// network.
var fixed = map[string]string{
	"golang.org/x/text": "v0.44.0", // GO-2026-5970
}

// fixedGo is Go's release with the fixes of html/template and net/url.
const fixedGo = "go1.26.0"

// knownFaults reads from the program which releases are in it.
func knownFaults(t *testing.T) {
	build(t)
	info, err := buildinfo.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	if version.Compare(info.GoVersion, fixedGo) < 0 {
		t.Errorf("the program is built with %s, want %s or newer", info.GoVersion, fixedGo)
	}
	for _, m := range info.Deps {
		if least := fixed[m.Path]; least != "" && older(m.Version, least) {
			t.Errorf("%s %s is in the program, want %s or newer", m.Path, m.Version, least)
		}
	}
}

// older reports whether a release is older than another one. Their numbers are in the
// same order as Go's own.
func older(release, than string) bool {
	asGo := func(v string) string { return "go" + strings.TrimPrefix(v, "v") }
	return version.Compare(asGo(release), asGo(than)) < 0
}
