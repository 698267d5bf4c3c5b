package epaper

// window is a part of the RAM: bytes across, rows down, ends exclusive.
type window struct{ x0, y0, x1, y1 int }

func (w window) bytes() int { return max(w.x1-w.x0, 0) * max(w.y1-w.y0, 0) }

// windowCost is the cost of one more window, in bytes that could be sent in the
// time of its commands and the pauses between them.
const windowCost = 64

// mask marks the bytes of the RAM that have to be written.
type mask struct {
	stride int
	set    []bool
}

// changed marks the bytes in which not all frames are the same.
func changed(first *frame, others ...*frame) mask {
	m := mask{stride: first.stride, set: make([]bool, len(first.bits))}
	for _, f := range others {
		for i, b := range f.bits {
			m.set[i] = m.set[i] || b != first.bits[i]
		}
	}
	return m
}

// windows covers all marked bytes within w: by the smallest window around them,
// cut in two wherever that leaves out enough bytes to be worth it.
func (m mask) windows(w window) []window {
	w = m.shrink(w)
	if w.bytes() == 0 {
		return nil
	}
	rows := gap(w.y0, w.y1, func(y int) bool { return m.any(window{w.x0, y, w.x1, y + 1}) })
	columns := gap(w.x0, w.x1, func(x int) bool { return m.any(window{x, w.y0, x + 1, w.y1}) })
	across, down := rows.length()*(w.x1-w.x0), columns.length()*(w.y1-w.y0)
	switch {
	case max(across, down) <= windowCost:
		return []window{w}
	case across >= down:
		return append(m.windows(window{w.x0, w.y0, w.x1, rows.from}), m.windows(window{w.x0, rows.to, w.x1, w.y1})...)
	}
	return append(m.windows(window{w.x0, w.y0, columns.from, w.y1}), m.windows(window{columns.to, w.y0, w.x1, w.y1})...)
}

// any reports whether a byte within w is marked.
func (m mask) any(w window) bool {
	for y := w.y0; y < w.y1; y++ {
		for _, set := range m.set[y*m.stride+w.x0 : y*m.stride+w.x1] {
			if set {
				return true
			}
		}
	}
	return false
}

// shrink cuts off unmarked edges.
func (m mask) shrink(w window) window {
	for w.y0 < w.y1 && !m.any(window{w.x0, w.y0, w.x1, w.y0 + 1}) {
		w.y0++
	}
	for w.y0 < w.y1 && !m.any(window{w.x0, w.y1 - 1, w.x1, w.y1}) {
		w.y1--
	}
	for w.x0 < w.x1 && !m.any(window{w.x0, w.y0, w.x0 + 1, w.y1}) {
		w.x0++
	}
	for w.x0 < w.x1 && !m.any(window{w.x1 - 1, w.y0, w.x1, w.y1}) {
		w.x1--
	}
	return w
}

// span is a range of rows or columns; its end is exclusive.
type span struct{ from, to int }

func (s span) length() int { return s.to - s.from }

// gap is the longest range without anything used.
func gap(from, to int, used func(int) bool) (longest span) {
	run := span{from, from}
	for i := from; i < to; i++ {
		if used(i) {
			run.from = i + 1
		}
		if run.to = i + 1; run.length() > longest.length() {
			longest = run
		}
	}
	return longest
}
