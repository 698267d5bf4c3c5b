package pictures

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestListCameras(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	folder := t.TempDir()
	list := func(folder string) string {
		var b strings.Builder
		if err := listCameras(&b, folder); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	none := list(filepath.Join(folder, "absent"))
	if !strings.Contains(none, "No USB camera is plugged in.") || !strings.Contains(none, "install it with: sudo apt install rpicam-apps") {
		t.Errorf("without cameras: %s", none)
	}
	for _, name := range []string{"usb-Acme_1-video-index0", "usb-Acme_1-video-index1"} {
		if err := os.WriteFile(filepath.Join(folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if got := list(folder); !strings.HasPrefix(got, "usb:usb-Acme_1-video-index0\nNo camera on a ribbon") {
		t.Errorf("with a camera: %s", got)
	}
}
