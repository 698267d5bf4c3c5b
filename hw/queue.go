package hw

import (
	"log/slog"
	"sync"
)

// waiting bounds how many presses a Queue holds. A panel may take 15 s for one
// picture, and nobody presses more than ten times a second.
const waiting = 256

// Queue joins the presses of any number of sources, in the order in which they were
// made, and holds them until they are taken. It never makes a source wait.
type Queue struct {
	log     *slog.Logger
	presses chan Key

	mu     sync.Mutex
	closed bool
}

var _ Keys = (*Queue)(nil)

// NewQueue returns an empty queue. A nil log discards what it has to say.
func NewQueue(log *slog.Logger) *Queue {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &Queue{log: log, presses: make(chan Key, waiting)}
}

// Presses returns the channel of presses. Close closes it; waiting presses can still
// be taken.
func (q *Queue) Presses() <-chan Key { return q.presses }

// Press adds a press at the end. Where too many wait it is lost, and logged.
func (q *Queue) Press(k Key) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return
	}
	select {
	case q.presses <- k:
	default:
		q.log.Warn("too many presses wait; this one is lost", "key", k, "waiting", waiting)
	}
}

// Repeat adds one more long press of a key that is held. It does nothing while a
// press waits, so that a held key steps as fast as the panel shows, and stops when
// it is let go.
func (q *Queue) Repeat(k Key) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.closed && len(q.presses) == 0 {
		q.presses <- k | Long
	}
}

// Follow adds the presses of other keys, and closes the queue when they end: so
// leaving the terminal ends the game.
func (q *Queue) Follow(keys Keys) {
	go func() {
		defer q.Close()
		for k := range keys.Presses() {
			q.Press(k)
		}
	}()
}

// Close lets no further press in. It may be called more than once.
func (q *Queue) Close() error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if !q.closed {
		q.closed = true
		close(q.presses)
	}
	return nil
}
