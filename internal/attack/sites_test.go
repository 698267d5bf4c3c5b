package attack_test

import (
	"context"
	"net/http"
	"net/url"
	"testing"
)

// otherSites asks as a browser does for a page of another site.
func otherSites(t *testing.T) {
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben")
	b := start(t, record)
	seat := b.phone(1).sit("0")
	sites := []map[string]string{
		{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "http://evil.example"}, {"Origin": "null"},
		{"Origin": "http://127.0.0.1:1"}, {"Sec-Fetch-Site": "cross-site", "Origin": "http://" + b.at(here)}, {"Sec-Fetch-Site": "anything"},
	}
	forms := map[string]url.Values{
		"/door": {"open": {"no"}}, "/press": {"key": {"ok"}, "state": {seat.state()}}, "/takeback": {"keep": {"0"}, "state": {seat.state()}},
		"/leave": {}, "/seat": {"code": {b.code()}, "player": {"1"}}, "/catalogue/anew": {},
	}
	n := 0
	for _, site := range sites {
		for path, form := range forms {
			for who, d := range map[string]*device{"the owner": b.owner(), "a seat": seat} {
				if n++; who == "the owner" {
					d = b.owner()
				} else {
					d = seat.copyOf(phone(100 + n)) // one browser is not asked to wait
				}
				if got, err := d.as(site, http.MethodPost, path, form); err != nil || got.status < 400 {
					t.Errorf("%v makes %s send to %s: %d, %v", site, who, path, got.status, err)
				}
			}
		}
	}
	for _, site := range sites[:1] {
		for who, d := range map[string]*device{"the owner": b.owner(), "a seat": seat} {
			if got, err := d.as(site, http.MethodGet, "/events", nil); err != nil || got.status < 400 {
				t.Errorf("%v opens a stream as %s: %d, %v", site, who, got.status, err)
			}
		}
	}
	for _, host := range []string{"evil.example", "evil.example:" + b.port, "127.0.0.1.nip.io", "localhost.evil.example", "box.local.evil.example", ""} {
		for _, path := range []string{"/", "/main", "/events", "/record.txt"} {
			r := b.owner().request(http.MethodGet, path, nil)
			r.Host = host
			if host == "" {
				r.Host = "."
			}
			if got, err := b.owner().brief(r); err != nil || got.status < 400 {
				t.Errorf("the name %q for the box: %d, %v", host, got.status, err)
			}
		}
	}
	b.alive()
}

// as sends a request with headers that a browser adds.
func (d *device) as(site map[string]string, method, path string, form url.Values) (answer, error) {
	r := d.request(method, path, form)
	for name, value := range site {
		r.Header.Set(name, value)
	}
	return d.brief(r)
}

// brief sends a request of which only the beginning of the answer counts.
func (d *device) brief(r *http.Request) (answer, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for name, values := range d.says {
		r.Header[name] = values
	}
	got, err := d.client.Do(r.WithContext(ctx))
	if err != nil {
		return answer{}, err
	}
	got.Body.Close()
	return answer{status: got.StatusCode, header: got.Header}, nil
}
