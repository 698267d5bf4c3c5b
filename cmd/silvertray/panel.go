package main

import (
	"context"
	"time"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/epaper/simulation"
)

// closePanel is how long the program waits at its end for the panel to rest.
const closePanel = 15 * time.Second

// panelOn is the panel that is set; without hardware, a simulated one whose
// glass is shown by out.
func panelOn(s configs.Settings, out hw.Panel) (hw.Panel, closer, error) {
	if _, wired := s.PanelModel(); !wired {
		panel, err := simulated(s, out)
		return panel, func() error { return nil }, err
	}
	glass, err := openPanel(s)
	if err != nil {
		return nil, nil, err
	}
	rest := func() error {
		ctx, cancel := context.WithTimeout(context.Background(), closePanel)
		defer cancel()
		return glass.Close(ctx)
	}
	return glass, rest, nil
}

// simulated is the panel that is set, without hardware: out shows its glass.
func simulated(s configs.Settings, out hw.Panel) (hw.Panel, error) {
	model, err := panelModel(s)
	if err != nil {
		return nil, err
	}
	return simulation.New(model, out)
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
