package usb_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gocv.io/x/gocv"

	"silvertray/vision/camera/live"
	"silvertray/vision/camera/usb"
)

// device is a fake camera: a grey picture, as bright as its exposure says.
type device struct {
	set    map[gocv.VideoCaptureProperties]float64
	order  []gocv.VideoCaptureProperties
	path   string
	closed bool
	// found is the exposure that the automatic finds, told what the camera
	// says it has found.
	found, told float64
	// noJPEG cameras decode; dead ones show nothing.
	noJPEG, dead bool
}

func (d *device) open(path string) (usb.Capture, error) {
	d.path, d.set, d.closed = path, map[gocv.VideoCaptureProperties]float64{}, false
	return d, nil
}

func (d *device) Set(p gocv.VideoCaptureProperties, v float64) {
	if p == gocv.VideoCaptureFOURCC && d.noJPEG {
		return
	}
	d.set[p] = v
	d.order = append(d.order, p)
}

func (d *device) Get(p gocv.VideoCaptureProperties) float64 {
	switch p {
	case gocv.VideoCaptureExposure:
		return d.told
	case gocv.VideoCaptureWBTemperature:
		return 4600
	}
	return d.set[p]
}

func (d *device) Read(m *gocv.Mat) bool {
	if d.dead {
		return false
	}
	light := d.found
	if d.set[gocv.VideoCaptureAutoExposure] == 1 {
		light = d.set[gocv.VideoCaptureExposure]
	}
	picture := gocv.NewMatWithSizeFromScalar(gocv.NewScalar(light, light, light, 0), 48, 64, gocv.MatTypeCV8UC3)
	defer picture.Close()
	if v, ok := d.set[gocv.VideoCaptureConvertRGB]; !ok || v != 0 {
		picture.CopyTo(m)
		return true
	}
	data, err := gocv.IMEncode(gocv.JPEGFileExt, picture)
	if err != nil {
		return false
	}
	defer data.Close()
	raw, err := gocv.NewMatFromBytes(1, data.Len(), gocv.MatTypeCV8UC1, data.GetBytes())
	if err != nil {
		return false
	}
	defer raw.Close()
	raw.CopyTo(m)
	return true
}

func (d *device) Close() error {
	d.closed = true
	return nil
}

// plugged is a folder of names as Linux makes it, each a link to a device.
func plugged(t *testing.T, names ...string) string {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "by-id")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	for i, name := range names {
		plug(t, folder, name, "video"+string(rune('0'+i)))
	}
	return folder
}

// plug lets a name stand for a device.
func plug(t *testing.T, folder, name, device string) {
	t.Helper()
	path := filepath.Join(filepath.Dir(folder), device)
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(path, filepath.Join(folder, name)); err != nil {
		t.Fatal(err)
	}
}

func open(t *testing.T, d *device, c usb.Camera) live.Feed {
	t.Helper()
	c.Capture = d.open
	if c.Folder == "" {
		c.Folder = plugged(t, "usb-Acme_Cam_1-video-index0")
	}
	feed, err := c.Open(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { feed.Close() })
	return feed
}

// warm takes the pictures of the warm-up and returns the one behind.
func warm(t *testing.T, feed live.Feed) live.Shot {
	t.Helper()
	for range usb.Warmup {
		shot, err := feed.Next()
		if err != nil {
			t.Fatal(err)
		}
		shot.Close()
	}
	shot, err := feed.Next()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(shot.Close)
	return shot
}

func TestJPEGIsAskedForBeforeTheSize(t *testing.T) {
	d := &device{found: 120, told: 120}
	shot := warm(t, open(t, d, usb.Camera{Width: 1280, Height: 720, Rate: 30}))
	if !bytes.HasPrefix(shot.Data, []byte{0xff, 0xd8}) || shot.Picture != nil {
		t.Errorf("a picture that is decoded already, or no JPEG: % x", shot.Data[:min(4, len(shot.Data))])
	}
	if d.order[0] != gocv.VideoCaptureFOURCC || d.set[gocv.VideoCaptureFOURCC] != 0x47504a4d {
		t.Errorf("set %v, format %x; want MJPG first", d.order, int(d.set[gocv.VideoCaptureFOURCC]))
	}
	for property, want := range map[gocv.VideoCaptureProperties]float64{
		gocv.VideoCaptureFrameWidth: 1280, gocv.VideoCaptureFrameHeight: 720, gocv.VideoCaptureFPS: 30, gocv.VideoCaptureBufferSize: 1,
	} {
		if d.set[property] != want {
			t.Errorf("property %d is %v, want %v", property, d.set[property], want)
		}
	}
}

func TestACameraWithoutJPEGDecodes(t *testing.T) {
	shot := warm(t, open(t, &device{found: 120, told: 120, noJPEG: true}, usb.Camera{}))
	if shot.Picture == nil || shot.Picture.Channels() != 3 {
		t.Error("no decoded picture")
	}
}

// V4L2's exposure_auto: 1 is manual, 3 automatic.
func TestExposureAndWhiteBalanceStayAsFound(t *testing.T) {
	for name, test := range map[string]struct {
		told, auto, white float64
	}{
		"told truly":           {120, 1, 0},
		"told a little beside": {126, 1, 0},
		"told wrongly":         {20, 3, 1},
		"not told":             {0, 3, 0},
	} {
		for _, noJPEG := range []bool{false, true} {
			d := &device{found: 120, told: test.told, noJPEG: noJPEG}
			warm(t, open(t, d, usb.Camera{}))
			if d.set[gocv.VideoCaptureAutoExposure] != test.auto || d.set[gocv.VideoCaptureAutoWB] != test.white {
				t.Errorf("%s: exposure %v, white balance %v; want %v and %v", name,
					d.set[gocv.VideoCaptureAutoExposure], d.set[gocv.VideoCaptureAutoWB], test.auto, test.white)
			}
			if test.white == 0 && d.set[gocv.VideoCaptureWBTemperature] != 4600 {
				t.Errorf("%s: white balance %v, want the 4600 K that were found", name, d.set[gocv.VideoCaptureWBTemperature])
			}
		}
	}
}

func TestAnotherNumberIsFoundByName(t *testing.T) {
	const name = "usb-Acme_Cam_1-video-index0"
	folder, d := plugged(t, name), &device{}
	open(t, d, usb.Camera{Name: name, Folder: folder})
	if filepath.Base(d.path) != "video0" {
		t.Errorf("opened %s", d.path)
	}
	os.Remove(filepath.Join(folder, name))
	_, err := usb.Camera{Name: name, Folder: folder, Capture: d.open}.Open(t.Context())
	if err == nil || !strings.Contains(err.Error(), "plug it in") {
		t.Errorf("unplugged: %v", err)
	}
	plug(t, folder, name, "video4")
	open(t, d, usb.Camera{Name: name, Folder: folder})
	if filepath.Base(d.path) != "video4" {
		t.Errorf("opened %s, want video4", d.path)
	}
}

func TestNames(t *testing.T) {
	folder := plugged(t, "usb-Acme_Cam_1-video-index0", "usb-Acme_Cam_1-video-index1", "usb-Acme_Pro_7-video-index0")
	names, err := usb.Devices(folder)
	if want := []string{"usb-Acme_Cam_1-video-index0", "usb-Acme_Pro_7-video-index0"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("devices %v, %v; want %v", names, err, want)
	}
	for name, want := range map[string]string{
		"usb-Acme_Pro_7-video-index0": "video2",
		"pro":                         "video2",
		filepath.Join(folder, "usb-Acme_Cam_1-video-index0"): "video0",
	} {
		d := &device{}
		open(t, d, usb.Camera{Name: name, Folder: folder})
		if filepath.Base(d.path) != want {
			t.Errorf("%q: opened %s, want %s", name, d.path, want)
		}
	}
	for name, want := range map[string]string{"": "write more of the name", "acme": "write more of the name", "other": "is not plugged in", "/none": "is not plugged in"} {
		_, err := usb.Camera{Name: name, Folder: folder}.Open(t.Context())
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", name, err, want)
		}
	}
	for _, empty := range []string{plugged(t), filepath.Join(t.TempDir(), "none")} {
		_, err := usb.Camera{Folder: empty}.Open(t.Context())
		if err == nil || !strings.Contains(err.Error(), "no USB camera is plugged in; plug it in") {
			t.Errorf("no camera: %v", err)
		}
	}
}

func TestADeadCameraIsTold(t *testing.T) {
	feed := open(t, &device{dead: true}, usb.Camera{})
	if _, err := feed.Next(); err == nil || !strings.Contains(err.Error(), "has stopped; check its plug and cable") {
		t.Errorf("error %v", err)
	}
}

func TestWhatCannotBeOpenedIsTold(t *testing.T) {
	c := usb.Camera{Folder: plugged(t, "a-index0"), Capture: func(string) (usb.Capture, error) {
		return nil, errors.New("busy")
	}}
	if _, err := c.Open(t.Context()); err == nil || !strings.Contains(err.Error(), "end other programs that use it") {
		t.Errorf("error %v", err)
	}
	// A file that is no camera, with the real driver.
	c.Capture = nil
	if _, err := c.Open(t.Context()); err == nil || !strings.Contains(err.Error(), "cannot be opened") {
		t.Errorf("error %v", err)
	}
}
