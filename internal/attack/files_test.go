package attack_test

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
)

// multi is a form with a file in it, as a browser sends it, and its type.
func (b *box) multi(field string, file []byte, form url.Values) (body []byte, kind string) {
	b.t.Helper()
	var sent bytes.Buffer
	w := multipart.NewWriter(&sent)
	for name, values := range form {
		for _, v := range values {
			_ = w.WriteField(name, v) // a Buffer takes all
		}
	}
	part, err := w.CreateFormFile(field, "file")
	if err == nil {
		_, err = part.Write(file)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		b.t.Fatal(err)
	}
	return sent.Bytes(), w.FormDataContentType()
}

// tryUpload sends a file without being sure of an answer.
func (d *device) tryUpload(path, field string, file []byte, form url.Values) (answer, error) {
	body, kind := d.multi(field, file, form)
	r, err := http.NewRequest(http.MethodPost, "http://"+d.at(d.from)+path, bytes.NewReader(body))
	if err != nil {
		return answer{}, err
	}
	r.Header.Set("Content-Type", kind)
	return d.send(r)
}

// upload sends a file as an honest visitor.
func (d *device) upload(path, field string, file []byte, form url.Values) answer {
	d.t.Helper()
	got, err := d.tryUpload(path, field, file, form)
	if err != nil {
		d.t.Fatalf("%s sends a file to %s: %v", d.from, path, err)
	}
	return got
}

func (b *box) remove(name string) {
	b.t.Helper()
	if err := os.RemoveAll(b.path(name)); err != nil {
		b.t.Fatal(err)
	}
}

func (b *box) folder(name string) {
	b.t.Helper()
	if err := os.Mkdir(b.path(name), 0o700); err != nil {
		b.t.Fatal(err)
	}
}
