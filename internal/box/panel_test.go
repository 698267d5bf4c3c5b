package box

import (
	"strings"
	"testing"

	"silvertray/configs"
	"silvertray/hw/epaper"
	"silvertray/hw/picture"
)

// Settings know the panels by name and size without the driver, which needs a
// device; here both meet.
func TestEveryPanelCanBeSet(t *testing.T) {
	for _, m := range epaper.Models() {
		s := configs.Settings{Panel: m.Name}
		size, err := s.PanelSize()
		if err != nil || size != m.Size() {
			t.Errorf("panel %s is %v, %v; the driver's is %v", m.Name, size, err, m.Size())
		}
	}
}

func TestWithoutHardwareThePanelIsSimulated(t *testing.T) {
	for _, turned := range []bool{false, true} {
		s := configs.Settings{Panel: "264x176", Turned: turned}
		size, err := s.PanelSize()
		if err != nil {
			t.Fatal(err)
		}
		mirror, err := picture.New(t.TempDir(), size)
		if err != nil {
			t.Fatal(err)
		}
		panel, err := simulated(s, mirror)
		if err != nil {
			t.Fatal(err)
		}
		if panel.Size() != size {
			t.Errorf("size %v, want %v", panel.Size(), size)
		}
	}
}

func TestSettingsOfThePanel(t *testing.T) {
	plain, err := panelModel(configs.Settings{Panel: "epd7in5v2", Quick: true})
	if err != nil {
		t.Fatal(err)
	}
	slow, err := panelModel(configs.Settings{Panel: "epd7in5v2", Turned: true})
	if err != nil {
		t.Fatal(err)
	}
	if plain.FullEvery == 0 || slow.FullEvery != 0 || slow.Rotation != plain.Rotation+2 {
		t.Errorf("full every %d and %d, turned by %d and %d quarters", plain.FullEvery, slow.FullEvery, plain.Rotation, slow.Rotation)
	}
}

// Where there is no bus, that is said in words before the game begins.
func TestAPanelThatIsNotThereIsNamed(t *testing.T) {
	s := configs.Settings{Panel: "epd2in7v2", Wiring: []string{"dc=NOWHERE", "rst=GPIO17", "busy=GPIO24"}}
	_, err := openPanel(s)
	if err == nil || !strings.Contains(err.Error(), `"NOWHERE"`) {
		t.Errorf("error %v, want one that names the pin", err)
	}
}
