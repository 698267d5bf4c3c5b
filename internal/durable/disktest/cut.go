package disktest

import (
	"maps"
	"math/rand/v2"
	"slices"
)

// sector is what a disk writes whole or not at all, in bytes.
const sector = 512

// Cut is a disk as this one may be found when power was lost after so many
// acts. What was synced is there. Of the rest, each sector of a write is there or
// not, and names have changed up to some moment.
func (d *Disk) Cut(acts int, r *rand.Rand) *Disk {
	d.mu.Lock()
	defer d.mu.Unlock()
	names := make(map[string]*file)
	var renamed []Act
	waiting := make(map[*file][]Act)
	safe := make(map[*file][]byte)
	var order []*file
	for _, a := range d.acts[:acts] {
		switch a.Kind {
		case Write, Truncate:
			if waiting[a.file] == nil {
				order = append(order, a.file)
			}
			waiting[a.file] = append(waiting[a.file], a)
		case Sync:
			for _, before := range waiting[a.file] {
				safe[a.file] = before.onto(safe[a.file], always)
			}
			waiting[a.file] = nil
		case SyncFolder:
			for _, before := range renamed {
				before.rename(names)
			}
			renamed = nil
		default:
			renamed = append(renamed, a)
		}
	}
	for _, a := range renamed[:r.IntN(len(renamed)+1)] {
		a.rename(names)
	}
	for _, f := range order {
		for _, a := range waiting[f] {
			safe[f] = a.onto(safe[f], func() bool { return r.IntN(2) == 0 })
		}
		waiting[f] = nil
	}
	found := make(map[string]*file)
	for _, path := range slices.Sorted(maps.Keys(names)) {
		found[path] = &file{slices.Clone(safe[names[path]])}
	}
	return clone(found)
}

// onto carries an act out on a file's bytes, as far as happens says so.
func (a Act) onto(data []byte, happens func() bool) []byte {
	if a.Kind == Truncate {
		if happens() && int64(len(data)) > a.At {
			return data[:a.At:a.At]
		}
		return data
	}
	end := a.At + int64(len(a.Data))
	for from := a.At; from < end; {
		to := min((from/sector+1)*sector, end)
		if happens() {
			if grow := to - int64(len(data)); grow > 0 {
				data = append(data, make([]byte, grow)...)
			}
			copy(data[from:to], a.Data[from-a.At:to-a.At])
		}
		from = to
	}
	return data
}

func always() bool { return true }
