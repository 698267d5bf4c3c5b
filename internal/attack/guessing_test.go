package attack_test

import (
	"net/http"
	"net/http/cookiejar"
	"net/netip"
	"net/url"
	"strings"
	"testing"
)

// guessing tries wrong codes from everywhere; then the right one has to be taken.
func guessing(t *testing.T) {
	record, _ := played(t, "ganz-schoen-clever", choosing(0), "Ana", "Ben")
	b := start(t, record)
	code := b.code()
	crowd := map[string]func(n int) netip.Addr{
		"as many addresses": func(n int) netip.Addr { return phone(1000 + n) },
		"one phone":         func(int) netip.Addr { return phone(500) },
	}
	if network.own {
		crowd["one network of IPv6"] = func(n int) netip.Addr { return phone6(1, uint16(n)) }
	}
	right := 0
	for from, address := range crowd {
		t.Run(from, func(t *testing.T) {
			for n := range 400 {
				guess := wrongCode(code, n)
				got, err := b.device(address(n)).try("/seat", url.Values{"code": {guess}, "player": {"0"}})
				if err == nil && got.status < 400 {
					t.Fatalf("the code %s is taken for %s: %d", guess, code, got.status)
				}
			}
			if now := b.code(); now != code {
				t.Errorf("the code on the panel was %s and is %s", code, now)
			}
			right++
			if got := b.phone(90000+right).post("/seat", url.Values{"code": {code}}); got.status != http.StatusSeeOther {
				t.Errorf("the right code from a fresh phone: %d %.200s", got.status, got.body)
			}
		})
	}
}

// wrongCode is one of many codes that are wrong in one digit.
func wrongCode(right string, n int) string {
	guess := []byte(strings.ReplaceAll(right, " ", ""))
	guess[n%len(guess)] = '0' + (guess[n%len(guess)]-'0'+1+byte(n/len(guess)%9))%10
	return string(guess)
}

// try sends a form, without being sure of an answer.
func (d *device) try(path string, form url.Values) (answer, error) {
	return d.send(d.request(http.MethodPost, path, form))
}

// cookies of a device, to be copied.
func (d *device) cookies() []*http.Cookie {
	return d.client.Jar.Cookies(d.request(http.MethodGet, "/", nil).URL)
}

// copyOf is another device with the same cookies.
func (d *device) copyOf(from netip.Addr) *device {
	d.t.Helper()
	c := d.device(from)
	jar, err := cookiejar.New(nil)
	if err != nil {
		d.t.Fatal(err)
	}
	jar.SetCookies(c.request(http.MethodGet, "/", nil).URL, d.cookies())
	c.client.Jar = jar
	return c
}
