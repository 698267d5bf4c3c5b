package offboard

import "silvertray/vision"

// patches gathers the px that are at least so bright, run by run and row by row:
// runs that touch are one patch.
type patches struct {
	light Light
	level uint8
	// above and here are the runs of the row before and of this one.
	above, here []run
	// whole returns which patch a patch has become a part of, itself at first; sums are
	// the patches' sums.
	whole []int
	sums  []sums
}

// run is px of one row that touch: from one on, up to before another, of a patch.
type run struct{ from, to, patch int }

// sums of the px of a patch: how many, of their places and squares, of their light.
type sums struct {
	n, x, y, xx, xy, yy, light float64
	// edge reports whether the patch touches the edge of the picture.
	edge bool
}

// cut finds the patches at one level, without those that touch the picture's
// edge. It writes over the patches of the level before: a picture has thousands.
func (p *patches) cut(level uint8) (all []island) {
	p.level, p.here, p.whole, p.sums = level, p.here[:0], p.whole[:0], p.sums[:0]
	for y := range p.light.high() {
		p.row(y)
	}
	for i, s := range p.sums {
		if p.whole[i] == i && !s.edge && s.n >= least && s.n < most*float64(len(p.light.Px)) {
			all = append(all, s.island(level))
		}
	}
	return all
}

// row adds the runs of a row.
func (p *patches) row(y int) {
	p.above, p.here = p.here, p.above[:0]
	px, next := p.light.Px[y*p.light.Wide:][:p.light.Wide], 0
	for x := 0; x < len(px); x++ {
		if px[x] < p.level {
			continue
		}
		from, light := x, 0
		for x < len(px) && px[x] >= p.level {
			light += int(px[x])
			x++
		}
		for next < len(p.above) && p.above[next].to <= from {
			next++
		}
		r := p.add(run{from: from, to: x}, y, light)
		for i := next; i < len(p.above) && p.above[i].from < x; i++ {
			p.join(r.patch, p.above[i].patch)
		}
		p.here = append(p.here, r)
	}
}

// add makes a patch of a run.
func (p *patches) add(r run, y, light int) run {
	r.patch = len(p.sums)
	edge := y == 0 || y == p.light.high()-1 || r.from == 0 || r.to == p.light.Wide
	n, v := float64(r.to-r.from), float64(y)
	x := n * float64(r.from+r.to-1) / 2
	p.whole = append(p.whole, r.patch)
	p.sums = append(p.sums, sums{n, x, n * v, squares(r.to-1) - squares(r.from-1), x * v, n * v * v, float64(light), edge})
	return r
}

// squares is the sum of all squares up to that of n.
func squares(n int) float64 { return float64(n*(n+1)*(2*n+1)) / 6 }

// root is the patch that a patch has become a part of.
func (p *patches) root(i int) int {
	for p.whole[i] != i {
		p.whole[i] = p.whole[p.whole[i]] // shorter for the next who asks
		i = p.whole[i]
	}
	return i
}

// join makes two patches one.
func (p *patches) join(a, b int) {
	if a, b = p.root(a), p.root(b); a == b {
		return
	}
	p.whole[b] = a
	s, o := &p.sums[a], p.sums[b]
	s.n, s.x, s.y, s.light, s.edge = s.n+o.n, s.x+o.x, s.y+o.y, s.light+o.light, s.edge || o.edge
	s.xx, s.xy, s.yy = s.xx+o.xx, s.xy+o.xy, s.yy+o.yy
}

func (s sums) island(level uint8) island {
	x, y := s.x/s.n, s.y/s.n
	around := spread{s.xx/s.n - x*x, s.xy/s.n - x*y, s.yy/s.n - y*y}
	return island{vision.Point{x, y}, around, int(s.n), float64(level), s.light / s.n}
}
