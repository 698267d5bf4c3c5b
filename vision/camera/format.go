package camera

import (
	"bytes"
	"errors"
	"fmt"
	"io"
)

// format is a kind of file that is known by some bytes near its begin.
type format struct {
	name  string
	at    int
	magic string
}

// formats are those that people have pictures in. The first that fits counts.
var formats = []format{
	{"JPEG", 0, "\xff\xd8"},
	{"PNG", 0, "\x89PNG"},
	{"GIF", 0, "GIF8"},
	{"WebP", 8, "WEBP"},
	{"HEIC", 4, "ftyphei"},
	{"HEIC", 4, "ftyphev"},
	{"HEIC", 4, "ftypmif1"},
	{"AVIF", 4, "ftypavi"},
	{"TIFF", 0, "II*\x00"},
	{"TIFF", 0, "MM\x00*"},
	{"BMP", 0, "BM"},
	{"JPEG XL", 0, "\xff\x0a"},
	{"JPEG XL", 4, "JXL "},
	{"JPEG 2000", 4, "jP  "},
	{"PDF", 0, "%PDF"},
	{"SVG", 0, "<svg"},
	{movie, 4, "ftyp"},
	{movie, 0, "\x1aE\xdf\xa3"},
	{movie, 8, "AVI "},
}

// movie is what all formats of moving pictures are called.
const movie = "video"

// formatOf is the format of a file; empty where that is not known.
func formatOf(data []byte) string {
	for _, f := range formats {
		if len(data) >= f.at && bytes.HasPrefix(data[f.at:], []byte(f.magic)) {
			return f.name
		}
	}
	return ""
}

// taken says why a file is of no format that is read, nil where it is of one.
func taken(data []byte) error {
	switch name := formatOf(data); {
	case name == "JPEG", name == "PNG":
		return nil
	case name == movie:
		return errors.New("it is a video, no picture; its frames are read where it is named as video:FILE")
	case name != "":
		return fmt.Errorf("it is a %s file; save it as JPEG or PNG, which are taken", name)
	case len(bytes.Trim(data, "\x00")) == 0:
		return errors.New("it has nothing but zeros in it, as after a power cut")
	}
	return errors.New("it is not a JPEG or PNG picture")
}

// headerError says what is wrong with the header of a picture.
func headerError(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("the file is cut off")
	}
	return fmt.Errorf("its header is damaged, or of a kind that is not taken (%w)", err)
}
