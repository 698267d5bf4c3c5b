package attack_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"net/http"
	"net/url"
	"sync"
	"testing"
	"time"

	"silvertray/engine/goennen/catalogue"
	"silvertray/internal/imagecost/bombtest"
)

// pictures sends each doctored picture of a card, and a good one beside it.
func pictures(t *testing.T) {
	b := start(t, "")
	guest, honest := b.phone(1).sit("0"), b.phone(2).sit("0")
	card := b.firstCard(guest)
	good := snapshot(t)
	if got := honest.upload("/catalogue/photo", "photo", good, card); got.status != http.StatusSeeOther {
		t.Fatalf("a good picture: %d %.300s", got.status, got.body)
	}
	bomb := bombtest.Zeros(256 * mega)
	colours := []byte{0x22, 0x11, 0x11}
	bad := map[string][]byte{
		"a line of 24,000,000 points":  bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 1, Colour: 3}.Bytes(),
		"a column of 24,000,000":       bombtest.PNG{Width: 1, Height: 24_000_000, Depth: 1, Colour: 3}.Bytes(),
		"a line of 16 bits a colour":   bombtest.PNG{Width: 24_000_000, Height: 1, Depth: 16, Colour: 6}.Bytes(),
		"16 bits a colour":             bombtest.PNG{Width: 4_900, Height: 4_890, Depth: 16, Colour: 6}.Bytes(),
		"interlaced":                   bombtest.PNG{Width: 4_900, Height: 4_890, Depth: 8, Colour: 6, Interlaced: true}.Bytes(),
		"grey and transparent":         bombtest.PNG{Width: 4_890, Height: 4_900, Depth: 16, Colour: 4}.Bytes(),
		"sides near 2^31":              bombtest.PNG{Width: 1<<31 - 1, Height: 1<<31 - 1, Depth: 8, Colour: 2, Bare: true}.Bytes(),
		"sides whose product is small": bombtest.PNG{Width: 1<<31 - 1, Height: 2, Depth: 16, Colour: 6, Bare: true}.Bytes(),
		"no width":                     bombtest.PNG{Height: 10, Depth: 8, Colour: 2, Bare: true}.Bytes(),
		"texts that unpack": bombtest.PNG{Width: 100, Height: 100, Depth: 8, Colour: 2, More: []bombtest.Chunk{
			{Name: "zTXt", Body: append([]byte("a\x00\x00"), bomb...)}, {Name: "iCCP", Body: append([]byte("a\x00\x00"), bomb...)},
		}}.Bytes(),
		"100 scans":                bombtest.JPEG{Width: 4_900, Height: 4_890, Sampling: colours, Frame: 0xc2, Scans: 100}.Bytes(),
		"2,000 scans":              bombtest.JPEG{Width: 4_900, Height: 4_890, Sampling: []byte{0x11}, Frame: 0xc2, Scans: 2_000}.Bytes(),
		"scans of a small picture": bombtest.JPEG{Width: 640, Height: 480, Sampling: []byte{0x11}, Frame: 0xc2, Scans: 50_000}.Bytes(),
		"as many as are allowed":   bombtest.JPEG{Width: 4_000, Height: 3_000, Sampling: colours, Frame: 0xc2, Scans: 23}.Bytes(),
		"the whole 100 times":      bombtest.JPEG{Width: 1_000, Height: 1_000, Sampling: colours, Frame: 0xc0, Scans: 100}.Bytes(),
		"a line as JPEG":           bombtest.JPEG{Width: 65_000, Height: 300, Sampling: []byte{0x11}, Frame: 0xc2, Scans: 300}.Bytes(),
		"an arithmetic JPEG":       bombtest.JPEG{Width: 4_000, Height: 4_000, Sampling: colours, Frame: 0xc9, Scans: 50}.Bytes(),
		"a lossless JPEG":          bombtest.JPEG{Width: 65_535, Height: 65_535, Sampling: []byte{0x11}, Frame: 0xc3}.Bytes()[:4_000],
		"the largest JPEG":         bombtest.JPEG{Width: 65_535, Height: 65_535, Sampling: colours, Frame: 0xc2}.Bytes()[:4_000],
		"a plain one":              bombtest.JPEG{Width: 6_000, Height: 4_000, Sampling: colours, Frame: 0xc0}.Bytes(),
		"sixteen blocks at once":   bombtest.JPEG{Width: 4_000, Height: 4_000, Sampling: []byte{0x44, 0x44, 0x44}, Frame: 0xc2, Scans: 10}.Bytes(),
		"half a picture":           good[:len(good)/2],
		"a picture's head":         good[:200],
		"nothing":                  nil,
		"a GIF":                    []byte("GIF89a\xff\xff\xff\xff\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\xff\xff\xff\xff\x00\x02\x00;"),
		"a WebP":                   []byte("RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\xff\xff\xff\x0f"),
		"a BMP":                    append([]byte("BM\x3a\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00\x00\x80\x00\x00\x00\x80\x00\x00\x01\x00\x18\x00"), make([]byte, 28)...),
	}
	n := 0
	for name, file := range bad {
		n++
		b.during(fmt.Sprintf("%s (%d kB)", name, len(file)>>10), bounds{memory: 150 * mega, processor: ofPictures(16), disk: 30 * mega}, func() {
			_, _ = guest.copyOf(phone(100+n)).tryUpload("/catalogue/photo", "photo", file, card) // taken or not
		})
	}
	b.during("all at once", bounds{memory: 200 * mega, processor: ofPictures(120), disk: 60 * mega}, func() {
		var wait sync.WaitGroup
		for _, file := range bad {
			n++
			from := guest.copyOf(phone(100 + n))
			wait.Go(func() {
				_, _ = from.tryUpload("/catalogue/photo", "photo", file, card)
			})
		}
		honest.sendsPicture(good, card)
		wait.Wait()
	})
	// Given up half way: the sender hangs up as soon as all is sent.
	b.during("given up", bounds{memory: 200 * mega, processor: ofPictures(32)}, func() {
		for range 10 {
			n++
			guest.copyOf(phone(100+n)).hangUp("/catalogue/photo", "photo", bad["2,000 scans"], card)
		}
		honest.sendsPicture(good, card)
	})
	b.alive()
}

// sendsPicture sends a good picture, again where it is told to, until it is taken.
func (d *device) sendsPicture(good []byte, card url.Values) {
	d.t.Helper()
	began := time.Now()
	for n := 0; ; n++ {
		got := d.copyOf(phone(40_000+n)).upload("/catalogue/photo", "photo", good, card)
		took := time.Since(began)
		switch {
		case got.status == http.StatusSeeOther && took < patience/2:
			return
		case took > patience/2:
			d.t.Errorf("an honest picture is not taken for %v: %d", took, got.status)
			return
		}
	}
}

// firstCard fills in cards and names one of them, as a form does.
func (b *box) firstCard(d *device) url.Values {
	b.t.Helper()
	if got := d.upload("/catalogue/import", "file", []byte(catalogue.Practice().String()), nil); got.status != http.StatusSeeOther {
		b.t.Fatalf("cards are not taken in: %d %.500s", got.status, got.body)
	}
	return url.Values{"id": {"s01"}}
}

// hangUp sends a file and does not wait for the answer.
func (d *device) hangUp(path, field string, file []byte, form url.Values) {
	d.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	c, err := d.dial(ctx)
	if err != nil {
		return // refused
	}
	defer c.Close()
	body, kind := d.multi(field, file, form)
	cookie := ""
	for _, k := range d.cookies() {
		cookie = k.String()
	}
	_, _ = fmt.Fprintf(c, "POST %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nX-Forwarded-For: %s\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s",
		path, d.at(d.from), cookie, d.from, kind, len(body), body) // the box may refuse
}

// zipped packs parts into a file, each by its name.
func zipped(t *testing.T, parts ...any) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i].(string))
		if err == nil {
			_, err = w.Write(parts[i+1].([]byte))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// snapshot is a picture as a phone takes it.
func snapshot(t *testing.T) []byte {
	t.Helper()
	p := image.NewRGBA(image.Rect(0, 0, 1600, 1200))
	for i := range p.Pix {
		p.Pix[i] = byte(i * i >> 8)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, p, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
