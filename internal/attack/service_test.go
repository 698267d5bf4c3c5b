package attack_test

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// wanted are the lines of the unit that keep an attacker within it, should one get into
// the program.
var wanted = []string{
	"User=", "NoNewPrivileges=yes", "CapabilityBoundingSet=", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes",
	"ProtectProc=", "ProtectClock=yes", "ProtectHostname=yes", "ProtectKernelLogs=yes", "ProtectKernelModules=yes", "ProtectKernelTunables=yes",
	"ProtectControlGroups=yes", "RestrictAddressFamilies=", "RestrictNamespaces=yes", "RestrictRealtime=yes", "RestrictSUIDSGID=yes",
	"LockPersonality=yes", "MemoryDenyWriteExecute=yes", "SystemCallArchitectures=native", "SystemCallFilter=", "DevicePolicy=closed",
	"LimitNOFILE=", "MemoryMax=", "TasksMax=", "UMask=",
}

// mostExposed is the most that systemd may find left open, of 10.
const mostExposed = 3.0

// sandbox reads the unit, and asks systemd about it where that is there.
func sandbox(t *testing.T) {
	const unit = "../../configs/debian/silvertray.service"
	text, err := os.ReadFile(unit)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range wanted {
		if !strings.Contains("\n"+string(text), "\n"+line) {
			t.Errorf("the unit has no %s", line)
		}
	}
	for _, all := range []string{"DeviceAllow=char-input ", "DeviceAllow=char-*", "DevicePolicy=auto", "SystemCallFilter=\n"} {
		if strings.Contains(string(text), all) {
			t.Errorf("the unit has %s", all)
		}
	}
	if _, err := exec.LookPath("systemd-analyze"); err != nil {
		t.Log("systemd-analyze is not there (apt install systemd): the unit is not rated")
		return
	}
	out, err := exec.Command("systemd-analyze", "security", "--offline=true", unit).CombinedOutput()
	rated := regexp.MustCompile(`Overall exposure level for \S+: ([\d.]+)`).FindSubmatch(out)
	if rated == nil {
		t.Logf("systemd-analyze does not rate the unit: %v\n%.500s", err, out)
		return
	}
	if exposed, err := strconv.ParseFloat(string(rated[1]), 64); err != nil || exposed > mostExposed {
		t.Errorf("systemd finds %s of 10 left open, %v; the most is %v", rated[1], err, mostExposed)
	}
}
