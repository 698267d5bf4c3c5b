package camera

import (
	"fmt"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/jonboulle/clockwork"

	"silvertray/vision/camera/csi"
	"silvertray/vision/camera/live"
	"silvertray/vision/camera/network"
	"silvertray/vision/camera/usb"
)

// Options of live cameras. What is zero gets the default.
type Options struct {
	// Width and Height of the pictures in pixels, and Rate in pictures a
	// second, as far as the camera can be told: 1280 x 720, 20 a second.
	Width, Height, Rate int
	// Program that reads the camera on the ribbon cable, instead of rpicam-vid.
	Program string
	// Clock is the real one by default.
	Clock clockwork.Clock
}

// networkPatience leaves a phone time to take and send a large single picture.
const networkPatience = 5 * time.Second

// Pictures that a camera sends while it finds exposure and white balance.
const (
	csiWarmup     = 20
	networkWarmup = 2 // a phone's camera is running already
)

// Kinds says how sources are written, a kind a line.
const Kinds = `PICTURE         a JPEG or PNG file
FOLDER          a folder that fills up with pictures
video:FILE      a video file, frame by frame
usb:NAME        a USB camera by its name or a part of it, see "silvertray camera list";
                usb: alone takes the only one; a path under /dev/v4l/by-id will do too
csi:N           camera N on a Raspberry Pi's ribbon cable; csi: alone takes the first
http://ADDRESS  a phone or network camera: MJPEG or single pictures; https too,
                and http://NAME:PASSWORD@ADDRESS where it asks for a password`

// Open opens the source that a specification describes, as Kinds says. Live
// cameras are opened in the background: what is wrong with them is told by
// Next, and mended when the camera is back.
func Open(spec string, o Options) (Source, error) {
	if o.Width == 0 || o.Height == 0 {
		o.Width, o.Height = 1280, 720
	}
	if o.Rate == 0 {
		o.Rate = 20
	}
	kind, rest, found := strings.Cut(spec, ":")
	if !found {
		kind = ""
	}
	switch kind {
	case "http", "https":
		return openNetwork(spec, o)
	case "csi":
		return openCSI(rest, o)
	case "usb":
		return openUSB(rest, o), nil
	case "video":
		return Video(rest)
	}
	if strings.HasPrefix(spec, "/dev/") {
		return openUSB(spec, o), nil
	}
	return openPath(spec)
}

// Continuous reports whether a source of this specification shows a table all the
// time, rather than one throw with every picture.
func Continuous(spec string) bool {
	switch kind, _, found := strings.Cut(spec, ":"); {
	case !found:
		return strings.HasPrefix(spec, "/dev/")
	default:
		return slices.Contains([]string{"http", "https", "csi", "usb", "video"}, kind)
	}
}

// openPath opens a picture or a folder.
func openPath(path string) (Source, error) {
	info, err := os.Stat(path)
	switch {
	case err == nil && info.IsDir():
		return Folder(path)
	case err == nil:
		return Pictures(path), nil
	case strings.Contains(path, ":"):
		return nil, errUnknownSource(path)
	}
	return nil, fmt.Errorf("open source: %w", err)
}

func openUSB(name string, o Options) Source {
	c := usb.Camera{Name: name, Width: o.Width, Height: o.Height, Rate: o.Rate}
	return keep("usb:"+name, c.Open, o, live.Settings{
		Name: "the USB camera", Mend: "check its cable, or plug it in anew",
		Warmup: usb.Warmup,
	})
}

func openCSI(number string, o Options) (Source, error) {
	c := csi.Camera{Width: o.Width, Height: o.Height, Rate: o.Rate, Program: o.Program}
	n, err := csiNumber(number)
	if err != nil {
		return nil, err
	}
	c.Number = n
	return keep("csi:"+number, c.Open, o, live.Settings{
		Name: "the camera on the ribbon cable", Mend: "check both ends of the cable",
		Warmup: csiWarmup,
	}), nil
}

func openNetwork(address string, o Options) (Source, error) {
	c := network.Camera{URL: address, Clock: o.Clock}
	if err := c.Check(); err != nil {
		return nil, err
	}
	return keep(Shown(address), c.Open, o, live.Settings{
		Name: "the network camera", Mend: "see whether it is on, awake and in this network",
		Warmup: networkWarmup, Patience: networkPatience,
	}), nil
}

func keep(name string, open live.Opener, o Options, s live.Settings) Source {
	s.Clock = o.Clock
	return &stream{camera: live.Keep(open, s), name: name}
}

// Shown is a specification as it may be shown: without a password in it.
func Shown(spec string) string {
	at := strings.LastIndex(spec, "@")
	if at < 0 || !strings.Contains(spec[:at], "://") {
		return spec
	}
	if u, err := url.Parse(spec); err == nil {
		return u.Redacted()
	}
	return "an address that cannot be read"
}
