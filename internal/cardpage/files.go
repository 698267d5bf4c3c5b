package cardpage

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"

	"silvertray/engine/goennen/catalogue/draft"
)

// arrival is how long a file may take to arrive over a weak network.
const arrival = 2 * time.Minute

// inMemory is how many bytes of a form with files are held in memory.
const inMemory = 1 << 20

// received reads a form with a file in it, and calls take with the file.
func (s *site) received(w http.ResponseWriter, r *http.Request, field string, take func(io.Reader, url.Values) error) error {
	c := http.NewResponseController(w)
	// Some connections take no deadline, such as those of tests.
	_ = c.SetReadDeadline(time.Now().Add(arrival))
	_ = c.SetWriteDeadline(time.Now().Add(2 * arrival))
	if err := r.ParseMultipartForm(inMemory); err != nil {
		if errors.As(err, new(*http.MaxBytesError)) {
			return errLarge
		}
		return errForm
	}
	defer func() {
		if err := r.MultipartForm.RemoveAll(); err != nil {
			s.Log.Error("what was sent cannot be deleted", "error", err)
		}
	}()
	file, _, err := r.FormFile(field)
	if err != nil {
		return errForm
	}
	defer file.Close()
	return take(file, r.PostForm)
}

// takePhoto stores a picture of a card. A card that is not in the file yet is added.
func (s *site) takePhoto(w http.ResponseWriter, r *http.Request) {
	var id string
	err := s.received(w, r, "photo", func(file io.Reader, q url.Values) error {
		err := s.Store.Change(func(d *draft.Draft) error {
			c, begun, err := asked(d, q)
			if err == nil && !begun {
				d.Add(c)
			}
			return err
		})
		if err != nil {
			return err
		}
		id = q.Get("id")
		return s.Store.SetPhoto(id, file)
	})
	if err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "card?"+url.Values{"id": {id}}.Encode())
}

// photo serves the picture of a card.
func (s *site) photo(w http.ResponseWriter, r *http.Request) {
	picture := s.Store.Photo(r.URL.Query().Get("id"))
	if picture == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/jpeg")
	_, _ = w.Write(picture) // the device may be gone
}

// export serves everything as one file.
func (s *site) export(w http.ResponseWriter, _ *http.Request) {
	var b bytes.Buffer
	if err := s.Store.Export(&b); err != nil {
		s.refuse(w, err)
		return
	}
	sendZip(w, "silvertray-cards.zip", b.Bytes())
}

// before serves what was here before the last import.
func (s *site) before(w http.ResponseWriter, r *http.Request) {
	file := s.Store.Before()
	if file == nil {
		http.NotFound(w, r)
		return
	}
	sendZip(w, "silvertray-cards-before.zip", file)
}

func sendZip(w http.ResponseWriter, name string, file []byte) {
	w.Header().Set("Content-Type", "application/zip")
	w.Header().Set("Content-Disposition", fmt.Sprintf("attachment; filename=%q", name))
	_, _ = w.Write(file)
}

// takeIn imports a file in the place of all that is here, if the form confirms it.
func (s *site) takeIn(w http.ResponseWriter, r *http.Request) {
	err := s.received(w, r, "file", func(file io.Reader, q url.Values) error {
		if d, err := s.Store.Draft(); err == nil && len(d.Cards()) > 0 && q.Get("replace") != "yes" {
			return errFull
		}
		return s.Store.Import(file)
	})
	if err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}
