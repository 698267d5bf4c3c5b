package cardstore

import (
	"archive/zip"
	"bytes"
	"testing"

	"silvertray/engine/goennen/catalogue/draft"
)

// FuzzImport takes in any file, up to where it would be written: what is taken reads as
// it was. The seeds are small, since the fuzzer makes each one smaller for as long as the
// square of its length. Pictures alone are FuzzFit's.
func FuzzImport(f *testing.F) {
	const catalogue = "silvertray-catalogue: 1\ncards: [{id: s01}]"
	var file bytes.Buffer
	z := zip.NewWriter(&file)
	for name, text := range map[string]string{catalogueIn: catalogue, photosIn + "/s01.jpg": "\xff\xd8"} {
		if err := pack(z, name, []byte(text)); err != nil {
			f.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		f.Fatal(err)
	}
	f.Add(file.Bytes())
	f.Add([]byte(catalogue))
	f.Add([]byte("PK\x05\x06"))
	s := New("")
	f.Fuzz(func(t *testing.T, file []byte) {
		text, photos, err := s.unpack(t.Context(), file)
		if err != nil {
			return
		}
		if len(photos) > mostPhotos {
			t.Errorf("%d pictures", len(photos))
		}
		d, err := draft.Read(text)
		if err != nil {
			return
		}
		written, err := d.Bytes()
		if err != nil {
			return // and nothing is taken
		}
		if again, err := draft.Read(written); err != nil || !again.Equal(d) {
			t.Errorf("what is taken in cannot be read again: %v", err)
		}
	})
}
