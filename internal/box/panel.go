package box

import (
	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/simulation"
)

// simulated is the panel that is set, without hardware: out shows its glass.
func simulated(s configs.Settings, out hw.Panel) (hw.Panel, error) {
	model, err := panelModel(s)
	if err != nil {
		return nil, err
	}
	return simulation.New(model, out)
}

// openPanel opens the panel that is set on its bus.
func openPanel(s configs.Settings) (*epaper.Connected, error) {
	model, err := panelModel(s)
	if err != nil {
		return nil, err
	}
	pins, err := s.PanelWiring()
	if err != nil {
		return nil, err
	}
	wiring := epaper.Wiring{SPI: pins["spi"], DC: pins["dc"], Reset: pins["rst"], Busy: pins["busy"], Power: pins["power"]}
	return epaper.Open(model, wiring, epaper.Options{})
}

func panelModel(s configs.Settings) (epaper.Model, error) {
	name, _ := s.PanelModel()
	model, err := epaper.ByName(name)
	if err != nil {
		return epaper.Model{}, err
	}
	if s.Turned {
		model = model.Turned()
	}
	if !s.Quick {
		model = model.FullOnly()
	}
	return model, nil
}
