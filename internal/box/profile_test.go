package box

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"silvertray/configs"
	"silvertray/internal/box/site"
	"silvertray/internal/companion"
	"silvertray/internal/companion/session"
	"silvertray/internal/prompt"
)

// A profile that cannot be used is said on the panel before the game begins.
func TestADamagedProfileIsSaidOnThePanel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "table.yaml")
	if err := os.WriteFile(path, []byte("tray: [[1, 2]]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for profile, notices := range map[string]int{path: 1, "": 0} {
		box := &companion.Companion{Table: &session.Table{}}
		s := configs.Settings{Profile: profile, Source: []string{"../../vision/dice/testdata/scenes/0001.jpg", "../../cmd/silvertray/testdata/mat.jpg"}}
		eyes, err := openTable(s, &site.Site{}, io.Discard)
		if err != nil {
			t.Fatal(err)
		}
		eyes.join(box)
		if err := eyes.Close(); err != nil {
			t.Error(err)
		}
		if len(box.Table.Notices) != notices {
			t.Fatalf("profile %q: notices %+v", profile, box.Table.Notices)
		}
		for _, n := range box.Table.Notices {
			if t.Log(n.Text); n.Sign != prompt.TableSign {
				t.Errorf("notice %+v", n)
			}
		}
	}
}
