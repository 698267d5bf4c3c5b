package cardpage

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/url"

	"silvertray/engine/goennen/catalogue/draft"
	"silvertray/internal/cardstore"
	"silvertray/internal/cardstore/photo"
)

// takePhoto stores a picture of a card. A card that is not in the file yet is added.
func (s *site) takePhoto(w http.ResponseWriter, r *http.Request) {
	var id string
	err := s.received(w, r, "photo", photo.MostBytes, func(ctx context.Context, file []byte, q url.Values) error {
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
		return s.Store.SetPhoto(ctx, id, file)
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
	if err := s.imported(w, r); err != nil {
		s.refuse(w, err)
		return
	}
	back(w, "./")
}

// imported does so with one file at a time.
func (s *site) imported(w http.ResponseWriter, r *http.Request) error {
	select {
	case s.importing <- struct{}{}:
		defer func() { <-s.importing }()
	default:
		return errBusy
	}
	return s.received(w, r, "file", cardstore.MostBytes, func(ctx context.Context, file []byte, q url.Values) error {
		if d, err := s.Store.Draft(); err == nil && len(d.Cards()) > 0 && q.Get("replace") != "yes" {
			return errFull
		}
		return s.Store.Import(ctx, file)
	})
}
