package box

import (
	"context"
	"errors"
	"image"
	"log/slog"
	"time"

	"silvertray/configs"
	"silvertray/hw"
	"silvertray/hw/epaper"
	"silvertray/hw/picture"
	"silvertray/hw/terminal"
)

// screen shows what the loop asks: on the panel, and on a mirror that goes on
// where a wired panel fails.
type screen struct {
	panel    hw.Panel
	mirror   hw.Panel // nil without
	terminal hw.Keys  // nil without a terminal
	closers  []func() error
}

// openTerminal draws the panel in the terminal: as the simulated panel's glass,
// or else as the mirror of a wired one.
func openTerminal(s configs.Settings, _ *slog.Logger) (*screen, error) {
	size, pictures, err := openPictures(s)
	if err != nil {
		return nil, err
	}
	window, err := terminal.Open(size)
	if err != nil {
		return nil, err
	}
	c := &screen{terminal: window, closers: []func() error{window.Close}}
	if _, wired := s.PanelModel(); !wired {
		c.panel, err = simulated(s, window)
		c.mirror = pictures
	} else {
		err = c.wire(s)
		if c.mirror = window; pictures != nil {
			c.mirror = hw.MultiPanel(window, pictures)
		}
	}
	if err != nil {
		return nil, errors.Join(err, c.close())
	}
	return c, nil
}

// openHeadless shows on a wired panel, with the folder of pictures as its
// mirror, or on a simulated one that the folder shows. A panel that cannot be
// opened is logged, and the game goes on without it.
func openHeadless(s configs.Settings, log *slog.Logger) (*screen, error) {
	size, pictures, err := openPictures(s)
	if err != nil {
		return nil, err
	}
	if _, wired := s.PanelModel(); wired {
		c := &screen{mirror: pictures}
		if err := c.wire(s); err == nil {
			return c, nil
		}
		log.Error("the panel cannot be opened; the game goes on without it", "error", err)
	}
	if pictures == nil {
		pictures = unseen(size)
	}
	if panel, err := simulated(s, pictures); err == nil {
		return &screen{panel: panel}, nil
	}
	return &screen{panel: pictures}, nil
}

// openPictures is the panel's size in pixels, and the folder that keeps its
// pictures; nil where none is set.
func openPictures(s configs.Settings) (image.Point, hw.Panel, error) {
	size, err := s.PanelSize()
	if err != nil {
		return size, nil, wrong(s, "panel", err)
	}
	if s.Pictures == "" {
		return size, nil, nil
	}
	pictures, err := picture.New(s.Pictures, size)
	if err != nil {
		return size, nil, err
	}
	return size, pictures, nil
}

// restTime is how long the program waits at its end for the panel to rest.
const restTime = 15 * time.Second

// wire opens the panel on its bus.
func (c *screen) wire(s configs.Settings) error {
	glass, err := openPanel(s)
	if err != nil {
		return err
	}
	c.panel = glass
	c.closers = append(c.closers, func() error { return rest(glass) })
	return nil
}

func rest(glass *epaper.Connected) error {
	ctx, cancel := context.WithTimeout(context.Background(), restTime)
	defer cancel()
	return glass.Close(ctx)
}

// close gives back the terminal, and leaves the panel at rest.
func (c *screen) close() error {
	var err error
	for _, end := range c.closers {
		err = errors.Join(err, end())
	}
	return err
}

// unseen is a panel of this size in pixels that nobody looks at.
type unseen image.Point

func (u unseen) Size() image.Point { return image.Point(u) }

func (u unseen) Show(context.Context, *image.Paletted, hw.Refresh) error { return nil }
