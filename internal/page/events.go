package page

import (
	"fmt"
	"net/http"
	"time"

	"silvertray/internal/page/access"
)

const (
	// heartbeat keeps a quiet stream open and finds phones that are gone.
	heartbeat = 15 * time.Second
	// slowest is how long a phone may take to accept an answer.
	slowest = 15 * time.Second
)

// events is a stream that announces each snapshot by its stamp. It begins with
// the last one, unless the device has that already.
func (p *Page) events(w http.ResponseWriter, r *http.Request, _ access.Visitor) {
	whose := p.holder(r)
	replaced, leave, err := p.streams.enter(whose)
	if err != nil {
		w.Header().Set("Retry-After", "10")
		http.Error(w, err.Error(), http.StatusServiceUnavailable)
		return
	}
	defer leave()
	woken, sleep := p.feed.watch()
	defer sleep()
	w.Header().Set("Content-Type", "text/event-stream")
	send := p.sender(w)
	if send("retry: 2000\n\n") != nil {
		return
	}
	beat := p.Clock.NewTicker(heartbeat)
	defer beat.Stop()
	known := r.Header.Get("Last-Event-ID")
	message := ""
	for p.visitor(r).MayLook() && p.holder(r) == whose {
		if stamp := p.feed.stamp(); stamp != known {
			known, message = stamp, fmt.Sprintf("id: %s\ndata: %s\n\n", stamp, stamp)
		}
		if send(message) != nil {
			return
		}
		select {
		case <-woken:
			message = "event: door\ndata: turned\n\n" // unless there is news
		case <-beat.Chan():
			message = ": still here\n\n"
		case <-replaced:
			_ = send("event: elsewhere\ndata: newer\n\n") // the device may be gone
			return
		case <-r.Context().Done():
			return
		}
	}
}

// sender writes at once, and gives up on a phone that does not accept it.
func (p *Page) sender(w http.ResponseWriter) func(string) error {
	control := http.NewResponseController(w)
	return func(text string) error {
		if err := control.SetWriteDeadline(time.Now().Add(slowest)); err != nil {
			return fmt.Errorf("bound a stream: %w", err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			return fmt.Errorf("send to a stream: %w", err)
		}
		return control.Flush()
	}
}
