package access

import "container/list"

// recent holds a value for each of many keys. When there are too many, the key
// that was not used for longest makes room.
type recent[V any] struct {
	most int
	of   map[string]*list.Element
	// used has the keys with their values, the latest first.
	used list.List
}

type entry[V any] struct {
	key   string
	value V
}

// get returns the value of a key, if it has one.
func (r *recent[V]) get(key string) (v V, ok bool) {
	e, ok := r.of[key]
	if !ok {
		return v, false
	}
	r.used.MoveToFront(e)
	return e.Value.(entry[V]).value, true
}

// put gives a key its value.
func (r *recent[V]) put(key string, v V) {
	if r.of == nil {
		r.of = make(map[string]*list.Element)
	}
	if e, ok := r.of[key]; ok {
		r.used.Remove(e)
	}
	r.of[key] = r.used.PushFront(entry[V]{key, v})
	if r.used.Len() > r.most {
		oldest := r.used.Remove(r.used.Back()).(entry[V])
		delete(r.of, oldest.key)
	}
}
